import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { closeOverlays, shot } from './page.ts'

export async function bet(page: Page) {
  await page.goto('/footballPage')
  await page.getByRole('tab', { name: 'Ao vivo' }).click()
  await shot(page, 'football')
  await page
    .getByRole('button', { name: /, cotação \d/ })
    .first()
    .click()
  await page.getByRole('button', { name: /Cupom/ }).first().click()
  const slip = page.getByRole('dialog')
  await slip.getByLabel('Valor da aposta').fill('10,00')
  await shot(page, 'slip')
  await expect(async () => {
    await slip.getByRole('button', { name: /^(Apostar|Aceitar nova cotação)/ }).click()
    await expect(slip.getByText('Aposta feita')).toBeVisible({ timeout: 4000 })
  }).toPass({ timeout: 60_000 })
  await shot(page, 'slip-accepted')
  await slip.getByRole('button', { name: 'Minhas apostas' }).click()
  await expect(page.getByText('Em aberto').first()).toBeVisible()
  await shot(page, 'my-bets')
}

export async function checkSettled(page: Page) {
  await page.getByRole('tab', { name: 'Encerradas' }).click()
  await expect(page.getByText(/^(Ganhou|Perdeu|Devolvida)/).first()).toBeVisible({
    timeout: 120_000,
  })
  await shot(page, 'bet-settled')
  await closeOverlays(page)
}
