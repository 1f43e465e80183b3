import { randomUUID } from 'node:crypto'
import { ticket } from '@jogada/contract'
import { expect, test } from 'vitest'
import { afterReading, beforeReading } from '../../../testkit/between-looks.ts'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import {
  bet,
  finish,
  home,
  offerEvent,
  offerEvents,
  placeSlip,
  playerWith,
  settle,
} from '../testkit.ts'
import { recountRoom } from './recount-room.ts'

const server = serverOfFile()

/** What is taken on an event in centavos: of home, of its market, of singles and of multiples. */
async function takenOn(eventId: string) {
  const names = [home(eventId)[0], `${eventId}/1x2`, eventId, `multiple:${eventId}`].map(
    (name) => `exposure:${name}`,
  )
  const counters = await server.deps.ledger.counters('house', names)
  return names.map((name) => Number(counters[name]!.total))
}

/** Settles as a server does that knows nothing of the parts that legs take. */
async function settleAsBefore({ playerId }: TestPlayer) {
  const { pool } = server.deps
  const { rows } = await pool.query<{ bet: bigint; place: number; charged: bigint }>(
    'SELECT bet_id AS bet, place, charged FROM sportsbook.leg WHERE player_id = $1',
    [playerId],
  )
  await pool.query('UPDATE sportsbook.leg SET charged = 0 WHERE player_id = $1', [playerId])
  await settle(server)
  for (const { bet: betId, place, charged } of rows) {
    await pool.query(
      `UPDATE sportsbook.leg SET charged = $4
        WHERE player_id = $1 AND bet_id = $2 AND place = $3`,
      [playerId, betId, place, charged],
    )
  }
}

test('[SPB-07] room that a server of the version before kept of a lost parlay is given back', async () => {
  const player = await playerWith(server, 10_000n)
  const [lost, open] = await offerEvents(server, 2)
  const slip = { kind: 'parlay', legs: [home(lost!), home(open!)] } as const
  dataOf(await placeSlip(player, slip))
  dataOf(await bet(player, { outcomeId: home(open!)[0], seenOdds: '2.00' }))
  expect(await takenOn(open!)).toEqual([2000, 2000, 1000, 3000])
  expect(await recountRoom(server.deps)).toBe(0)
  await finish(server, lost!, { home: 0, away: 1 })
  await settleAsBefore(player)
  expect(await takenOn(open!)).toEqual([2000, 2000, 1000, 0])
  expect(await recountRoom(server.deps)).toBe(2)
  expect(await takenOn(open!)).toEqual([1000, 1000, 1000, 0])
  expect(await recountRoom(server.deps)).toBe(0)
})

test('[SPB-07] [SPB-11] what is left of sold bets and parlays is counted as their sale left it', async () => {
  const player = await playerWith(server, 10_000n)
  const ids = await offerEvents(server, 3)
  const legs = ids.map((id) => home(id))
  const sellAThird = async (slip: Parameters<typeof placeSlip>[1]) => {
    const { betId } = dataOf(await placeSlip(player, slip)).ticket
    const params = { betId }
    const { offerId } = dataOf(await player.call(ticket.cashOutOffer, { params }))
    const body = { offerId: offerId!, percent: 33 }
    dataOf(await player.call(ticket.acceptCashOut, { params, body }, { key: randomUUID() }))
  }
  await sellAThird({ kind: 'single', legs: [legs[0]!], stake: '10.01' })
  await sellAThird({ kind: 'parlay', legs, stake: '7.77' })
  await sellAThird({ kind: 'system', legs, sizes: [2], stake: '9.99' })
  expect(await recountRoom(server.deps)).toBe(0)
})

test('[SPB-07] a recount beside racing bets leaves what they take', async () => {
  const players: TestPlayer[] = []
  for (let count = 0; count < 4; count++) players.push(await playerWith(server, 10_000n))
  const eventId = await offerEvent(server)
  const outcomeId = home(eventId)[0]
  const placing = players.flatMap((player) =>
    Array.from({ length: 12 }, () => bet(player, { outcomeId, seenOdds: '2.00', stake: '1.00' })),
  )
  const recounting = (async () => {
    let changed = 0
    for (let count = 0; count < 30; count++) changed += await recountRoom(server.deps)
    return changed
  })()
  const placed = await Promise.all(placing)
  expect(placed.map(({ status }) => status)).toEqual(placing.map(() => 200))
  expect(await recounting).toBe(0)
  expect(await takenOn(eventId)).toEqual([4800, 4800, 4800, 0])
})

test.each([
  ['before', beforeReading],
  ['after', afterReading],
] as const)('[SPB-07] a bet laid just %s the counters are read keeps its room', async (_, when) => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server)
  const [outcomeId] = home(eventId)
  const lay = () => bet(player, { outcomeId, seenOdds: '2.00', stake: '1.00' })
  dataOf(await lay())
  const deps = when(server.deps, `exposure:${outcomeId}`, async () => dataOf(await lay()))
  expect(await recountRoom(deps)).toBe(0)
  expect(await takenOn(eventId)).toEqual([200, 200, 200, 0])
})
