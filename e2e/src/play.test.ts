import { expect, test } from './test.ts'
import type { Page } from '@playwright/test'
import { balance, shot, wholeHome } from './steps/page.ts'
import { enterAs, newPlayer } from './steps/player.ts'
import { openSlot, spinOnce } from './steps/slot.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const inPlay = (page: Page) =>
  page.evaluate(async () => {
    const token = localStorage.getItem('jogada.token') ?? ''
    const response = await fetch('/api//app/game/inPlay', { headers: { Authorization: token } })
    return ((await response.json()) as { data: { game: string | null } }).data.game
  })

test('[R017] [R153] [R154] a slot of another studio is opened, played for real money, and left', async ({
  page,
}) => {
  const failures: Error[] = []
  page.on('pageerror', (error) => failures.push(error))
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  const said: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => said.push(payload.toString())),
  )

  await test.step('a visitor is asked to log in first', async () => {
    await page.goto('/play?game=orla.feira')
    await expect(page.getByText('Entre na sua conta para jogar.')).toBeVisible()
  })

  await test.step('a player with money', async () => {
    await enterAs(page, await newPlayer({ deposit: '100.00' }))
  })

  await test.step('opens the slot in a sandboxed frame and plays two rounds', async () => {
    const slot = await openSlot(page)
    const frame = page.locator('iframe[title="Feira da Orla"]')
    await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
    await expect(frame).not.toHaveAttribute('sandbox', /allow-top-navigation|allow-modals/)
    await shot(page, 'slot')
    const change = (await spinOnce(page, slot)) + (await spinOnce(page, slot))
    expect(await balance(page)).toBe(10_000 + change)
    await shot(page, 'slot-played')
    expect(await inPlay(page)).toBe('orla.feira')
  })

  await test.step('[R094] no connection of the player is opened while the address has play in it', async () => {
    const before = sockets.length
    await page.reload()
    const slot = page.frameLocator('iframe[title="Feira da Orla"]')
    await expect(slot.getByRole('button', { name: 'Girar' })).toBeEnabled({ timeout: 20_000 })
    const opened = sockets.slice(before).filter((url) => /[?&]token=./.test(url))
    expect(opened).toEqual([])
  })

  await test.step('[R096] leaving stops the game, says offGame and keeps the balance', async () => {
    const held = await balance(page)
    await page.getByRole('button', { name: 'Sair do jogo' }).click()
    await expect(page).toHaveURL(/\/cassino$/)
    await expect.poll(() => inPlay(page)).toBe(null)
    await expect
      .poll(() => said.some((frame) => frame.includes('"offGame","orla.feira"')))
      .toBe(true)
    expect(await balance(page)).toBe(held)
    await page.getByRole('button', { name: 'Favoritos' }).click()
    await expect(page.getByRole('link', { name: /Feira da Orla/ })).toBeVisible()
  })

  await test.step('[R094] [R096] a page that stands for long connects as soon as the game is left', async () => {
    await page.getByRole('link', { name: /Feira da Orla/ }).click()
    await expect.poll(() => inPlay(page)).toBe('orla.feira')
    const [opened, spoken] = [sockets.length, said.length]
    await page.getByRole('button', { name: 'Sair do jogo' }).click()
    await expect(page).toHaveURL(/\/cassino$/)
    await expect
      .poll(() => said.slice(spoken).some((frame) => frame.includes('"offGame","orla.feira"')))
      .toBe(true)
    expect(sockets.slice(opened).some((url) => /[?&]token=./.test(url))).toBe(true)
    await page.getByRole('button', { name: 'Favoritos' }).click()
  })

  await test.step('Back leaves the game too', async () => {
    await page.getByRole('link', { name: /Feira da Orla/ }).click()
    await expect.poll(() => inPlay(page)).toBe('orla.feira')
    await page.goBack()
    await expect(page).toHaveURL(/\/cassino\?kind=favourites$/)
    await expect.poll(() => inPlay(page)).toBe(null)
  })

  await test.step('[R081] home shows the most played games and the tab remembers them', async () => {
    const kept = () => page.evaluate(() => sessionStorage.getItem('jogada.hotGames'))
    // what was played is counted within a minute
    await expect(async () => {
      await page.goto('/home')
      await wholeHome(page)
      await expect.poll(kept, { timeout: 5_000 }).toContain('orla.feira')
    }).toPass({ timeout: 90_000 })
    await expect(page.getByRole('heading', { name: 'Mais jogados' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Feira da Orla/ }).first()).toBeVisible()
  })
  expect(failures).toEqual([])
})
