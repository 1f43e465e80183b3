import { expect, test } from '@playwright/test'
import { visit } from './steps/page.ts'

test('[R001] the chosen theme stands before any script of the app has run', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('jogada.theme', 'light'))
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/home')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#fbf8fd')
})

test('[R001] the theme of the device is followed once it is chosen, and dark until then', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page, '/home')
  const theme = page.locator('html')
  await expect(theme).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Menu' }).first().click()
  await page.getByRole('button', { name: 'Do aparelho' }).click()
  await expect(theme).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(theme).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Claro' }).click()
  await expect(theme).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(theme).toHaveAttribute('data-theme', 'light')
})
