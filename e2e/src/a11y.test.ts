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
