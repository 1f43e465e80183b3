import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { HOUSE_GAMES } from '@jogada/core/games/house-games'
import type { HouseGame } from '@jogada/core/games/house-games'
import { expect } from 'vitest'
import { DicePage } from '../routes/dice.tsx'
import { DoublePage } from '../routes/double.tsx'
import { LimboPage } from '../routes/limbo.tsx'
import { LuckyColorPage } from '../routes/lucky-color.tsx'
import { MinesPage } from '../routes/mines.tsx'
import { RowDoublePage } from '../routes/row-double.tsx'
import { keepToken } from '../session/session.ts'
import { someBalance, somePlayer } from './player.ts'
import { startServer } from './server.ts'
import type { Answers } from './server.ts'
import { show } from './show.tsx'

const NOW = '2026-03-01T12:00:00Z'
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

const limits = {
  minBet: '0.50',
  maxBet: '5000.00',
  maxPayout: '100000.00',
  stop: { isStopped: false, isManual: false, version: 0 },
}

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

type Table = { readonly page: ReactNode; readonly answers: Answers }

const tables: Readonly<Record<HouseGame, Table>> = {
  dice: { page: <DicePage />, answers: rolled },
  limbo: { page: <LimboPage />, answers: rolled },
  mines: { page: <MinesPage />, answers: rolled },
  rowDouble: { page: <RowDoublePage />, answers: rolled },
  double: { page: <DoublePage />, answers: drawn('double', 'red', 15) },
  luckyColor: { page: <LuckyColorPage />, answers: drawn('lucky30s', 'green', 10) },
}

export type Game = Table & { readonly name: HouseGame }

/** The page of each game of the house, and what its server answers. */
export const GAMES: readonly Game[] = HOUSE_GAMES.map((name) => ({ name, ...tables[name] }))

export const betButton = () =>
  screen.findByRole<HTMLButtonElement>('button', { name: /^Apostar R\$/ })

/**
 * The table of a game with a player at it, who can bet, and a server that answers as the test says.
 */
export async function sitDown(game: Game, bet: Answers[string], further: Answers = {}) {
  const table = await openTable(game, { bet, ...further })
  await waitFor(async () => expect((await betButton()).disabled).toBe(false))
  return table
}

/** As `sitDown`, whether or not the table takes bets. */
export async function openTable({ page, answers }: Game, further: Answers) {
  const server = startServer({
    userInfo: () => ({ data: somePlayer({ kyc: 1 }) }),
    getBalance: () => ({ data: someBalance() }),
    rounds: () => ({ data: [] }),
    open: () => ({ data: { rounds: [], serverNow: NOW } }),
    ...answers,
    ...further,
  })
  await show(null)
  keepToken('the-token')
  await show(page)
  keepToken('the-token')
  const bets = () => server.heard.filter(({ path }) => path.endsWith('/bet'))
  return { user: userEvent.setup(), server, bets }
}
