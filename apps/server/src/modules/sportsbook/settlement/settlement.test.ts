import { sport, user } from '@jogada/contract'
import { RULES_VERSION } from '@jogada/core/sports/rules/sport-rules'
import { createPool } from '@jogada/postgres'
import { expect, test, vi } from 'vitest'
import { connectAs } from '../../../testkit/player-socket.ts'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { serverOn } from '../../../testkit/test-server.ts'
import type { Deps } from '../../../deps.ts'
import { appendMessages } from '../feed/append.ts'
import {
  bet,
  cashOf,
  finish,
  offerEvent,
  playerWith,
  result3,
  say,
  settle,
  total,
} from '../testkit.ts'
import { settleFinishedEvents } from './settle-events.ts'

const server = serverOfFile()

const myBets = async (player: TestPlayer) => dataOf(await player.call(sport.myBets, {}))
const turnoverOf = async ({ playerId }: TestPlayer) =>
  (await server.deps.ledger.counters(playerId, ['turnover']))['turnover']!.total

const markets = [
  result3('2.15', '3.50', '4.00'),
  total('2.25', '1.91', '1.93'),
  total('2.00', '1.60', '2.30'),
]

test.each([
  ['1x2/@home', '2.15', [2, 1], 10, '21.50', 1000n],
  ['1x2/@draw', '3.50', [2, 1], 20, '0.00', 1000n],
  ['total/total=2.25/@over', '1.91', [1, 1], 11, '5.00', 500n],
  ['total/total=2.25/@under', '1.93', [1, 1], 21, '14.65', 500n],
  ['total/total=2.00/@over', '1.60', [1, 1], 90, '10.00', 0n],
] as const)(
  '[SPB-08] 10.00 on %s at %s with a final score of %j ends as %i and returns %s',
  async (selection, seenOdds, [home, away], status, payout, counted) => {
    const player = await playerWith(server, 10_000n)
    const eventId = await offerEvent(server, markets)
    dataOf(await bet(player, { outcomeId: `${eventId}/${selection}`, seenOdds }))
    await finish(server, eventId, { home, away })
    expect(await settle(server)).toMatchObject({ settled: 1 })

    const [settled] = await myBets(player)
    expect(settled).toMatchObject({ status, payout, odds: seenOdds, score: { home, away } })
    expect(settled!.settledAt).not.toBeNull()
    const balance = dataOf(await player.call(user.getBalance, {}))
    expect(balance.held).toBe('0.00')
    expect(Number(balance.balance)).toBeCloseTo(90 + Number(payout), 9)
    expect(await turnoverOf(player)).toBe(counted)
  },
)

test('[SPB-09] a void event gives every stake back, and nothing counts as play', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, markets)
  dataOf(await bet(player, { outcomeId: `${eventId}/1x2/@home`, seenOdds: '2.15' }))
  await say(server, { type: 'result', eventId, result: { state: 'void' } })
  await settle(server)
  expect(await cashOf(player)).toBe('100.00')
  expect(await myBets(player)).toMatchObject([{ status: 90, payout: '10.00', score: null }])
  expect(await turnoverOf(player)).toBe(0n)
})

test('[SPB-03] settlement pays the accepted odds whatever the price became', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server)
  dataOf(await bet(player, { outcomeId: `${eventId}/1x2/@home`, seenOdds: '2.00' }))
  await say(server, { type: 'odds', eventId, markets: [result3('1.20', '6.00', '11.00')] })
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  expect(await cashOf(player)).toBe('110.00')
})

test('[SPB-07] settled bets give their exposure back', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server)
  const outcomeId = `${eventId}/1x2/@home`
  dataOf(await bet(player, { outcomeId, seenOdds: '2.00' }))
  const names = [`exposure:${eventId}`, `exposure:${outcomeId}`]
  const exposure = async () =>
    Object.values(await server.deps.ledger.counters('house', names)).map(({ total: sum }) => sum)
  expect(await exposure()).toEqual([1000n, 1000n])
  await finish(server, eventId, { home: 0, away: 0 })
  await settle(server)
  expect(await exposure()).toEqual([0n, 0n])
})

