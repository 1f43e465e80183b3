import { expect, test } from './test.ts'
import { HOUSE_GAMES } from '@jogada/core/games/house-games'
import type { Page } from '@playwright/test'
import { closeOverlays, visit, wholeHome } from './steps/page.ts'

/** Waits until the page has what it asked for, down to its footer. */
async function filled(page: Page) {
  await expect(page.locator('footer')).toBeAttached()
  // a match, which may just have ended and have no price any more
  await expect(page.getByRole('article').first()).toBeAttached()
  await expect(page.locator('.wave-shimmer')).toHaveCount(0)
}

test('[R011] [R044] an invitation link carries its code into the registration', async ({
  page,
}) => {
  await page.goto('/yAMIGO77')
  await expect(page).toHaveURL(/\/home$/)
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Código de convite')).toHaveValue('AMIGO77')
  await page.reload()
  await closeOverlays(page)
  await page.getByRole('button', { name: 'Registrar' }).first().click()
  await expect(form.getByLabel('Código de convite')).toHaveValue('AMIGO77')
})

test('[R010] [R013] [R018] every other way in ends at home', async ({ page }) => {
  for (const path of ['/', '/main', '/no/such/page', '/vipp']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/home$/)
  }
})

test('[R010] home draws what lies below the first screen when somebody comes near it', async ({
  page,
}) => {
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Jogos da casa' })).toBeVisible()
  await expect(page.locator('.wave-shimmer')).toHaveCount(0)
  const next = page.getByRole('heading', { name: 'Próximos jogos' })
  await expect(next).toHaveCount(0)
  // by keys as by finger: whoever is at the last of the games meets the rest before the footer
  await page.getByRole('link', { name: /^Cor da sorte/i }).focus()
  await expect(next).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Como a prova funciona' })).toBeAttached()
})

test('the first sight of a page waits for none of its parts: neither styles nor scripts nor letters', async ({
  page,
}) => {
  let held = 0
  await page.route('**/assets/**', () => {
    held += 1
  })
  await page.goto('/home', { waitUntil: 'commit' })
  const promise = page.getByRole('heading', { name: 'O jogo é aberto.' })
  await expect(promise).toHaveCSS('font-weight', '700')
  await expect(promise).toHaveCSS('color', 'rgb(255, 255, 255)')
  const painted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect.poll(painted).toBe(1)
  expect(held).toBeGreaterThan(3)
})

const marked = (page: Page, name: string) => page.locator(`[data-${name}]`)

/** Marks the first heading of the page: what is made anew has no mark. */
const mark = (page: Page, name: string) =>
  page
    .locator('main h1:visible')
    .first()
    .evaluate((heading, attribute) => heading.setAttribute(attribute, ''), `data-${name}`)

test('[R019] home alone is kept alive: it is where and as it was when the player comes back to it', async ({
  page,
}) => {
  await page.goto('/home')
  await wholeHome(page)
  await mark(page, 'first-home')
  await page.evaluate(() => window.scrollTo(0, 500))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
  const bar = page.getByRole('navigation', { name: 'Principal' })
  await bar.getByRole('link', { name: 'Esportes' }).click()
  await expect(page).toHaveURL(/\/footballPage/)
  await expect(marked(page, 'first-home')).toBeHidden()
  await mark(page, 'first-list')
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
  await expect(marked(page, 'first-home')).toHaveCount(1)
  await expect(marked(page, 'first-list')).toHaveCount(0)
})

test('[R202] one rem is a hundredth of a 393 px design, and 130 px on a desktop', async ({
  page,
}) => {
  const rootSize = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  await page.goto('/home')
  expect(await rootSize()).toBeCloseTo(100, 1)
  await page.setViewportSize({ width: 320, height: 700 })
  await expect.poll(rootSize).toBeCloseTo(320 / 3.93, 1)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(rootSize).toBeCloseTo(130, 1)
})

for (const width of [320, 393, 768, 1280]) {
  test(`[R001] nothing is cut off sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 852 })
    for (const path of ['/home', '/footballPage']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      if (path === '/home') await wholeHome(page)
      await filled(page)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, path).toBeLessThanOrEqual(0)
    }
    await page.goto('/home')
    const tiles = page.getByRole('region', { name: 'Jogos da casa' }).getByRole('link')
    await expect(tiles.filter({ hasText: /Retorno teórico \d/ })).toHaveCount(6)
    const cut = await tiles.evaluateAll((links) =>
      links.flatMap((link) => (link.scrollHeight > link.clientHeight ? [link.textContent] : [])),
    )
    expect(cut).toEqual([])
  })
}

test('a desktop opens the slip where it does not stand beside the page already', async ({
  page,
}) => {
  const ways = page.getByRole('navigation', { name: 'Principal' })
  const slipWay = ways.getByRole('button', { name: /Cupom/ })
  const column = page.getByRole('complementary', { name: 'Cupom' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/home')
  await expect(column).toBeVisible()
  await expect(ways.getByRole('button', { name: 'Menu' })).toBeVisible()
  await expect(slipWay).toBeHidden()
  await page.setViewportSize({ width: 900, height: 800 })
  await expect(column).toBeHidden()
  await slipWay.click()
  await expect(page.getByRole('dialog', { name: 'Cupom' })).toBeVisible()
})

test('[R017] on a desktop the bet panel stands beside the table and covers nothing of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const game of HOUSE_GAMES.filter((name) => name !== 'dice')) {
    const path = `/${game}`
    await visit(page, path)
    await expect(page.getByRole('button', { name: 'Entrar para jogar' })).toBeInViewport()
    const [table, panel] = await page.locator('.game-table, .bet-panel').evaluateAll((parts) =>
      parts.map((part) => {
        const { left, right } = part.getBoundingClientRect()
        return { left, right }
      }),
    )
    expect(panel!.left, path).toBeGreaterThanOrEqual(table!.right)
  }
})

test('no request leaves for another origin', async ({ page, baseURL }) => {
  const others: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!) && !/^(data|blob):/.test(request.url())) {
      others.push(request.url())
    }
  })
  for (const path of ['/home', '/footballPage']) {
    await page.goto(path)
    await filled(page)
  }
  expect(others).toEqual([])
})
