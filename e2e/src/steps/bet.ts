import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { closeOverlays, shot } from './page.ts'

/**
 * Bets on a match that is shown again, at whatever price it has when the bet comes in; one that
 * closes meanwhile, or in which a goal falls, is followed by another one.
 */
export async function bet(page: Page) {
  await openLive(page)
  await shot(page, 'football')
  const slip = page.getByRole('dialog')
  await expect(async () => {
    await openLive(page)
    await emptySlip(page)
    await (await youngestOpenPrice(page)).click({ timeout: 8000 })
    await page.getByRole('button', { name: /Cupom/ }).first().click({ timeout: 8000 })
    await slip.getByLabel('Valor da aposta').fill('10,00', { timeout: 8000 })
    await slip.getByLabel('Mudança de cotação').selectOption('Qualquer cotação', { timeout: 8000 })
    await shot(page, 'slip')
    await slip
      .getByRole('button', { name: /^(Apostar|Aceitar nova cotação)/ })
      .click({ timeout: 8000 })
    await expect(slip.getByText('Aposta feita')).toBeVisible({ timeout: 15_000 })
  }).toPass({ timeout: 300_000 })
  await shot(page, 'slip-accepted')
  await slip.getByRole('button', { name: 'Minhas apostas' }).click()
  await expect(page.getByText('Em aberto').first()).toBeVisible()
  await shot(page, 'my-bets')
}

async function openLive(page: Page) {
  await page.goto('/footballPage', { timeout: 60_000 })
  await page.getByRole('tab', { name: 'Ao vivo' }).click({ timeout: 30_000 })
}

/**
 * A price of the match that has run for the shortest time: at this speed one lasts a minute. One
 * without a clock comes last, for it is closed as soon as it runs.
 */
async function youngestOpenPrice(page: Page) {
  const open = page.getByRole('button', { name: /, cotação \d/, disabled: false })
  await expect(open.first()).toBeVisible({ timeout: 8000 })
  const matches = page.getByRole('article').filter({ has: open })
  const minutes = await matches.evaluateAll((articles) =>
    articles.map((article) => Number(/(\d+)(?:\+\d+)?'/.exec(article.textContent)?.[1] ?? 90)),
  )
  return matches
    .nth(minutes.indexOf(Math.min(...minutes)))
    .getByRole('button', {
      name: /, cotação \d/,
      disabled: false,
    })
    .first()
}

async function emptySlip(page: Page) {
  await page.getByRole('button', { name: /Cupom/ }).first().click({ timeout: 8000 })
  const slip = page.getByRole('dialog', { name: 'Cupom' })
  // its code may still be on the way: what is not there yet has nothing in it, and opens later
  await expect(slip).toBeVisible({ timeout: 30_000 })
  const remove = slip.getByRole('button', { name: 'Tirar do cupom' })
  while ((await remove.count()) > 0) await remove.first().click({ timeout: 8000 })
  await closeOverlays(page)
}

export async function checkSettled(page: Page) {
  await page.getByRole('tab', { name: 'Encerradas' }).click()
  await expect(page.getByText(/^(Ganhou|Perdeu|Devolvida)/).first()).toBeVisible({
    timeout: 240_000,
  })
  await shot(page, 'bet-settled')
  await closeOverlays(page)
}
