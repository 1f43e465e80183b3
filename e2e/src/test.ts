import { test as bare } from '@playwright/test'

export { chromium, devices, expect } from '@playwright/test'

/** As Playwright's, but a test takes the windows along that it opened beside its own: they go on asking. */
export const test = bare.extend<{ readonly noWindowsLeft: void }>({
  noWindowsLeft: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
