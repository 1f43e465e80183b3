import { wholeBrowser } from './browsers.ts'
import { expect, test } from './test.ts'
import type { Page } from '@playwright/test'
import { changedProduct } from './steps/changed-product.ts'
import { withoutGift } from './steps/page.ts'

test.use({ launchOptions: wholeBrowser })

const WORDS = { title: 'Chegou seu bônus', body: 'Ele espera por você na caixa.', tag: 'inbox-1' }

let product: Awaited<ReturnType<typeof changedProduct>>
test.beforeEach(async ({ baseURL }) => {
  product = await changedProduct(baseURL!)
})
test.afterEach(() => product.close())

/** Opens a page and waits until a worker controls it. */
async function openControlled(page: Page, path = '/home') {
  await withoutGift(page)
  await page.goto(product.url + path)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}

/** The builds whose files this browser keeps: those of the workers that were let in. */
const keptBuilds = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('jogada-')))

/** Looks at the tab again until it offers the newer build. */
async function offered(page: Page) {
  const take = page.getByRole('button', { name: 'Atualizar' })
  // a look that was under way before the build came out may answer for it
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(take).toBeVisible({ timeout: 3000 })
  }).toPass()
  return take
}

test('a newer build takes over when the player lets it, and leaves a table in another tab alone', async ({
  page,
  context,
}) => {
  await openControlled(page)
  const [first] = await keptBuilds(page)
  expect(first).toMatch(/^jogada-\w{12}$/)
  const table = await context.newPage()
  await openControlled(table, '/limbo')
  await table.evaluate(() => Object.assign(window, { roundUnderWay: true }))

  product.bringOut('next')
  const take = await offered(page)
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state),
  ).toBe('installed')
  await expect(table.getByRole('button', { name: 'Atualizar' })).toHaveCount(0)

  await page.evaluate(() => Object.assign(window, { isOldPage: true }))
  await take.click()
  await page.waitForFunction(() => !('isOldPage' in window))
  await expect.poll(() => keptBuilds(page)).toEqual([`${first}next`])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(take).toHaveCount(0)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()

  // the new worker serves the other tab too, whose page stands as it was
  expect(await table.evaluate(() => 'roundUnderWay' in window)).toBe(true)
})

test('the page loads again too where the worker of the newer build does not take over', async ({
  page,
}) => {
  await openControlled(page)
  const [first] = await keptBuilds(page)
  product.bringOut('next', { deaf: true })
  const take = await offered(page)
  await page.evaluate(() => Object.assign(window, { isOldPage: true }))
  await take.click()
  await page.waitForFunction(() => !('isOldPage' in window))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await keptBuilds(page)).toContain(first)
})

test('a page that comes under the name of a part, or a part that is gone, is not kept', async ({
  page,
}) => {
  await openControlled(page)
  const part = new URL(
    await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src]')!.src),
  ).pathname
  const ask = (path: string) =>
    page.evaluate(async (url) => {
      const { status, headers } = await fetch(url)
      return `${status} ${headers.get('content-type')?.split(';')[0]}`
    }, path)
  expect(await ask('/assets/gone-00000000.js')).toBe('404 application/json')

  const asked = `${part}?again`
  product.givePageFor(asked)
  expect(await ask(asked)).toBe('200 text/html')
  product.givePageFor(undefined)
  expect(await ask(asked)).toBe('200 application/javascript')
})

test('a message of the server is shown while no page asks, and a tap on it opens the inbox', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: product.url })
  await openControlled(page)
  const client = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${product.url}/`)
      if (own) resolve(own.registrationId)
    })
  })
  await client.send('ServiceWorker.enable')
  const registrationId = await registered
  const push = (data: string) =>
    client.send('ServiceWorker.deliverPushMessage', { origin: product.url, registrationId, data })
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications()
      return all.map(({ title, body, tag }) => ({ title, body, tag }))
    })
  // under load the browser loses some of what is handed to it so; each try shows the same
  await expect(async () => {
    await push(JSON.stringify(WORDS))
    await expect.poll(shown, { timeout: 4000 }).toEqual([WORDS])
  }).toPass({ timeout: 30_000 })

  // what cannot be read is still told, as a browser demands of each message
  await expect(async () => {
    await push('not what the server sends')
    await expect
      .poll(shown, { timeout: 4000 })
      .toContainEqual({ title: 'Jogada', body: '', tag: '' })
  }).toPass({ timeout: 30_000 })

  const worker = context.serviceWorkers().find((one) => one.url() === `${product.url}/sw.js`)!
  await worker.evaluate(async (tag) => {
    type Scope = {
      readonly registration: ServiceWorkerRegistration
      readonly WindowClient: { prototype: { focus: () => Promise<unknown> } }
      readonly NotificationEvent: new (type: string, about: object) => Event
      dispatchEvent: (event: Event) => void
    }
    const scope = globalThis as unknown as Scope
    // only a finger may bring a window forward: here nobody's finger is at hand
    scope.WindowClient.prototype.focus = () => Promise.resolve()
    const [notification] = await scope.registration.getNotifications({ tag })
    const event = new scope.NotificationEvent('notificationclick', { notification })
    let handled: Promise<unknown> | undefined
    Object.assign(event, { waitUntil: (work: Promise<unknown>) => (handled = work) })
    scope.dispatchEvent(event)
    await handled
  }, WORDS.tag)
  await expect(page).toHaveURL(/\/mensagens$/)
  expect(await shown()).not.toContainEqual(WORDS)
})
