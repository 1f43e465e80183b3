import type { GameRecord } from '@jogada/contract/casino'
import { DOUBLE_VECTORS, LUCKY_VECTORS } from '@jogada/core/games/draws/draw-vectors'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openOverlay } from '../../overlays/overlay-store.ts'
import { someBalance } from '../../test/player.ts'
import { startServer } from '../../test/server.ts'
import { showPage } from '../../test/show-page.tsx'

vi.mock('../../realtime/live.ts', () => ({ watchEvents: () => () => {} }))

const rolled = vi.fn<(frames: { readonly transform: string }[], options: object) => object>(() => ({
  cancel: () => {},
}))
beforeEach(() => {
  rolled.mockClear()
  Element.prototype.animate = rolled as never
})

const DRAWS = [
  {
    channel: 'double',
    roundId: '20261121011442',
    game: 'double',
    vector: DOUBLE_VECTORS[0]!,
    mine: [
      { selection: 'red', status: 10, stake: '2.00', payout: '4.00' },
      { selection: 'white', status: 20, stake: '1.00', payout: '0.00' },
    ],
    reads: ['Vermelho', 'Branco'],
  },
  {
    channel: 'lucky3m',
    roundId: '20261121300241',
    game: 'luckyColor',
    vector: LUCKY_VECTORS[0]!,
    mine: [{ selection: 'number7', status: 20, stake: '5.00', payout: '0.00' }],
    reads: ['Número 7'],
  },
] as const

type Draw = (typeof DRAWS)[number]

const at = '2026-11-21T15:00:42.000Z'

const recordOf = ({ game, roundId, vector }: Draw): GameRecord => ({
  recordId: `draw:${roundId}`,
  roundId,
  game,
  at,
  stake: '1.00',
  odds: '2.0000',
  result: String(vector.outcome),
  payout: '0.00',
  status: 20,
})

async function openRecord(drawn: Draw, own: object = {}) {
  const { channel, roundId, vector } = drawn
  startServer({
    getBalance: () => ({ data: someBalance() }),
    bets: () => ({
      data: drawn.mine.map((bet, place) => ({
        ...bet,
        betId: String(place),
        placedAt: at,
        channel,
        roundId,
        settledAt: at,
        outcome: vector.outcome,
      })),
    }),
    [roundId]: () => ({
      data: {
        round: {
          channel,
          roundId,
          state: 'settled',
          status: 9999,
          openAt: at,
          lockAt: at,
          drawAt: at,
          completeAt: at,
          endAt: at,
          outcome: vector.outcome,
          seed: vector.seed,
          chainId: '1',
          position: vector.position,
          ...own,
        },
        chain: {
          chainId: '1',
          channel,
          terminatingHash: vector.terminatingHash,
          rounds: 100,
          salt: vector.salt,
          saltSource: 'constant',
          saltBlock: null,
          announcedAt: at,
          saltedAt: at,
        },
        previousSeed: vector.previousSeed,
      },
    }),
  })
  const { user } = await showPage(<p>page</p>)
  openOverlay({ id: 'gameRecord', params: { record: recordOf(drawn) } })
  return user
}

test.each(DRAWS)(
  '[GAM-16] a past draw of $channel is shown again with its bets, its seed and its proof',
  async (drawn) => {
    const user = await openRecord(drawn)
    const replay = await screen.findByRole('region', { name: 'Replay' })
    expect(within(replay).getByText(new RegExp(`^Saiu ${drawn.vector.outcome} `))).toBeDefined()
    expect(screen.getByText(drawn.vector.seed)).toBeDefined()
    for (const name of drawn.reads) expect(await screen.findByText(name)).toBeDefined()

    expect(rolled).not.toHaveBeenCalled()
    await user.click(within(replay).getByRole('button', { name: 'Ver de novo' }))
    expect(rolled).toHaveBeenCalledTimes(1)
    await user.click(within(replay).getByRole('button', { name: 'Ver de novo' }))
    expect(rolled).toHaveBeenCalledTimes(2)

    await user.click(screen.getByRole('button', { name: 'Ver prova e verificar' }))
    expect(await screen.findByText('Prova da rodada')).toBeDefined()
    expect(await screen.findByText('Confere')).toBeDefined()
  },
)

test('[GAM-16] a draw that is not over shows neither an outcome nor a seed', async () => {
  const open = { state: 'locked', status: 8888, outcome: null, seed: null }
  await openRecord(DRAWS[0], open)
  expect(await screen.findByText(/A semente desta rodada aparece/)).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Replay' })).toBeNull()
})
