import { order } from '@jogada/contract'
import { expect, test } from './test.ts'
import type { Page } from '@playwright/test'
import { ask, newPlayer } from './steps/player.ts'

/** How far down the page the picture of the code begins, and the code as a text. */
async function placesOn(page: Page, url: string) {
  await page.goto(url)
  const topOf = async (selector: string) => (await page.locator(selector).boundingBox())!.y
  await expect(page.locator('#code')).toBeVisible()
  return { picture: await topOf('.qr'), text: await topOf('#code') }
}

test('[R053] the code to copy comes first on a phone, the one to scan at a desk', async ({
  page,
  browser,
}) => {
  const player = await newPlayer()
  const [first] = await ask(order.getPrices, {}, player)
  const pkgId = first!.pkgId
  const body = { gift: 0 as const, pkgId, isapp: 0 as const }
  const { url } = await ask(order.prePay, { params: { pkgId }, body }, player)
  const onPhone = await placesOn(page, url)
  expect(onPhone.picture).toBeGreaterThan(onPhone.text)
  const desk = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    hasTouch: false,
    isMobile: false,
  })
  const atDesk = await placesOn(await desk.newPage(), new URL(url, page.url()).href)
  expect(atDesk.picture).toBeLessThan(atDesk.text)
  await desk.close()
})