/** Dependencies whose ledger dies after it has settled so many bets, with the row unseen. */
function dyingAfter(deps: Deps, count: number): Deps {
  let left = count
  return {
    ...deps,
    ledger: {
      ...deps.ledger,
      submit: (playerId, prepare) =>
        left-- > 0 ? deps.ledger.submit(playerId, prepare) : Promise.reject(new Error('killed')),
    },
  }
}

test('[SPB-11] a settlement that dies half way is resumed, by two processes: each bet is paid once', async () => {
  const eventId = await offerEvent(server)
  const players: TestPlayer[] = []
  for (let count = 0; count < 3; count++) players.push(await playerWith(server, 100_000n))
  for (let count = 0; count < 80; count++) {
    for (const player of players) {
      const outcomeId = `${eventId}/1x2/@home`
      dataOf(await bet(player, { outcomeId, seenOdds: '2.00', stake: '2.00' }))
    }
  }
  await finish(server, eventId, { home: 3, away: 1 })
  expect(await settleFinishedEvents(dyingAfter(server.deps, 57))).toMatchObject({ settled: 57 })
  const other = await serverOn(server.url)
  try {
    const settled = await Promise.all([settle(server), settleFinishedEvents(other.deps)])
    // What was under way when the first one died may have been paid meanwhile, by nobody else.
    expect(settled[0].settled + settled[1].settled).toBeLessThanOrEqual(3 * 80)
    expect(await settle(server)).toMatchObject({ settled: 0 })
  } finally {
    await other.close()
  }
  for (const player of players) {
    expect(await cashOf(player)).toBe('1160.00')
    const entries = await server.deps.ledger.entries(player.playerId, 'held', { limit: 1000 })
    expect(entries.filter(({ kind }) => kind === 'bet_settlement')).toHaveLength(80)
    const bets = await server.deps.db
      .selectFrom('sportsbook.bet')
      .select(['status', 'result', 'payout'])
      .where('player_id', '=', player.playerId)
      .execute()
    expect(bets.every(({ status, result }) => status === 9999 && result === 10)).toBe(true)
  }
})

test('a bet that no rule settles stays open for a person, and keeps nobody else waiting', async () => {
  const player = await playerWith(server, 10_000n)
  const corners = { ...total('9.50', '1.90', '1.90'), key: 'corners' }
  const strange = await offerEvent(server, [corners, result3('2.00', '3.50', '4.00')])
  const usual = await offerEvent(server)
  dataOf(await bet(player, { outcomeId: `${strange}/corners/total=9.50/@over`, seenOdds: '1.90' }))
  dataOf(await bet(player, { outcomeId: `${strange}/1x2/@home`, seenOdds: '2.00' }))
  dataOf(await bet(player, { outcomeId: `${usual}/1x2/@home`, seenOdds: '2.00' }))
  await finish(server, strange, { home: 1, away: 0 })
  await finish(server, usual, { home: 1, away: 0 })
  const once = await settle(server)
  expect(once).toEqual({ settled: 2, reversed: 0, unsettled: [strange] })
  expect(await settle(server)).toEqual({
    settled: 0,
    reversed: 0,
    unsettled: [strange],
  })
  const open = dataOf(await player.call(sport.myBets, { query: { state: 'open' } }))
  expect(open).toMatchObject([{ market: 'corners', status: 0 }])
})

