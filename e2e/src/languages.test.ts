import { expect, test } from './test.ts'
import { HOUSE_GAMES } from '@jogada/core/games/house-games'
import type { Page } from '@playwright/test'
import { still } from './steps/axe.ts'
import { atRest, shot, visit, wholeHome } from './steps/page.ts'
import { enterAs, newPlayer } from './steps/player.ts'
import { cutOff } from './steps/sideways.ts'
import { showStretched } from './steps/stretched-texts.ts'

// the worker would answer for the catalogue that is stretched here
test.use({ serviceWorkers: 'block', viewport: { width: 320, height: 700 } })

const OPEN_TO_ALL = [
  '/home',
  '/footballPage',
  '/cassino',
  ...HOUSE_GAMES.filter((game) => game !== 'dice').map((game) => `/${game}`),
  '/error',
]

const FOR_PLAYERS = ['/home', '/dice', '/signInSheet', '/conta', '/registros', '/gameMess'] as const

async function walk(page: Page, kind: string, paths: readonly string[]) {
  const found: string[] = []
  for (const path of paths) {
    await visit(page, path)
    if (path === '/home') await wholeHome(page)
    await still(page)
    await shot(page, `${kind}-320${path.replaceAll('/', '-')}`)
    found.push(...(await cutOff(page)).map((what) => `${path}: ${what}`))
  }
  return found
}

for (const kind of ['pseudo', 'longest'] as const) {
  test(`[R072] [R001] no screen cuts off the ${kind} texts at 320 px`, async ({ page }) => {
    const menu = await showStretched(page, kind)
    expect(await walk(page, kind, OPEN_TO_ALL)).toEqual([])
    await visit(page, '/home')
    await page.getByRole('button', { name: menu }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await atRest(page)
    await shot(page, `${kind}-320-menu`)
    expect(await cutOff(page)).toEqual([])
  })

  test(`[R072] [R001] no player's screen cuts off the ${kind} texts at 320 px`, async ({
    page,
  }) => {
    await enterAs(page, await newPlayer())
    await showStretched(page, kind)
    expect(await walk(page, `${kind}-player`, FOR_PLAYERS)).toEqual([])
  })
}

test('[R072] a player chooses a language, keeps the place, and is answered in it', async ({
  page,
}) => {
  await page.goto('/footballPage')
  await page.getByRole('button', { name: 'Menu' }).first().click()
  await page.getByRole('button', { name: /^English/ }).click()
  await expect(
    page.getByRole('dialog').getByText(/all amounts are in Brazilian reais/),
  ).toBeVisible()
  await shot(page, 'languages-320')
  expect(new URL(page.url()).pathname).toBe('/footballPage')
  const asked = page.waitForRequest((request) => request.headers()['lang'] === 'en_US')
  await page.reload()
  expect((await asked).headers()['curreny']).toBe('GBP')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
})
