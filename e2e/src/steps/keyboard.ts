import type { Locator, Page } from '@playwright/test'

const MOST_STOPS = 160

/** Goes on with Tab until the focus is there; throws where the keyboard does not lead. */
export async function reach(page: Page, target: Locator) {
  await target.waitFor()
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not lead to ${String(target)}`)
}

/** Goes there by Tab and presses it. */
export async function press(page: Page, target: Locator, key = 'Enter') {
  await reach(page, target)
  await page.keyboard.press(key)
}

/** Goes there by Tab and types over what it holds. */
export async function type(page: Page, target: Locator, text: string) {
  await reach(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}
