import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { still } from './axe.ts'
import { shot } from './page.ts'

const PLACES = [
  '',
  '/saques',
  '/identidade',
  '/atendimento',
  '/alertas',
  '/segunda-pessoa',
  '/mercados',
  '/razao',
  '/auditoria',
  '/marcadores',
  '/ocorrencias',
  '/chaves',
] as const

const TABS = [
  'papers',
  'tickets',
  'bonuses',
  'limits',
  'referral',
  'linked',
  'trace',
  'wellbeing',
] as const

const shownTheme = (desk: Page) =>
  desk.evaluate(() => {
    const { theme, mantineColorScheme } = document.documentElement.dataset
    return [theme, mantineColorScheme]
  })

/** Every place in both themes as the system asks for them: axe finds nothing, a narrow page holds. */
export async function lookInBothThemes(desk: Page, playerId: string) {
  const paths = [...PLACES, ...TABS.map((tab) => `/jogador/${playerId}?tab=${tab}`)]
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await desk.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of paths) {
      await desk.goto(`/ops${path}`)
      await still(desk)
      await expect(desk.locator('[aria-busy]')).toHaveCount(0)
      const { violations } = await new AxeBuilder({ page: desk }).setLegacyMode().analyze()
      found.push(
        ...violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html }) => `${colorScheme} ${path} ${id}: ${html.slice(0, 160)}`),
        ),
      )
    }
    await shot(desk, `ops-player-${colorScheme}`)
  }
  expect(found).toEqual([])
}

/** A chosen theme stays when the page is opened again, whatever the system asks for. */
export async function keepTheTheme(desk: Page) {
  await desk.emulateMedia({ colorScheme: 'light' })
  await desk.goto('/ops')
  await still(desk)
  expect(await shownTheme(desk)).toEqual(['light', 'light'])
  await desk.getByRole('radiogroup', { name: 'Aparência' }).getByTitle('Escura').click()
  expect(await shownTheme(desk)).toEqual(['dark', 'dark'])
  await desk.reload()
  await still(desk)
  expect(await shownTheme(desk)).toEqual(['dark', 'dark'])
  await desk.getByRole('radiogroup', { name: 'Aparência' }).getByTitle('Do sistema').click()
  expect(await shownTheme(desk)).toEqual(['light', 'light'])
}

/** What is shown now in both themes: axe finds nothing. */
export async function cleanInBothThemes(desk: Page, name: string) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await desk.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await still(desk)
    const { violations } = await new AxeBuilder({ page: desk }).setLegacyMode().analyze()
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
    await shot(desk, `${name}-${colorScheme}`)
  }
}
