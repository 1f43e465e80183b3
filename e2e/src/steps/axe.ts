import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/**
 * In what else a page is shown; only colours differ, so that only their rule runs again. High
 * contrast takes text to the darkest or lightest there is: what could go wrong is dark on dark.
 */
const OTHER_APPEARANCES = [
  { theme: 'light', contrast: 'normal' },
  { theme: 'light', contrast: 'high' },
] as const

type Finding = {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly any: readonly { message: string }[] }[]
}

/**
 * What axe finds wrong with what is shown now, each with the place it was found at: every rule in
 * the dark theme, the contrast of colours also in the light one and with high contrast. Looks at all
 * of the page, or `within` one kind of its parts.
 */
export async function violations(
  page: Page,
  where: string,
  within = 'html',
): Promise<readonly string[]> {
  await still(page)
  // everything is of one origin: no page of its own is needed to join the frames
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .include(within)
    // where a rule holds is not asked, and to name each place of it takes longest
    .options({ resultTypes: ['violations'] })
  const { violations: whole } = await axe.analyze()
  const colours = await page.evaluate(
    async ({ appearances, part }) => {
      const { axe } = globalThis as unknown as {
        axe: { run(part: string, rules: object): Promise<{ violations: Finding[] }> }
      }
      const found: (readonly [string, Finding[]])[] = []
      // a colour on its way from one theme to the other is nobody's
      const atOnce = new CSSStyleSheet()
      atOnce.replaceSync('*, ::before, ::after { transition: none !important }')
      document.adoptedStyleSheets.push(atOnce)
      for (const appearance of appearances) {
        Object.assign(document.documentElement.dataset, appearance)
        const { violations: wrong } = await axe.run(part, {
          runOnly: ['color-contrast'],
          resultTypes: ['violations'],
        })
        found.push([`${appearance.theme} ${appearance.contrast}`, wrong])
      }
      Object.assign(document.documentElement.dataset, { theme: 'dark', contrast: 'normal' })
      document.adoptedStyleSheets.pop()
      return found
    },
    { appearances: OTHER_APPEARANCES, part: within },
  )
  return [['', whole] as const, ...colours].flatMap(([appearance, found]) =>
    (found as readonly Finding[]).flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, any }) =>
          `${where} ${appearance} ${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`,
      ),
    ),
  )
}

/** Waits until what was asked for is there and nothing moves: colours in a transition are nobody's. */
export async function still(page: Page) {
  await expect(page.locator('main')).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document.fonts.status === 'loaded' &&
          document.querySelector('.wave-shimmer') === null &&
          document
            .getAnimations()
            .every(
              ({ playState, effect }) =>
                playState !== 'running' || effect?.getTiming().iterations === Infinity,
            ),
      ),
    )
    .toBe(true)
}
