import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { register } from './steps/account.ts'
import { closeOverlays } from './steps/page.ts'

const OPEN_TO_ALL = [
  '/home',
  '/footballPage',
  '/cassino',
  '/limbo',
  '/mines',
  '/rowDouble',
  '/double',
  '/luckyColor',
  '/conta',
  '/registros',
  '/error',
] as const

const FOR_PLAYERS = [
  '/home',
  '/dice',
  '/gameMess',
  '/signInSheet',
  '/conta',
  '/registros',
  '/registros?view=balance',
  '/registros?view=transfer',
] as const

/** With bets, fields and history that only a player has. */
const GAMES = ['/dice', '/limbo', '/mines', '/rowDouble', '/double', '/luckyColor'] as const

const TABLES = ['/limbo', '/mines', '/rowDouble', '/double', '/luckyColor'] as const

/** What axe finds wrong with what is shown now, each with the place it was found at. */
async function violations(page: Page, where: string) {
  await page.evaluate(() => document.fonts.ready)
  await settled(page)
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${where} ${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
  )
}

/** Waits until nothing moves: colours in a transition are nobody's colours. */
const settled = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ playState, effect }) =>
                playState === 'running' && effect?.getTiming().iterations !== Infinity,
            ).length,
      ),
    )
    .toBe(0)

async function walk(page: Page, paths: readonly string[]) {
  const found: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('main')).toBeVisible()
    await page.waitForLoadState('networkidle').catch(() => {})
    found.push(...(await violations(page, path)))
  }
  return found
}

/** Opens what a button opens, looks at it, and closes it again. */
async function look(page: Page, names: readonly (string | RegExp)[]) {
  const found: string[] = []
  for (const name of names) {
    await page.getByRole('button', { name }).first().click()
    const dialog = page.getByRole('dialog').last()
    await expect(dialog).toBeVisible()
    await page.waitForTimeout(600)
    found.push(...(await violations(page, String(name))))
    await closeOverlays(page)
  }
  return found
}

for (const theme of ['dark', 'light']) {
  test(`[R001] no page has an axe violation for a visitor, ${theme}`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('jogada.theme', value), theme)
    expect(await walk(page, OPEN_TO_ALL)).toEqual([])
  })
}

test('[R001] no overlay has an axe violation for a visitor', async ({ page }) => {
  await page.goto('/home')
  const found = await look(page, ['Entrar', 'Registrar', 'Menu', /Cupom/, /Jogo, time/])
  for (const path of TABLES) {
    await page.goto(path)
    found.push(...(await look(page, ['Regras', 'Prova', 'Som, teclas e sessão'])))
  }
  expect(found).toEqual([])
})

test('[R001] no page and no overlay has an axe violation for a player', async ({ page }) => {
  await page.goto('/home')
  await register(page, `a11y-${Date.now()}@example.com`)
  await closeOverlays(page)
  const found = await walk(page, FOR_PLAYERS)
  await page.goto('/home')
  found.push(...(await look(page, ['Abrir minha conta', 'Menu', /^Depositar/])))
  await page.getByRole('button', { name: 'Abrir minha conta' }).click()
  found.push(...(await look(page, ['Segurança'])))
  await page.getByRole('button', { name: 'Abrir minha conta' }).click()
  found.push(...(await look(page, ['Alterar senha'])))
  expect(found).toEqual([])
})

for (const theme of ['dark', 'light']) {
  test(`[R001] no game of the house has an axe violation for a player, ${theme}, also with its folds open`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('jogada.theme', value), theme)
    await page.goto('/home')
    await register(page, `games-${theme}-${Date.now()}@example.com`)
    await closeOverlays(page)
    const found: string[] = []
    for (const path of GAMES) {
      await page.goto(path)
      await expect(page.locator('main')).toBeVisible()
      await page.getByRole('button', { name: 'Automático' }).click()
      found.push(...(await violations(page, `${path} automatic`)))
      await page.getByRole('button', { name: 'Manual' }).click()
      for (const fold of await page.locator('main summary').all()) await fold.click()
      found.push(...(await violations(page, path)))
    }
    expect(found).toEqual([])
  })
}

test('[R001] text over a night scene is light in the light theme too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('jogada.theme', 'light'))
  for (const path of ['/limbo', '/rowDouble']) {
    await page.goto(path)
    // axe does not know what lies under text on a gradient
    const lightness = await page.getByRole('button', { name: 'Regras' }).evaluate((button) => {
      const probe = document.createElement('canvas').getContext('2d')!
      probe.fillStyle = getComputedStyle(button).color
      probe.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = probe.getImageData(0, 0, 1, 1).data
      return (red + green + blue) / 3
    })
    expect(lightness, path).toBeGreaterThan(150)
  }
})
