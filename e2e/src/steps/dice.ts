import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { balance, closeOverlays, shot } from './page.ts'

export async function playDice(page: Page) {
  await page.goto('/dice')
  await page.getByRole('button', { name: 'Prova' }).click()
  const seal = await page.getByTestId('server-seed-hash').innerText()
  expect(seal).toMatch(/^[0-9a-f]{64}$/)
  await closeOverlays(page)

  const before = await balance(page)
  await page.getByLabel('Valor da aposta').fill('5,00')
  await page.getByRole('button', { name: /^Apostar/ }).click()
  await expect(page.getByLabel(/^Rodada 1:/)).toBeVisible()
  await expect.poll(() => balance(page)).not.toBe(before)
  await shot(page, 'dice')

  await page.getByRole('button', { name: 'Prova' }).click()
  await page.getByRole('button', { name: 'Trocar e revelar' }).click()
  await expect(page.getByText('Semente revelada')).toBeVisible()
  await page.getByRole('button', { name: 'Verificar uma rodada deste par' }).click()
  await page.getByRole('button', { name: 'Verificar', exact: true }).click()
  await expect(page.getByText('Confere', { exact: true })).toBeVisible()
  await shot(page, 'verified')
  await closeOverlays(page)
}

/** Plays dice at the best chance until the deposit was wagered once. */
export async function unlockByPlay(page: Page) {
  await page.goto('/dice')
  await page.getByLabel('Chance').fill('98')
  await page.getByLabel('Valor da aposta').fill('10,00')
  for (let round = 2; round <= 10; round++) {
    const button = page.getByRole('button', { name: /^Apostar/ })
    await expect(button).toBeEnabled()
    await button.click()
    await expect(page.getByLabel(new RegExp(`^Rodada ${round - 1}:`)).first()).toBeVisible()
  }
}
