import { devices, expect, test } from './test.ts'
import { HOUSE_GAMES } from '@jogada/core/games/house-games'
import type { Page, WebSocketRoute } from '@playwright/test'
import { reach } from './steps/keyboard.ts'
import { FIRST_OPERATOR, confirm, hire, signIn } from './steps/operator.ts'
import { closeOverlays, shot } from './steps/page.ts'
import { enterAs, newPlayer } from './steps/player.ts'
import { cutOff } from './steps/sideways.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

const SENTENCE = 'Este jogo está pausado e reabre aqui sozinho.'

/** The longest that a lost connection takes to come back. */
const BACK_MS = 60_000

const ALL_GAMES = /^Jogos/
const MAINTENANCE = /^Manutenção/

const betButton = (page: Page) => page.getByRole('button', { name: /^Apostar/ }).first()
const sentence = (page: Page) => page.getByText(SENTENCE)

/** The press of a switch at the desk: what stands on it, and the reason that is given. */
async function turn(desk: Page, name: RegExp, what: 'Parar agora' | 'Pedir para religar') {
  await desk.goto('/ops/chaves')
  const card = desk.locator('.mantine-Card-root').filter({ hasText: name })
  await card.getByRole('button', { name: what }).click()
  await confirm(desk, 'investigação')
}

/** What the maker asked to start again, approved by another one. */
async function release(maker: Page, checker: Page, name: RegExp) {
  await turn(maker, name, 'Pedir para religar')
  await checker.goto('/ops/segunda-pessoa')
  const asked = checker.locator('.mantine-Card-root').filter({ hasText: 'Religar serviço' }).first()
  await asked.getByRole('button', { name: 'Aprovar' }).click()
  await checker.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).click()
}

/** Lets the page's connections be cut off, and come back only when they may. */
async function cuttable(page: Page) {
  const open: WebSocketRoute[] = []
  let isCut = false
  await page.routeWebSocket(/gamecenter-siop/, (socket) => {
    if (isCut) return void socket.close({ code: 1001 })
    socket.connectToServer()
    return void open.push(socket)
  })
  return {
    async cut() {
      isCut = true
      await Promise.all(open.splice(0).map((socket) => socket.close({ code: 1001 })))
    },
    mend: () => (isCut = false),
  }
}

test('[ACC-09] [GAM-17] [R107] players see that operators have stopped the games, end what is open, and play on when they are released', async ({
  page: admin,
  browser,
}) => {
  await signIn(admin, FIRST_OPERATOR)
  const email = `jogos${Date.now()}@example.com`
  const password = await hire(admin, { email, name: 'Jogos de Teste' }, ['Jogos'])
  const desk = await (
    await browser.newContext({ viewport: { width: 1280, height: 800 } })
  ).newPage()
  await signIn(desk, { email, password, newPassword: 'pedra-do-sal-88-ondas' })

  const context = await browser.newContext({ ...devices['Pixel 5'], locale: 'pt-BR' })
  const phone = await context.newPage()
  const seat = await context.newPage()
  const connection = await cuttable(seat)
  await enterAs(phone, await newPlayer({ deposit: '20.00' }), '/mines')
  await closeOverlays(phone)
  await betButton(phone).click()
  const random = phone.getByRole('button', { name: 'Pedra ao acaso' })
  await expect(random).toBeEnabled()
  await seat.goto('/dice')
  await closeOverlays(seat)
  await expect(betButton(seat)).toBeEnabled()
  await reach(seat, betButton(seat))

  await turn(admin, ALL_GAMES, 'Parar agora')

  await test.step('the open round is played and taken, and no other begins', async () => {
    await random.click()
    const take = phone.getByRole('button', { name: /^Retirar/ })
    await expect(take.or(sentence(phone))).toBeVisible()
    if (await take.isVisible()) await take.click()
    await expect(sentence(phone)).toBeVisible()
    await expect(betButton(phone)).toBeDisabled()
  })

  await test.step('each game says so at its button, which is closed', async () => {
    await expect(sentence(seat)).toBeVisible()
    await expect(betButton(seat)).toBeDisabled()
    for (const name of HOUSE_GAMES) {
      await phone.goto(`/${name}`)
      await expect(sentence(phone)).toBeVisible()
      await expect(
        betButton(phone).or(phone.getByRole('button', { name: 'Apostas fechadas' })),
      ).toBeDisabled()
      for (const width of [393, 320]) {
        await phone.setViewportSize({ width, height: 720 })
        expect(await cutOff(phone), `${name} at ${width}`).toEqual([])
        await sentence(phone).scrollIntoViewIfNeeded()
        await shot(phone, `stopped-${name}-${width}`)
      }
    }
  })

  await test.step('released by two people, they open by themselves, also after a lost connection', async () => {
    await connection.cut()
    await release(desk, admin, ALL_GAMES)
    await expect(sentence(phone)).toBeHidden()
    connection.mend()
    // an attempt that was cut off while it connected is given up first
    await expect(sentence(seat)).toBeHidden({ timeout: BACK_MS })
    await expect(betButton(seat)).toBeEnabled()
    // the focus that the closed button lost is back on it
    await expect(betButton(seat)).toBeFocused()
    await seat.keyboard.press('Enter')
    await expect(seat.getByText(/^Saiu /).first()).toBeAttached()
  })

  await test.step('maintenance closes them all and says so to players and visitors, until two people end it', async () => {
    const visitor = await (await browser.newContext({ ...devices['Pixel 5'] })).newPage()
    const told = (page: Page) =>
      page.getByRole('alert').filter({ hasText: 'Estamos em manutenção' })
    await turn(admin, MAINTENANCE, 'Parar agora')
    await expect(told(phone)).toBeVisible()
    await expect(sentence(phone)).toBeVisible()
    await expect(betButton(seat)).toBeDisabled()
    await visitor.goto('/home')
    await expect(told(visitor)).toBeVisible()
    expect(await cutOff(visitor)).toEqual([])
    await shot(visitor, 'maintenance')
    await release(desk, admin, MAINTENANCE)
    await expect(told(phone)).toBeHidden()
    await expect(betButton(seat)).toBeEnabled()
  })
  await context.close()
})
