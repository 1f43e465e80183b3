import { expect, test } from './test.ts'
import type { Page } from '@playwright/test'
import { sport } from '@jogada/contract'
import { beginWork, confirm, FIRST_OPERATOR, hire, signIn } from './steps/operator.ts'
import { shot } from './steps/page.ts'
import { cutOff } from './steps/sideways.ts'
import { ask, newPlayer } from './steps/player.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

const MOST = 'Eventos por vir e ao vivo: Aposta máxima'

/** Tries a bet of that many reais on the first outcome, as the open dialog offers it. */
async function tryStake(desk: Page, reais: string) {
  const dialog = desk.getByRole('dialog', { name: 'Testar aposta' })
  await dialog.getByLabel('Valor').fill(reais)
  await dialog.getByRole('button', { name: 'Testar', exact: true }).click()
  return dialog.getByRole('alert')
}

test('[SPB-07] two people lower what a bet may stake, a tried bet says so, and a player’s bet is refused by it', async ({
  page: admin,
  browser,
}) => {
  const at = Date.now()
  await signIn(admin, FIRST_OPERATOR)
  const [trader, risk] = [`mesa${at}@example.com`, `limite${at}@example.com`]
  const traderPassword = await hire(admin, { email: trader, name: 'Mesa de Teste' }, ['Trader'])
  const riskPassword = await hire(admin, { email: risk, name: 'Risco de Teste' }, ['Risco'])
  const desk = await beginWork(browser, trader, traderPassword)
  const second = await beginWork(browser, risk, riskPassword)

  await test.step('a trader asks for a lower limit, which does not hold yet', async () => {
    await desk.getByRole('link', { name: 'Mercados' }).click()
    await desk.getByRole('link', { name: 'Limites de apostas' }).click()
    await expect(desk.getByLabel(MOST)).not.toHaveValue('30,00')
    await desk.getByLabel(MOST).fill('30,00')
    await shot(desk, 'ops-limits')
    await desk.getByRole('button', { name: 'Salvar' }).click()
    await confirm(desk, 'menos risco no fim de semana')
    await desk.reload()
    await expect(desk.getByLabel(MOST)).toBeVisible()
    await expect(desk.getByLabel(MOST)).not.toHaveValue('30,00')
  })

  await test.step('another person lets it in', async () => {
    await second.goto('/ops/segunda-pessoa')
    const asked = second
      .locator('.mantine-Card-root')
      .filter({ hasText: 'menos risco no fim de semana' })
    await shot(second, 'ops-limits-asked')
    await asked.getByRole('button', { name: 'Aprovar' }).click()
    await second.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).click()
    await desk.reload()
    await expect(desk.getByLabel(MOST)).toHaveValue('30,00')
  })

  const player = await newPlayer({ deposit: '100.00' })
  const events = await ask(sport.sportEvents, { query: { when: 'upcoming' } }, player)
  // the others are replays, which have limits of their own
  const event = events.find(({ replay }) => !replay)!

  await test.step('a tried bet says what fits, and moves nothing', async () => {
    await desk.goto(`/ops/mercados/${encodeURIComponent(event.eventId)}`)
    await desk.getByRole('button', { name: 'Testar aposta' }).click()
    const tooMuch = await tryStake(desk, '31,00')
    await expect(tooMuch).toContainText('Esta aposta seria recusada.')
    await expect(tooMuch).toContainText(/Maior valor que cabe R\$\s*30,00/)
    await shot(desk, 'ops-tried-refused')
    const fits = await tryStake(desk, '30,00')
    await expect(fits).toContainText('Esta aposta passaria agora.')
    await desk.setViewportSize({ width: 393, height: 852 })
    // the closed menu is beside the window, and nobody is to come to it by keys
    await expect(desk.locator('nav').first()).toBeHidden()
    expect(await cutOff(desk)).toEqual([])
    await shot(desk, 'ops-tried-393')
  })

  await test.step('a player’s bet meets the same limit', async () => {
    const { outcomeId, odds } = event.markets[0]!.outcomes[0]!
    const bet = (stake: string) =>
      ask(
        sport.placeBet,
        { body: { stake, outcomeId, seenOdds: odds, oddsPolicy: 'any' as const } },
        player,
      )
    await expect(bet('31.00')).rejects.toThrow()
    const { bet: placed } = await bet('30.00')
    expect(placed.stake).toBe('30.00')
  })
})
