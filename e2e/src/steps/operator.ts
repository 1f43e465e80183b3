import { createHmac } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

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

/** Signs an operator in for the first time: password, second factor, and a password of their own. */
export async function enrol(page: Page, { email, password, newPassword }: Person) {
  await page.goto('/ops')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel(/^Senha/).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  const secret = await page.locator('code').innerText()
  if (newPassword) await page.getByLabel(/^Nova senha/).fill(newPassword)
  const code = codeOf(secret, Date.now())
  await page.locator('input[inputmode=numeric]').first().click()
  await page.keyboard.type(code)
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByRole('heading', { name: 'Início' })).toBeVisible()
}

/** Gives the reason that an action asks for, and confirms it. */
export async function confirm(page: Page, reason: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motivo').fill(reason)
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await expect(dialog).toBeHidden()
}
