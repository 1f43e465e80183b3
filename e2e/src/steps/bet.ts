import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { closeOverlays, shot } from './page.ts'

/** Bets on a match that is shown again; one that ends meanwhile closes, and another one is taken. */
export async function bet(page: Page) {
  await page.goto('/footballPage')
  await page.getByRole('tab', { name: 'Ao vivo' }).click()
  await shot(page, 'football')
  const slip = page.getByRole('dialog')
  let turn = 0
  await expect(async () => {
    await page.goto('/footballPage')
    await page.getByRole('tab', { name: 'Ao vivo' }).click()
    await emptySlip(page)
    const open = page.getByRole('button', { name: /, cotação \d/, disabled: false })
    await expect(open.first()).toBeVisible({ timeout: 5000 })
    await open.nth((turn++ * 3) % (await open.count())).click({ timeout: 5000 })
    await page.getByRole('button', { name: /Cupom/ }).first().click()
    await slip.getByLabel('Valor da aposta').fill('10,00', { timeout: 5000 })
    await shot(page, 'slip')
    await expect(async () => {
      await slip
        .getByRole('button', { name: /^(Apostar|Aceitar nova cotação)/ })
        .click({ timeout: 2000 })
      await expect(slip.getByText('Aposta feita')).toBeVisible({ timeout: 4000 })
    }).toPass({ timeout: 15_000 })
  }).toPass({ timeout: 100_000 })
  await shot(page, 'slip-accepted')
  await slip.getByRole('button', { name: 'Minhas apostas' }).click()
  await expect(page.getByText('Em aberto').first()).toBeVisible()
  await shot(page, 'my-bets')
}

async function emptySlip(page: Page) {
  await page.getByRole('button', { name: /Cupom/ }).first().click()
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Tirar do cupom' })
  while ((await remove.count()) > 0) await remove.first().click({ timeout: 2000 })
  await closeOverlays(page)
}

export async function checkSettled(page: Page) {
  await page.getByRole('tab', { name: 'Encerradas' }).click()
  await expect(page.getByText(/^(Ganhou|Perdeu|Devolvida)/).first()).toBeVisible({
    timeout: 120_000,
  })
  await shot(page, 'bet-settled')
  await closeOverlays(page)
}
