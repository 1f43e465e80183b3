import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { GameStop } from '@jogada/contract/game'
import { trimOverlays } from '../overlays/overlay-store.ts'
import { keepToken } from '../session/session.ts'
import { GAMES, betButton, openTable, sitDown } from '../test/games.tsx'
import type { Game } from '../test/games.tsx'
import type { Answers } from '../test/server.ts'
import { startStopServer } from '../test/socket-server.ts'
import type { StopServer } from '../test/socket-server.ts'

/** The live connection of the whole file. */
let live: StopServer
beforeAll(async () => {
  live = await startStopServer()
})
afterAll(() => live.close())
afterEach(() => {
  vi.useRealTimers()
  act(() => trimOverlays())
  live.tell([])
  keepToken(null)
})

const SENTENCE = 'Este jogo está pausado e reabre aqui sozinho.'
const refused = () => ({ http: 409, status: 4321, message: 'Hoje chove' })

const [dice, , mines] = GAMES as [Game, Game, Game]

/** The rules of a game with what they say of a stop. */
const rulesWith = (game: Game, stop: () => GameStop): Answers => ({
  rules: async (heard) => {
    const answer = await game.answers['rules']!(heard)
    return { data: { ...(answer.data as object), stop: stop() } }
  },
})

test.each(GAMES)(
  '[GAM-13] $name whose automatic play is stopped is played by hand and offers no other way',
  async (game) => {
    const stop = { isStopped: false, isManual: true, version: 1_000_000 }
    const { user, bets } = await sitDown(
      game,
      refused,
      rulesWith(game, () => stop),
    )
    const button = await betButton()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Automático' })).toBeNull())
    await user.click(button)
    expect((await screen.findAllByText('Hoje chove')).length).toBeGreaterThan(0)
    expect(bets().length).toBe(1)
  },
)

test('[GAM-13] automatic play that is stopped while its screen is shown goes, and comes back', async () => {
  await sitDown(dice, refused)
  expect(screen.getByRole('button', { name: 'Automático' })).toBeDefined()
  live.tell([], ['dice'])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Automático' })).toBeNull())
  live.tell([])
  expect(await screen.findByRole('button', { name: 'Automático' })).toBeDefined()
})

describe.each(GAMES)('$name that operators have stopped', (game) => {
  test('[ACC-09] [R107] says so at its button, which is closed, and opens again by itself', async () => {
    const { user, bets } = await sitDown(game, refused)
    live.tell(GAMES.map(({ name }) => name).filter((name) => name !== game.name))
    live.tell([game.name])
    expect(await screen.findByText(SENTENCE)).toBeDefined()
    const button = await betButton()
    expect(button.disabled).toBe(true)
    await user.type(screen.getByLabelText('Valor da aposta'), '{Enter}')
    live.tell([])
    await waitFor(() => expect(button.disabled).toBe(false))
    expect(bets()).toEqual([])
    expect(screen.queryByText(SENTENCE)).toBeNull()
    await user.click(button)
    expect((await screen.findAllByText('Hoje chove')).length).toBeGreaterThan(0)
    expect(bets().length).toBe(1)
  })

  test('[ACC-09] says so from the answer that its screen begins with', async () => {
    const stop = { isStopped: true, isManual: false, version: 1_000_000 }
    await openTable(
      game,
      rulesWith(game, () => stop),
    )
    expect(await screen.findByText(SENTENCE)).toBeDefined()
    expect((await betButton()).disabled).toBe(true)
  })

  test('[ACC-09] [GAM-13] starts no automatic play', async () => {
    const { user, bets } = await sitDown(game, refused)
    await user.click(screen.getByRole('button', { name: 'Automático' }))
    live.tell([game.name])
    expect(await screen.findByText(SENTENCE)).toBeDefined()
    const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Iniciar 10 rodadas' })
    expect(start.disabled).toBe(true)
    expect(bets()).toEqual([])
  })
})

test('[ACC-09] what is told of one game is no news of another', async () => {
  await sitDown(dice, refused)
  live.tell(['mines'])
  live.tell(['limbo', 'mines'])
  live.tell(['dice'])
  expect(await screen.findByText(SENTENCE)).toBeDefined()
  live.tell(['limbo', 'mines'])
  await waitFor(async () => expect((await betButton()).disabled).toBe(false))
})

test('[ACC-09] [R107] a release that a lost connection missed is told by the next', async () => {
  await sitDown(dice, refused)
  live.tell(['dice'])
  expect(await screen.findByText(SENTENCE)).toBeDefined()
  live.breakConnections()
  live.tell([])
  await waitFor(async () => expect((await betButton()).disabled).toBe(false))
  expect(screen.queryByText(SENTENCE)).toBeNull()
})

test('[ACC-09] where no live connection tells it, a stopped game asks until it is open again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let stop = { isStopped: true, isManual: false, version: 2_000_000 }
  await openTable(
    dice,
    rulesWith(dice, () => stop),
  )
  expect(await screen.findByText(SENTENCE)).toBeDefined()
  stop = { isStopped: false, isManual: false, version: 2_000_001 }
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect((await betButton()).disabled).toBe(false)
})

test('[ACC-09] [GAM-17] an open round of a stopped game is played and taken, and the next cannot be begun', async () => {
  const round = {
    game: 'mines',
    roundId: '71',
    at: '2026-03-01T12:00:00Z',
    endedAt: null,
    status: 0,
    end: null,
    stake: '2.00',
    payout: '0.00',
    mines: 3,
    picks: [7],
    board: null,
    nonce: 4,
    multiplier: 11_250,
    cashOut: { multiplier: 11_250, payout: '2.25' },
    next: { multiplier: 12_857, payout: '2.57' },
    expiresAt: '2026-03-02T12:00:00Z',
  }
  const over = {
    ...round,
    status: 10,
    end: 'cashed_out',
    board: [1, 2, 3],
    payout: '2.57',
    cashOut: null,
    next: null,
  }
  const after = { balance: '98.00', version: '2' }
  await openTable(mines, {
    ...rulesWith(mines, () => ({ isStopped: true, isManual: false, version: 1_000_000 })),
    open: () => ({ data: { rounds: [round], serverNow: '2026-03-01T12:00:00Z' } }),
    betPlay: () => ({
      data: {
        round: { ...round, picks: [7, 8], cashOut: { multiplier: 12_857, payout: '2.57' } },
        balance: null,
        version: null,
      },
    }),
    betCashOut: () => ({ data: { round: over, ...after } }),
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Linha 2, coluna 4, fechada' }))
  const take = await screen.findByRole<HTMLButtonElement>('button', { name: /Retirar R\$\s2,57/ })
  expect(screen.queryByText(SENTENCE)).toBeNull()
  await user.click(take)
  expect(await screen.findByText(SENTENCE)).toBeDefined()
  expect((await betButton()).disabled).toBe(true)
})
