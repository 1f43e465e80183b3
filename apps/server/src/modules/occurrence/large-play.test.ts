import { randomUUID } from 'node:crypto'
import { ops, ticket } from '@jogada/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { operatorWith } from '../../testkit/test-operator.ts'
import type { TestOperator } from '../../testkit/test-operator.ts'
import { dataOf } from '../../testkit/test-player.ts'
import { sitDown, startGameServer, units } from '../aggregator/testkit.ts'
import type { GameServer } from '../aggregator/testkit.ts'
import { betDouble, leadDraws, playerWith } from '../draws/testkit.ts'
import type { TestDraws } from '../draws/testkit.ts'
import { home, offerEvent, placeSlip, result3, say } from '../sportsbook/testkit.ts'
import { watchLedger } from './watch-ledger.ts'

let server: GameServer
let draws: TestDraws
let auditor: TestOperator
let watching: Promise<void>
const ending = new AbortController()
beforeAll(async () => {
  server = await startGameServer()
  draws = await leadDraws(server)
  watching = watchLedger(server.deps, ending.signal)
  auditor = await operatorWith(server, ['auditor'])
})
afterAll(async () => {
  ending.abort()
  await watching
  await server.verify()
  await server.close()
})

type Kind = ops.occurrences.OccurrenceKind
type Shown = readonly [kind: Kind, detail: Readonly<Record<string, unknown>>]

const homeAt = (odds: string, probability: number) => {
  const market = result3(odds, '3.50', '4.00')
  const prices = market.prices.map((price) =>
    price.outcome === 'home' ? { ...price, probability } : price,
  )
  return { ...market, prices }
}

/** What happens to large play by each way but the plain one, and what must be kept of it. */
const plays: readonly (readonly [string, () => Promise<bigint>, readonly Shown[]])[] = [
  [
    'a large stake at a studio that brings nothing',
    async () => {
      const seat = await sitDown(server, 600_00n)
      expect((await seat.bet(500_00n, { round_closed: true })).status).toBe('RS_OK')
      expect((await seat.bet(49_99n)).status).toBe('RS_OK')
      return seat.player.playerId
    },
    [['large_stake', { game: 'orla.feira', stake: '500.00' }]],
  ],
  [
    'a large stake at a studio that wins much',
    async () => {
      const seat = await sitDown(server, 600_00n)
      const staked = randomUUID()
      await seat.bet(500_00n, { transaction_uuid: staked })
      expect((await seat.win(5_000_00n, staked)).status).toBe('RS_OK')
      return seat.player.playerId
    },
    [
      ['large_stake', { game: 'orla.feira', stake: '500.00' }],
      ['large_win', { game: 'orla.feira', payout: '5000.00' }],
    ],
  ],
  [
    'a stake at a studio that is given back',
    async () => {
      const seat = await sitDown(server, 100_00n)
      const staked = randomUUID()
      await seat.bet(10_00n, { transaction_uuid: staked })
      expect((await seat.rollback(staked)).status).toBe('RS_OK')
      expect((await seat.rollback(staked)).status).toBe('RS_OK')
      return seat.player.playerId
    },
    [['play_voided', { game: 'orla.feira', stake: '10.00' }]],
  ],
  [
    'a jackpot, which answers no stake',
    async () => {
      const seat = await sitDown(server, 0n)
      const prize = {
        transaction_uuid: randomUUID(),
        round: 'jackpot',
        currency: 'BRL',
        amount: units(7_000_00n),
        reward_uuid: randomUUID(),
      }
      expect((await seat.call('/transaction/win', prize)).status).toBe('RS_OK')
      return seat.player.playerId
    },
    [['large_win', { game: 'orla.feira', payout: '7000.00' }]],
  ],
  [
    'a draw that is void',
    async () => {
      const player = await playerWith(server, 100_00n)
      await draws.step(draws.slot('double').endAt)
      const slot = draws.slot('double')
      dataOf(await betDouble(player, { roundId: slot.roundId, stake: '3.00' }))
      // nobody leads for longer than a round
      await draws.step(slot.drawAt + 60_001)
      return player.playerId
    },
    [['play_voided', { game: 'double', stake: '3.00' }]],
  ],
  [
    'a bet that is sold for much',
    async () => {
      const player = await playerWith(server, 600_00n)
      const eventId = await offerEvent(server, [homeAt('12.00', 0.08)])
      const legs = [home(eventId, '12.00')]
      const { ticket: placed } = dataOf(
        await placeSlip(player, { kind: 'single', legs, stake: '500.00' }),
      )
      await say(server, { type: 'odds', eventId, markets: [homeAt('1.03', 0.97)] })
      const params = { betId: placed.betId }
      const { offerId } = dataOf(await player.call(ticket.cashOutOffer, { params }))
      const body = { offerId: offerId! }
      dataOf(await player.call(ticket.acceptCashOut, { params, body }, { key: randomUUID() }))
      return player.playerId
    },
    [
      ['large_stake', { game: 'sports', stake: '500.00' }],
      ['large_win', { game: 'sports', payout: '5529.00' }],
    ],
  ],
]

test.each(plays)('[AUD-04] %s is kept, once', async (_, play, shown) => {
  const subject = `player:${await play()}`
  await vi.waitFor(
    async () => {
      const kept = dataOf(await auditor.call(ops.occurrences.list, { query: { subject } }))
      expect(kept.map(({ kind, detail }) => [kind, detail]).toReversed()).toEqual(shown)
    },
    { timeout: 60_000, interval: 50 },
  )
})
