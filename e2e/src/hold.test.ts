import { draw, user } from '@jogada/contract'
import { INSTANT_GAMES, LADDER_GAMES } from '@jogada/core/games/house-games'
import type { LadderGame } from '@jogada/core/games/house-games'
import { expect, test } from './test.ts'
import type { Page, WebSocketRoute } from '@playwright/test'
import { balance, closeOverlays } from './steps/page.ts'
import { ask, enterAs, newPlayer } from './steps/player.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** A draw comes within a minute; this is for a machine that has much else to do. */
const DRAWN_MS = 120_000

/** A bet that is pressed this long before the cut-off arrives before it. */
const BET_MS = 10_000

const betButton = (page: Page) => page.getByRole('button', { name: /^Apostar/ }).first()

test('[R094] [R095] a connection lost in the middle of each game loses no result and no money', async ({
  page,
}) => {
  const player = await newPlayer({ deposit: '100.00' })
  const open: WebSocketRoute[] = []
  await page.routeWebSocket(/gamecenter-siop/, (socket) => {
    socket.connectToServer()
    open.push(socket)
  })
  const drop = () => Promise.all(open.splice(0).map((socket) => socket.close({ code: 1001 })))
  const held = async () => {
    const { balance: cash } = await ask(user.getBalance, {}, { token: player.token })
    return Number(cash.replace('.', ''))
  }
  const agrees = () => expect.poll(async () => (await balance(page)) - (await held())).toBe(0)
  const answered = async (path: RegExp, press: () => Promise<unknown>) => {
    const answer = page.waitForResponse((response) => path.test(response.url()))
    await press()
    await drop()
    expect((await answer).status()).toBe(200)
  }
  await enterAs(page, player)

  for (const name of INSTANT_GAMES) {
    await test.step(name, async () => {
      await page.goto(`/${name}`)
      await expect(betButton(page)).toBeEnabled()
      await answered(new RegExp(`/${name}/bet`), () => betButton(page).click())
      await expect(betButton(page)).toBeEnabled()
      await agrees()
    })
  }

  const random = { mines: 'Pedra ao acaso', rowDouble: 'Janela ao acaso' } satisfies Record<
    LadderGame,
    string
  >
  for (const name of LADDER_GAMES) {
    await test.step(name, async () => {
      await page.goto(`/${name}`)
      await expect(betButton(page)).toBeEnabled()
      await answered(new RegExp(`/${name}/bet`), () => betButton(page).click())
      const choose = page.getByRole('button', { name: random[name] })
      await expect(choose).toBeEnabled()
      await answered(new RegExp(`/${name}/`), () => choose.click())
      const take = page.getByRole('button', { name: /^Retirar/ })
      await expect(take.or(betButton(page))).toBeEnabled()
      if (await take.isVisible()) await answered(new RegExp(`/${name}/`), () => take.click())
      await expect(betButton(page)).toBeEnabled()
      await agrees()
    })
  }

  for (const { path, channel } of [
    { path: '/double', channel: 'double' },
    { path: '/luckyColor', channel: 'lucky30s' },
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path)
      const timeLeft = async () => {
        const { serverTime, round } = await ask(draw.currentDraw, { params: { channel } }, player)
        return round?.state === 'open' ? Date.parse(round.lockAt) - Date.parse(serverTime) : 0
      }
      await expect.poll(timeLeft, { timeout: DRAWN_MS }).toBeGreaterThan(BET_MS)
      await expect(betButton(page)).toBeEnabled()
      await answered(/\/bet$/, () => betButton(page).click())
      await drop()
      const statuses = async () => {
        const bets = await ask(draw.myDrawBets, { params: { channel } }, { token: player.token })
        return bets.map(({ status }) => status)
      }
      expect(await statuses()).toHaveLength(1)
      await expect.poll(statuses, { timeout: DRAWN_MS }).not.toContain(0)
      await agrees()
    })
  }
})

test('the app installs, says that there is no connection, and comes back', async ({
  page,
  context,
  baseURL,
}) => {
  await test.step('what a browser needs to install it is there', async () => {
    const manifest = (await (await fetch(`${baseURL}/manifest.webmanifest`)).json()) as {
      readonly start_url: string
      readonly display: string
      readonly icons: readonly { readonly src: string; readonly sizes: string }[]
      readonly shortcuts: readonly { readonly url: string }[]
    }
    expect(manifest).toMatchObject({ start_url: '/home', display: 'standalone' })
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    )
    for (const { src } of manifest.icons) expect((await fetch(baseURL + src)).status).toBe(200)
    expect(manifest.shortcuts.length).toBeGreaterThan(2)
    for (const { url } of manifest.shortcuts) {
      await page.goto(url)
      await expect(page).toHaveURL(new RegExp(`${url}$`))
    }
    const client = await context.newCDPSession(page)
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
    // a window without a profile never installs anything
    const errors = installabilityErrors.map(({ errorId }) => errorId)
    expect(errors.filter((error) => error !== 'in-incognito')).toEqual([])
  })

  await test.step('without a connection the page says so, in the language of the player', async () => {
    // a page that was on its way while the worker took over is the worker's at its next load
    await expect(async () => {
      await page.goto('/home')
      await page.evaluate(() => navigator.serviceWorker.ready)
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    }).toPass()
    // before the late parts of the page are there
    await context.setOffline(true)
    await expect(page.locator('output', { hasText: /internet|conexão/i }).first()).toBeVisible()
    await page.goto('/cassino')
    await expect(page.getByRole('heading', { name: 'Você está sem internet' })).toBeVisible()
    await page.evaluate(() => localStorage.setItem('jogada.language', 'de_DE'))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Du bist offline' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
    await page.evaluate(() => localStorage.removeItem('jogada.language'))
    await page.reload()
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Tentar de novo' }).click()
    await expect(page).toHaveURL(/\/home$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('a newer build waits, is not offered over a game, and is on home', async () => {
    await page.goto('/limbo')
    // another address of the worker is another worker, as that of a newer build would be
    await page.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js?newer')))
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state ?? 'none'),
      )
      .toBe('installed')
    const take = page.getByRole('button', { name: 'Atualizar' })
    await expect(take).toHaveCount(0)
    await closeOverlays(page)
    await page.getByRole('link', { name: 'Jogada' }).first().click()
    await expect(take).toBeVisible()
  })
})
