import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium as browserType, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { user } from '@jogada/contract'
import type { Pool } from 'pg'
import { CAPTCHA } from '../../apps/server/src/testkit/test-server.ts'
import { deposit } from '../drill/crowd.ts'
import type { Scene } from '../../apps/server/src/testkit/known-player.ts'
import type { Player } from '../drill/crowd.ts'

const CPF = '52998224725'
const PASSWORD = 'calçadão-9-ondas'
/** A step may need a second try while its process dies; it may not need more time than this. */
const AGAIN_WITHIN_MS = 20_000

type Options = {
  readonly url: string
  readonly chromium: string
  readonly pool: Pool
  readonly stage: Scene
}

/** One player in a browser, at a product whose processes come and go. */
export async function openVisit({ url, chromium, pool, stage }: Options) {
  const browser = await browserType.launch({
    executablePath: chromium,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  const viewport = { width: 393, height: 852 }
  const context = await browser.newContext({ baseURL: url, viewport, locale: 'pt-BR' })
  const page = await context.newPage()
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(`the page threw: ${error.message}`))
  let player: Player | null = null
  let rounds = 0
  let steps = 0
  const shots = process.env['SCREENSHOTS']
  if (shots) await mkdir(shots, { recursive: true })
  const shot = async (name: string) =>
    shots && void (await page.screenshot({ path: join(shots, `${name}.png`) }))

  return {
    failures,
    summary: () => `${rounds} rounds of dice and ${steps} looks at live matches in the browser`,
    /** Registers on the page, and hears on the page of a deposit that the bank confirms. */
    async arrive() {
      const email = `jornada${process.pid}@example.com`
      await page.goto('/home')
      await register(page, email)
      player = await playerOf(pool, page, email)
      const { token } = player
      const body = { name: 'Ana Lima Souza', cardNo: CPF }
      await stage.server().call(user.updateKyc, { body }, { token })
      await deposit(stage, player)
      await expect.poll(() => balance(page), { timeout: 30_000 }).toBe(20_000)
    },
    /** A round of dice and a look at what is live, each again where the first try met a death. */
    async playOn() {
      await again(async () => {
        await closeOverlays(page)
        await page.goto('/dice')
        const before = await roundsOf(pool, player!)
        await page.getByLabel('Valor da aposta').fill('1,00')
        await page.getByRole('button', { name: /^Apostar/ }).click({ timeout: 3000 })
        await expect.poll(() => roundsOf(pool, player!), { timeout: 3000 }).toBeGreaterThan(before)
        await expect.poll(() => balance(page), { timeout: 5000 }).toBe(await cash(pool, player!))
        rounds++
      })
      await shot(`dice-${rounds}`)
      await again(async () => {
        await page.goto('/footballPage')
        await page.getByRole('tab', { name: 'Ao vivo' }).click({ timeout: 3000 })
        const price = page.getByRole('button', { name: /, cotação \d/ })
        await expect(price.first()).toBeVisible({ timeout: 8000 })
        steps++
      })
      await shot(`live-${steps}`)
    },
    /** What the page shows is what the books say. */
    async compare() {
      await again(async () => {
        await page.goto('/home')
        await expect.poll(() => balance(page), { timeout: 5000 }).toBe(await cash(pool, player!))
      })
      await shot('end')
    },
    close: () => browser.close(),
  }
}

const again = (step: () => Promise<void>) => expect(step).toPass({ timeout: AGAIN_WITHIN_MS })

async function register(page: Page, email: string) {
  await page.getByRole('button', { name: 'Registrar' }).first().click()
  const form = page.getByRole('dialog')
  await form.getByLabel('E-mail', { exact: true }).fill(email)
  await form.getByLabel('Celular').fill('11987654321')
  await form.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Repita a senha').fill(PASSWORD)
  await expect(form.getByAltText('Imagem com o código de verificação')).toBeVisible()
  await form.getByLabel('Código da imagem', { exact: true }).fill(CAPTCHA)
  await form.getByRole('button', { name: 'Criar minha conta' }).click()
  await expect.poll(() => balance(page)).toBe(0)
  await closeOverlays(page)
}

async function closeOverlays(page: Page) {
  for (let open = 0; open < 4; open++) {
    if (!(await page.getByRole('dialog').last().isVisible())) return
    await page.keyboard.press('Escape')
    await page.waitForTimeout(300)
  }
}

/** The cash that the top bar shows, in centavos. */
async function balance(page: Page): Promise<number> {
  const text = await page
    .getByRole('button', { name: /^Saldo R\$/, includeHidden: true })
    .first()
    .textContent()
  return Number(text!.replaceAll(/\D/g, ''))
}

async function playerOf(pool: Pool, page: Page, email: string): Promise<Player> {
  const { rows } = await pool.query<{ player_id: bigint }>(
    'SELECT player_id FROM account.player WHERE email = $1',
    [email],
  )
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).map(([, kept]) => String(kept)),
  )
  const token = kept
    .map((text) => text.replaceAll('"', ''))
    .find((text) => /^[\w-]{43}$|^[0-9a-f]{64}$/.test(text))
  if (!token) throw new Error('the page keeps no session')
  const counts = { ordersMade: 0, ordersLost: 0, paymentsMade: 0, paymentsLost: 0 }
  return { playerId: rows[0]!.player_id, email, cpf: CPF, token, operations: [], ...counts }
}

async function roundsOf(pool: Pool, { playerId }: Player): Promise<number> {
  const { rows } = await pool.query<{ count: bigint }>(
    'SELECT count(*) FROM casino.round WHERE player_id = $1',
    [playerId],
  )
  return Number(rows[0]!.count)
}

async function cash(pool: Pool, { playerId }: Player): Promise<number> {
  const { rows } = await pool.query<{ balance: bigint }>(
    'SELECT balance FROM ledger.account WHERE owner = $1 AND account = 1',
    [playerId],
  )
  return Number(rows[0]?.balance ?? 0n)
}
