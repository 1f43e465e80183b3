import { createHmac } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'

const STEP_MS = 30_000
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The first administrator of the product under test. */
export const FIRST_OPERATOR = {
  email: 'chefia@example.com',
  password: 'farol-da-barra-52-marés',
} as const

/** The code that an authenticator app shows now for a secret in base 32 (RFC 6238). */
export function codeOf(secret: string, now: number): string {
  let bits = ''
  for (const letter of secret) bits += ALPHABET.indexOf(letter).toString(2).padStart(5, '0')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / STEP_MS)))
  const mac = createHmac('sha1', bytes).update(counter).digest()
  const offset = mac.at(-1)! & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

type Person = { readonly email: string; readonly password: string; readonly newPassword?: string }

/** Where the operators' authenticator apps keep their secrets: a test that runs again signs in with them. */
const authenticators = () => `${process.env['E2E_DATA_DIR']!}-authenticators`

/** The secret of somebody's authenticator app and the step of the last code that it gave. */
const appOf = (email: string) =>
  readFile(`${authenticators()}/${email}`, 'utf8')
    .then((text) => text.split(' '))
    .catch(() => [])

/** Types the code of an operator's authenticator app where the page asks for it. */
export async function typeCode(
  page: Page,
  email: string,
  { secret, ahead }: { readonly secret?: string; readonly ahead: number } = { ahead: 1 },
) {
  const [kept = secret!, used = '0'] = await appOf(email)
  await page.locator('input[inputmode=numeric]').first().click()
  const step = () => Math.floor(Date.now() / STEP_MS) + ahead
  await expect.poll(step, { timeout: 2 * STEP_MS }).toBeGreaterThan(Number(used))
  const chosen = step()
  await page.keyboard.type(codeOf(kept, chosen * STEP_MS))
  await mkdir(authenticators(), { recursive: true })
  await writeFile(`${authenticators()}/${email}`, `${kept} ${chosen}`)
}

/** Signs an operator in; the first time with a second factor set up, and a password of their own. */
export async function signIn(page: Page, { email, password, newPassword }: Person) {
  await page.goto('/ops')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel(/^Senha/).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  const isNew = (await appOf(email)).length === 0
  const secret = isNew ? await page.locator('code').innerText() : undefined
  if (newPassword) await page.getByLabel(/^Nova senha/).fill(newPassword)
  // each code serves once, and the server takes the one of the next step too
  await typeCode(page, email, secret === undefined ? { ahead: 1 } : { secret, ahead: 0 })
  if (isNew) await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByRole('heading', { name: 'Início' })).toBeVisible()
}

/** Gives the reason that an action asks for, and confirms it. */
export async function confirm(page: Page, reason: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motivo').fill(reason)
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await expect(dialog).toBeHidden()
}

/** Takes a person into the staff with these roles; gives the password that they begin with. */
export async function hire(admin: Page, person: { email: string; name: string }, roles: string[]) {
  await admin.getByRole('link', { name: 'Equipe' }).click()
  await admin.getByRole('button', { name: 'Nova pessoa' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill(person.email)
  await dialog.getByLabel('Nome').fill(person.name)
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  const password = await dialog.locator('code').innerText()
  await admin.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const row = admin.getByRole('row').filter({ hasText: person.email })
  await row.getByRole('button', { name: 'Perfis' }).click()
  await admin.getByRole('combobox', { name: 'Perfis' }).click({ force: true })
  for (const role of roles) await admin.getByRole('option', { name: role, exact: true }).click()
  await admin.keyboard.press('Tab')
  await confirm(admin, 'contratação')
  await expect(row.getByText(roles[0]!, { exact: true })).toBeVisible()
  return password
}

/** The browser of somebody who begins to work, with the password that `hire` gave. */
export async function beginWork(browser: Browser, email: string, password: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const desk = await context.newPage()
  await signIn(desk, { email, password, newPassword: 'pedra-do-sal-88-ondas' })
  return desk
}
