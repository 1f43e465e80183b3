import { readFile } from 'node:fs/promises'
import { expect, test } from './test.ts'
import type { Page } from '@playwright/test'
import { balance } from './steps/page.ts'
import { enterAs, newPlayer } from './steps/player.ts'

/** A price of a match that has not begun, in four matches of the list. */
async function chooseFour(page: Page) {
  await page.goto('/footballPage')
  await page.getByRole('tab', { name: /^Próximos/ }).click()
  const rows = page
    .getByRole('article')
    .filter({ hasNot: page.getByText('Reprise') })
    .filter({ has: page.getByRole('button', { name: /, cotação \d/ }) })
  await expect(rows.nth(3)).toBeVisible()
  for (let at = 0; at < 4; at++) {
    await rows
      .nth(at)
      .getByRole('button', { name: /, cotação \d/ })
      .first()
      .click()
  }
}

test('[R078] [R083] a Yankee is placed, half of it sold, the rest offered again, and it is repeated', async ({
  page,
}) => {
  await enterAs(page, await newPlayer({ deposit: '100.00' }))
  const held = await balance(page)
  await chooseFour(page)
  await page.getByRole('button', { name: /Cupom/ }).first().click()
  const slip = page.getByRole('dialog')
  await slip.getByRole('button', { name: 'Sistema' }).click()
  await slip.getByRole('button', { name: /^Yankee/ }).click()
  await slip.getByLabel('Valor da aposta').fill('11,00')
  await expect(slip.getByText(/11 apostas de R\$\s1,00/)).toBeVisible()
  await slip.getByRole('button', { name: /^Apostar/ }).click()
  await expect(slip.getByText('Aposta feita')).toBeVisible()
  await expect(slip.getByText('Yankee · 4 seleções · 11 apostas')).toBeVisible()
  await expect.poll(() => balance(page)).toBe(held - 1100)

  await slip.getByRole('button', { name: 'Minhas apostas' }).click()
  await page.getByRole('tab', { name: 'Cash-out' }).click()
  await page.getByRole('slider').fill('50')
  await page.getByRole('button', { name: /^Cash-out R\$/ }).click()
  await page.getByRole('button', { name: /^Confirmar e receber R\$/ }).click()
  await expect(page.getByText(/^Você recebeu R\$/)).toBeVisible()
  await expect(page.getByText('Ainda em jogo').locator('..')).toContainText('5,50')
  await expect.poll(() => balance(page)).toBeGreaterThan(held - 1100)
  await page.getByRole('button', { name: 'Ver nova oferta' }).click()
  await expect(page.getByRole('button', { name: /^Cash-out R\$/ })).toBeVisible()

  await test.step('the picture of the bet is as high as its four legs need', async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Compartilhar' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toMatch(/^jogada-\d+\.png$/)
    const picture = await readFile(await saved.path())
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1434])
  })

  await page.getByRole('button', { name: 'Repetir' }).click()
  await expect(slip.getByRole('button', { name: 'Tirar do cupom' })).toHaveCount(4)
  await expect(slip.getByRole('button', { name: /^Yankee/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