test('[SPB-08] a bet keeps the rules it was accepted by: what goes by rules that are not known here waits for a person', async () => {
  const [player, other] = [await playerWith(server, 10_000n), await playerWith(server, 10_000n)]
  const eventId = await offerEvent(server)
  for (const who of [player, other]) {
    dataOf(await bet(who, { outcomeId: `${eventId}/1x2/@home`, seenOdds: '2.00' }))
  }
  const versions = await server.deps.db
    .selectFrom('sportsbook.bet')
    .select('rules_version')
    .where('player_id', 'in', [player.playerId, other.playerId])
    .execute()
  expect(versions).toEqual([{ rules_version: RULES_VERSION }, { rules_version: RULES_VERSION }])
  // as of a newer server
  const owner = createPool({ url: server.url, as: 'owner', max: 1 })
  try {
    const change = (version: number) =>
      owner.query('UPDATE sportsbook.bet SET rules_version = $1 WHERE player_id = $2', [
        version,
        String(other.playerId),
      ])
    await change(RULES_VERSION + 1)
    await finish(server, eventId, { home: 1, away: 0 })
    const first = await settle(server)
    expect([first.settled, first.unsettled.includes(eventId)]).toEqual([1, true])
    expect([await cashOf(player), await cashOf(other)]).toEqual(['110.00', '90.00'])
    await change(RULES_VERSION)
    const second = await settle(server)
    expect([second.settled, second.unsettled.includes(eventId)]).toEqual([1, false])
    expect(await cashOf(other)).toBe('110.00')
  } finally {
    await owner.end()
  }
})

test('a second result of a finished event changes nothing', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server)
  dataOf(await bet(player, { outcomeId: `${eventId}/1x2/@home`, seenOdds: '2.00' }))
  await finish(server, eventId, { home: 0, away: 1 })
  const result = { state: 'finished', score: { home: 1, away: 0 } } as const
  await appendMessages(server.deps, [
    { messageId: `${eventId}#late`, message: { type: 'result', eventId, result } },
  ])
  await settle(server)
  expect(await myBets(player)).toMatchObject([{ status: 20, payout: '0.00' }])
})

test('a player hears on the socket that a bet was settled', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server)
  const placed = dataOf(await bet(player, { outcomeId: `${eventId}/1x2/@home`, seenOdds: '2.00' }))
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = await connectAs(server, player)
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  await vi.waitFor(
    () => expect(socket.heard('betSettled')).toEqual([{ betId: placed.bet.betId }]),
    20_000,
  )
  socket.close()
})

test('[SPB-08] a bet that cannot be settled holds up neither the others of its match nor other matches', async () => {
  const [stuck, beside, elsewhere] = [
    await playerWith(server, 10_000n),
    await playerWith(server, 10_000n),
    await playerWith(server, 10_000n),
  ]
  const [first, second] = [await offerEvent(server, markets), await offerEvent(server, markets)]
  const on = (eventId: string) => ({ outcomeId: `${eventId}/1x2/@home`, seenOdds: '2.15' })
  const { betId } = dataOf(await bet(stuck, on(first))).bet
  dataOf(await bet(beside, on(first)))
  dataOf(await bet(elsewhere, on(second)))
  const owner = createPool({ url: server.url, as: 'owner', max: 1 })
  await owner.query(`CREATE FUNCTION public.refuse() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'no'; END $$`)
  await owner.query(`CREATE TRIGGER refuse BEFORE UPDATE ON sportsbook.bet FOR EACH ROW
    WHEN (OLD.bet_id = ${betId}) EXECUTE FUNCTION public.refuse()`)
  try {
    for (const eventId of [first, second]) await finish(server, eventId, { home: 2, away: 1 })
    expect(await settle(server)).toMatchObject({ settled: 2 })
    expect(await cashOf(stuck)).toBe('90.00')
    for (const player of [beside, elsewhere]) expect(await cashOf(player)).toBe('111.50')
  } finally {
    await owner.query('DROP TRIGGER refuse ON sportsbook.bet')
    await owner.end()
  }
  expect(await settle(server)).toMatchObject({ settled: 1 })
  expect(await cashOf(stuck)).toBe('111.50')
})
