import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import axeCore from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'

/**
 * What axe finds wrong with what is shown now, frames too: of every rule, or of the one about the
 * contrast of colours, where only colours differ from what was looked at before. Looks at all of the
 * page, or `within` one kind of its parts.
 */
export async function findings(
  page: Page,
  rules: 'every rule' | 'contrast',
  within = 'html',
): Promise<readonly string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axeCore.source)
  }
  const options: RunOptions = {
    // where a rule holds is not asked, and to name each place of it takes longest
    resultTypes: ['violations'],
    ...(rules === 'contrast' && { runOnly: ['color-contrast'] }),
  }
  const found = await page.evaluate(
    async ([part, chosen]) => {
      const { axe } = globalThis as unknown as { axe: { run: Run } }
      return (await axe.run(part, chosen)).violations
    },
    [within, options] as const,
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
  )
}

type Run = (part: string, options: RunOptions) => Promise<AxeResults>

/**
 * In what else a page of the app is shown. High contrast takes text to the darkest or lightest there
 * is: what could go wrong is dark on dark.
 */
const OTHER_APPEARANCES = [
  { theme: 'light', contrast: 'normal' },
  { theme: 'light', contrast: 'high' },
] as const

const appear = (page: Page, appearance: { theme: string; contrast: string }) =>
  page.evaluate((chosen) => Object.assign(document.documentElement.dataset, chosen), appearance)

/**
 * What axe finds wrong with a page of the app, each with the place it was found at: every rule in
 * the dark theme, the contrast of colours also in the light one and with high contrast. Looks at all
 * of the page, or `within` one kind of its parts.
 */
export async function violations(
  page: Page,
  where: string,
  within?: string,
): Promise<readonly string[]> {
  await still(page)
  const found = (await findings(page, 'every rule', within)).map((one) => `${where} ${one}`)
  await page.evaluate(() => {
    // a colour on its way from one theme to the other is nobody's
    const atOnce = new CSSStyleSheet()
    atOnce.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(atOnce)
  })
  for (const appearance of OTHER_APPEARANCES) {
    await appear(page, appearance)
    const wrongHere = await findings(page, 'contrast', within)
    found.push(
      ...wrongHere.map((one) => `${where} ${appearance.theme} ${appearance.contrast} ${one}`),
    )
  }
  await appear(page, { theme: 'dark', contrast: 'normal' })
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return found
}

/** Waits until what was asked for is there and nothing moves: colours in a transition are nobody's. */
export async function still(page: Page) {
  await expect(page.locator('main')).toBeVisible()
  await expect
    .poll(
      () =>
        page.evaluate(
          () =>
            document.fonts.status === 'loaded' &&
            // home waits out of sight while another page shows
            ![...document.querySelectorAll('.wave-shimmer')].some((one) => one.checkVisibility()) &&
            document
              .getAnimations()
              .every(
                ({ playState, effect }) =>
                  playState !== 'running' || effect?.getTiming().iterations === Infinity,
              ),
        ),
      { intervals: [100] },
    )
    .toBe(true)
}
