import { randomInt } from 'node:crypto'
import { cpfWithBase, formatCpf } from '@jogada/core/documents/cpf'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

const folder = process.env['SCREENSHOTS']

export const CAPTCHA = 'ONDA'
export const PASSWORD = 'calçadão-9-ondas'

/** A CPF that nobody has yet, as people write it: one belongs to one account, also when a test runs again. */
export const freshCpf = () => formatCpf(cpfWithBase(String(randomInt(100_000_000, 999_999_999))))

export const CPF = freshCpf()
export const NAME = 'Ana Lima Souza'

/** Keeps what is seen now, where `SCREENSHOTS` names a folder for it. */
export async function shot(page: Page, name: string) {
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}

/**
 * Goes to another page as a link does, whose heading is there then: to load all of the app anew takes
 * several times as long.
 */
export async function visit(page: Page, path: string) {
  const { pathname } = new URL(path, 'http://app')
  const from = page.url()
  if (from === 'about:blank' || new URL(from).pathname === pathname) await page.goto(path)
  else await follow(page, path)
}

async function follow(page: Page, path: string) {
  const headings = page.locator('main h1:visible')
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('main h1')) {
      heading.toggleAttribute('data-left', heading.checkVisibility())
    }
    history.pushState(null, '', to)
  }, path)
  await expect(headings.and(page.locator(':not([data-left])')).first()).toBeVisible()
}

/** The player's balance in the top bar, also while an overlay lies over it. */
export const balanceButton = (page: Page) =>
  page.getByRole('button', { name: /^Saldo R\$/, includeHidden: true }).first()

/** The shown cash in centavos. */
export async function balance(page: Page): Promise<number> {
  const text = await balanceButton(page).textContent()
  return Number(text!.replaceAll(/\D/g, ''))
}

/** Closes what lies over the page, the topmost first. */
export async function closeOverlays(page: Page) {
  const dialogs = page.getByRole('dialog')
  for (let open = 0; open < 5; open++) {
    const before = await dialogs.count()
    if (before === 0) return
    // one that is still opening does not hear the key yet, and one may close by itself
    await expect(async () => {
      if ((await dialogs.count()) !== before) return
      await page.keyboard.press('Escape')
      await expect(dialogs).not.toHaveCount(before, { timeout: 1000 })
    }).toPass({ timeout: 15_000 })
  }
}

/** The gift of the day opens by itself a second after a load of home: not in this page. */
export const withoutGift = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('jogada.giftShown', '1'))

/** Goes down home, which draws what lies below the first screen as it comes near, and back up. */
export async function wholeHome(page: Page) {
  await expect(page.locator('#originals-title')).toBeVisible()
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(page.locator('#fair-title')).toBeAttached()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

/** Waits until nothing moves that comes to an end. */
export const atRest = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
