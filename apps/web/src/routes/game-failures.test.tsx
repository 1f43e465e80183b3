import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import type { ReactNode } from 'react'
import { trimOverlays, useOverlays } from '../overlays/overlay-store.ts'
import { router } from '../router.tsx'
import { currentToken, keepToken } from '../session/session.ts'
import { someBalance, somePlayer } from '../test/player.ts'
import { startServer } from '../test/server.ts'
import type { Answers } from '../test/server.ts'
import { show } from '../test/show.tsx'
import { DicePage } from './dice.tsx'
import { DoublePage } from './double.tsx'
import { LimboPage } from './limbo.tsx'
import { LuckyColorPage } from './lucky-color.tsx'
import { MinesPage } from './mines.tsx'
import { RowDoublePage } from './row-double.tsx'

const NOW = '2026-03-01T12:00:00Z'
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

const limits = { minBet: '0.50', maxBet: '5000.00', maxPayout: '100000.00' }

const rolled = {
  rules: () => ({
    data: {
      ...limits,
      minChance: 1,
      maxChance: 9800,
      minTarget: 101,
      maxTarget: 100_000_000,
      outcomes: 10_001,
      rtpMin: 989_804,
      rtpMax: 989_901,
      payTable: [],
      payTables: [],
    },
  }),
}

const drawn = (channel: string, selection: string, outcomes: number) => ({
  rules: () => ({
    data: {
      ...limits,
      maxRoundStake: '15000.00',
      outcomes,
      paytable: [
        {
          selection,
          multipliers: Array.from({ length: outcomes }, (_, i) => (i ? 0 : 20_000)),
          rtp: 960_000,
        },
      ],
      channels: [],
    },
  }),
  round: () => ({
    data: {
      serverTime: inMs(0),
      round: {
        channel,
        roundId: '20261121010042',
        state: 'open',
        status: 8888,
        openAt: inMs(-3_000),
        lockAt: inMs(600_000),
        drawAt: inMs(600_000),
        completeAt: inMs(608_000),
        endAt: inMs(615_000),
        outcome: null,
        seed: null,
        chainId: '1',
        position: 7,
      },
      totals: [],
      bets: [],
      last: [],
    },
  }),
  rounds: () => ({ data: { rounds: [], last100: [], last1000: [] } }),
  bets: () => ({ data: [] }),
})

type Game = { readonly name: string; readonly page: ReactNode; readonly answers: Answers }

const GAMES: readonly Game[] = [
  { name: 'dice', page: <DicePage />, answers: rolled },
  { name: 'limbo', page: <LimboPage />, answers: rolled },
  { name: 'mines', page: <MinesPage />, answers: rolled },
  { name: 'rowDouble', page: <RowDoublePage />, answers: rolled },
  { name: 'double', page: <DoublePage />, answers: drawn('double', 'red', 15) },
  { name: 'luckyColor', page: <LuckyColorPage />, answers: drawn('lucky30s', 'green', 10) },
]

const betButton = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Apostar R\$/ })

/** The table of a game with a player at it, and a server that answers a bet as the test says. */
async function sitDown({ page, answers }: Game, bet: Answers[string]) {
  const server = startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance() }),
    rounds: () => ({ data: [] }),
    open: () => ({ data: { rounds: [], serverNow: NOW } }),
    ...answers,
    bet,
  })
  await show(null)
  keepToken('the-token')
  await show(page)
  keepToken('the-token')
  await waitFor(async () => expect((await betButton()).disabled).toBe(false))
  const bets = () => server.heard.filter(({ path }) => path.endsWith('/bet'))
  return { user: userEvent.setup(), bets }
}

const openIds = () => useOverlays.getState().stack.map(({ id }) => id)

afterEach(async () => {
  trimOverlays()
  keepToken(null)
  await router.navigate({ to: '/home' })
})

describe.each(GAMES)('a bet on $name that fails', (game) => {
  test('[R171] too little money opens the deposit inside the game', async () => {
    const { user } = await sitDown(game, () => ({ http: 500, status: 9999, message: 'Sem saldo' }))
    await user.click(await betButton())
    await waitFor(() => expect(openIds()).toEqual(['gameDeposit']))
  })

  test('[R174] a refusal is said in the words of the server, and the next bet can be sent', async () => {
    const { user } = await sitDown(game, () => ({ http: 409, status: 4321, message: 'Hoje chove' }))
    await user.click(await betButton())
    expect((await screen.findAllByText('Hoje chove')).length).toBeGreaterThan(0)
    expect(openIds()).toEqual(['alert'])
    act(() => trimOverlays())
    await waitFor(async () => expect((await betButton()).disabled).toBe(false))
  })

  test.each([
    ['R173', '500 with 1403', { http: 500, status: 1403, message: 'Hoje chove' }],
    ['R175', 'a refusal without words', { http: 409, status: 4321, message: '' }],
  ])('[%s] %s leads to the error page', async (_, __, refusal) => {
    const { user } = await sitDown(game, () => refusal)
    await user.click(await betButton())
    await waitFor(() => expect(router.state.location.pathname).toBe('/error'))
  })

  test('[R170] a session that is over logs out and opens the login', async () => {
    const { user } = await sitDown(game, () => ({ http: 401, status: 40_101, message: '' }))
    await user.click(await betButton())
    await waitFor(() => expect(openIds()).toEqual(['auth']))
    expect(currentToken()).toBeNull()
  })

  test('[R140] on a slow network the bet is sent once, and asked for under its key when its answer is lost', async () => {
    let answer: (() => void) | undefined
    let asked = 0
    const { user, bets } = await sitDown(game, async () => {
      asked += 1
      await new Promise<void>((resolve) => (answer = resolve))
      if (asked === 1) throw new TypeError('the connection broke')
      return { http: 409, status: 4321, message: 'Hoje chove' }
    })
    const button = await betButton()
    await user.dblClick(button)
    await waitFor(() => expect(bets().length).toBe(1))
    await user.click(button)
    expect(bets().length).toBe(1)
    answer!()
    await waitFor(() => expect(bets().length).toBe(2))
    answer!()
    expect((await screen.findAllByText('Hoje chove')).length).toBeGreaterThan(0)
    expect(new Set(bets().map(({ key }) => key)).size).toBe(1)
  })
})
