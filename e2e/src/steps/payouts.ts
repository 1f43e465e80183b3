import { devices, expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { game, user } from '@jogada/contract'
import { shot } from './page.ts'
import { ask, depositFor, enterAs, newPlayer } from './player.ts'
import type { Player } from './player.ts'
import { askForWithdrawal, openWithdrawals } from './money.ts'

const PACKAGE = '5000.00'
// from here on two operators decide
const AMOUNT = '5000,00'
const STAKE = '250.00'

/** A player who paid twice and has wagered all of it, at odds that leave more than half for sure. */
async function playerWithMoney(): Promise<Player> {
  const player = await newPlayer({ deposit: PACKAGE })
  await depositFor(player, PACKAGE)
  for (;;) {
    const { locked } = await ask(user.getBalance, {}, player)
    if (locked === '0.00') return player
    const body = { stake: STAKE, target: 9_800, direction: 'under' } as const
    await ask(game.betDice, { body }, player)
  }
}

/** Approves the player's withdrawal as the operator whose page this is. */
async function approve(desk: Page, playerId: string, note: string) {
  await desk
    .getByRole('link', { name: /^Saques/ })
    .first()
    .click()
  const row = desk.getByRole('row').filter({ hasText: new RegExp(`#${playerId}(?!\\d)`) })
  await row.getByRole('button', { name: 'Aprovar' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Anotação').fill(note)
  await dialog.getByRole('button', { name: 'Aprovar' }).click()
  return { row, dialog }
}

/** A large withdrawal: asked for by its player, let through by two people, paid and seen as paid. */
export async function payLarge(browser: Browser, first: Page, second: Page) {
  const player = await playerWithMoney()
  const { uId } = await ask(user.userInfo, {}, player)
  const context = await browser.newContext({ ...devices['Pixel 5'], locale: 'pt-BR' })
  const phone = await context.newPage()
  await enterAs(phone, player)
  await openWithdrawals(phone)
  await askForWithdrawal(phone, AMOUNT, player.cpf)
  await openWithdrawals(phone)
  await expect(phone.getByText('Em análise').first()).toBeVisible()

  const { row, dialog } = await approve(first, uId, 'conferi o histórico')
  await expect(dialog).toBeHidden()
  await expect(row.getByRole('cell', { name: '1/2', exact: true })).toBeVisible()
  await shot(first, 'ops-payout-first')
  // one person is not two
  await row.getByRole('button', { name: 'Ver' }).click()
  await expect(dialog.getByText('Você já aprovou este saque; falta outra pessoa.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Recusar' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Aprovar' })).toHaveCount(0)
  await shot(first, 'ops-payout-again')
  await first.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(phone.getByText('Em análise').first()).toBeVisible()

  const last = await approve(second, uId, 'também conferi')
  await expect(last.dialog).toBeHidden()
  await expect(last.row).toHaveCount(0)
  await expect(async () => {
    await openWithdrawals(phone)
    await expect(phone.getByText('Pago', { exact: true }).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await shot(phone, 'payout-paid')
  await context.close()
}
