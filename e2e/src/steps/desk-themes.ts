import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { findings, still } from './axe.ts'
import { shot, visit } from './page.ts'

const PLACES = [
  '',
  '/saques',
  '/identidade',
  '/atendimento',
  '/alertas',
  '/segunda-pessoa',
  '/mercados',
  '/apostas',
  '/razao',
  '/auditoria',
  '/marcadores',
  '/ocorrencias',
  '/chaves',
  '/prevencao',
  '/sistema',
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

const THEMES = [
  { colorScheme: 'light', rules: 'every rule' },
  { colorScheme: 'dark', rules: 'contrast' },
] as const

/** What axe finds wrong with what is shown now, in both themes as the system asks for them. */
async function inBothThemes(desk: Page, where: string, look = async (_theme: string) => {}) {
  const found: string[] = []
  for (const { colorScheme, rules } of THEMES) {
    await desk.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // the page takes the theme a moment after the system asks for it, and then its colours change
    await expect.poll(() => shownTheme(desk)).toEqual([colorScheme, colorScheme])
    await still(desk)
    found.push(...(await findings(desk, rules)).map((one) => `${where} ${colorScheme} ${one}`))
    await look(colorScheme)
  }
  return found
}

/** Every place of the desk: axe finds nothing in either theme. */
export async function lookInBothThemes(desk: Page, playerId: string) {
  const found: string[] = []
  for (const path of [...PLACES, ...TABS.map((tab) => `/jogador/${playerId}?tab=${tab}`)]) {
    await visit(desk, `/ops${path}`)
    await still(desk)
    await expect(desk.locator('[aria-busy]')).toHaveCount(0)
    found.push(...(await inBothThemes(desk, path)))
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

/** What is shown now: axe finds nothing in either theme. */
export async function cleanInBothThemes(desk: Page, name: string) {
  const found = await inBothThemes(desk, name, async (theme) => {
    await shot(desk, `${name}-${theme}`)
  })
  expect(found).toEqual([])
}
