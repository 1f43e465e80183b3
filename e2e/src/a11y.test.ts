import { expect, test } from './test.ts'
import { HOUSE_GAMES } from '@jogada/core/games/house-games'
import type { Page } from '@playwright/test'
import { violations } from './steps/axe.ts'
import { visit, wholeHome } from './steps/page.ts'
import { enterAs, newPlayer } from './steps/player.ts'

test.use({ serviceWorkers: 'block' })

const OPEN_TO_ALL = [
  '/home',
  '/footballPage',
  '/cassino',
  '/conta',
  '/registros',
  '/vip',
  '/agentJl',
  '/ladderBonus',
  '/gamebouns',
  '/active',
  '/ajuda',
  '/suporte',
  '/limites',
  '/error',
] as const

const FOR_PLAYERS = [
  '/home',
  '/gameMess',
  '/signInSheet',
  '/conta',
  '/registros',
  '/registros?view=balance',
  '/registros?view=transfer',
  '/vip',
  '/agentJl',
  '/agentJl?from=2026-01-01',
  '/ladderBonus',
  '/gamebouns',
  '/share',
  '/ajuda',
  '/suporte',
  '/mensagens',
  '/limites',
  '/identidade',
] as const

const GAMES = HOUSE_GAMES.map((game) => `/${game}` as const)

/** For everybody; a player has bets, fields and a history besides. */
const TABLES = GAMES.filter((path) => path !== '/dice')

async function walk(page: Page, paths: readonly string[]) {
  const found: string[] = []
  for (const path of paths) {
    await visit(page, path)
    if (path === '/home') await wholeHome(page)
    found.push(...(await violations(page, path)))
  }
  return found
}

test('[R001] no page has an axe violation for a visitor, in any theme', async ({ page }) => {
  const found = await walk(page, OPEN_TO_ALL)
  await page.goto('/home')
  await page.getByRole('button', { name: 'Registrar' }).first().click()
  await expect(page.getByLabel('Repita a senha')).toBeVisible()
  found.push(...(await violations(page, 'register', '[role=dialog]')))
  expect(found).toEqual([])
})

test('[R001] no game of the house has an axe violation for a visitor, in any theme', async ({
  page,
}) => {
  expect(await walk(page, TABLES)).toEqual([])
})

test('[R001] no page has an axe violation for a player, in any theme', async ({ page }) => {
  await enterAs(page, await newPlayer({ deposit: '100.00' }))
  expect(await walk(page, FOR_PLAYERS)).toEqual([])
})

test('[R001] no game of the house has an axe violation for a player, also with its folds open', async ({
  page,
}) => {
  await enterAs(page, await newPlayer({ deposit: '100.00' }))
  const found: string[] = []
  for (const path of GAMES) {
    await visit(page, path)
    await page.getByRole('button', { name: 'Automático' }).click()
    found.push(...(await violations(page, `${path} automatic`)))
    await page.getByRole('button', { name: 'Manual' }).click()
    for (const fold of await page.locator('main summary').all()) await fold.click()
    found.push(...(await violations(page, path)))
  }
  expect(found).toEqual([])
})

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
