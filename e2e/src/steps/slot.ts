import { expect } from '@playwright/test'
import type { FrameLocator, Page } from '@playwright/test'
import { balance, shot } from './page.ts'

const slotOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Feira da Orla"]')

/** Finds the slot in the lobby by words and opens it. */
export async function openSlot(page: Page): Promise<FrameLocator> {
  await page.goto('/cassino')
  await page.getByLabel('Buscar jogo ou estúdio').fill('orla feira')
  await expect(page.getByText('1 jogo', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Favorito: Feira da Orla' }).click()
  await shot(page, 'lobby')
  await page.getByRole('link', { name: /Feira da Orla/ }).click()
  await expect(page).toHaveURL(/\/play\?game=orla\.feira$/)
  const slot = slotOf(page)
  await expect(slot.getByRole('button', { name: 'Girar' })).toBeEnabled({ timeout: 20_000 })
  return slot
}

const shownBalance = async (slot: FrameLocator) =>
  Number((await slot.locator('#balance').innerText()).replaceAll(/\D/g, ''))

/** Plays one round and gives what it changed, as the game and the server both say it. */
export async function spinOnce(page: Page, slot: FrameLocator): Promise<number> {
  const before = await shownBalance(slot)
  expect(before).toBe(await balance(page))
  await slot.getByRole('button', { name: 'Girar' }).click()
  const result = slot.locator('#result')
  await expect(result).toHaveText(/^(Prêmio: R\$|Sem prêmio)/, { timeout: 20_000 })
  const text = await result.innerText()
  const prize = text.startsWith('Prêmio') ? Number(text.replaceAll(/\D/g, '')) : 0
  await expect.poll(() => shownBalance(slot)).toBe(before - 100 + prize)
  await expect.poll(() => balance(page)).toBe(before - 100 + prize)
  await expect(slot.getByRole('button', { name: 'Girar' })).toBeEnabled()
  return prize - 100
}
