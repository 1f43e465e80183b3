import { randomUUID } from 'node:crypto'
import { sport, user } from '@jogada/contract'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { appendMessages } from '../feed/append.ts'
import { closeGate } from '../feed/gate.ts'
import { bet, cashOf, offerEvent, playerWith, result3, say, total } from '../testkit.ts'

const server = serverOfFile()

test('[SPB-01] [SPB-02] a bet holds its stake, and its receipt is the stored record', async () => {
  const player = await playerWith(server, 10_000n)
  const markets = [result3('2.15', '3.50', '4.00'), total('2.25', '1.90', '1.90')]
  const eventId = await offerEvent(server, markets, { home: 'Bahia', away: 'Coritiba' })
  const { bet: placed, balance } = dataOf(
    await bet(player, { outcomeId: `${eventId}/total/total=2.25/@over`, seenOdds: '1.90' }),
  )
  expect(placed).toMatchObject({
    eventId,
    home: 'Bahia',
    away: 'Coritiba',
    replay: false,
    market: 'total',
    line: '2.25',
    outcome: 'over',
    odds: '1.90',
    stake: '10.00',
    potential: '19.00',
    status: 0,
    payout: null,
    settledAt: null,
  })
  expect(balance).toBe('90.00')
  expect(dataOf(await player.call(user.getBalance, {}))).toMatchObject({
    balance: '90.00',
    held: '10.00',
  })
  expect(dataOf(await player.call(sport.myBets, { query: { state: 'open' } }))).toEqual([placed])
  expect(dataOf(await player.call(sport.myBets, { query: { state: 'settled' } }))).toEqual([])
  const row = await server.deps.db
    .selectFrom('sportsbook.bet')
    .innerJoin('sportsbook.leg', 'sportsbook.leg.bet_id', 'sportsbook.bet.bet_id')
    .select(['licence_profile', 'device_id', 'address', 'price_version', 'phase_at_placement'])
    .where('sportsbook.bet.bet_id', '=', BigInt(placed.betId))
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ licence_profile: 'open', device_id: 'device-of-a-test' })
  expect(row.price_version > 0n && row.address !== '' && row.phase_at_placement === 0).toBe(true)
})

test('[SPB-01] [SPB-03] the application cannot change the terms of a bet', async () => {
  const player = await playerWith(server, 1_000n)
  const eventId = await offerEvent(server)
  const { bet: placed } = dataOf(
    await bet(player, { outcomeId: `${eventId}/1x2/@home`, seenOdds: '2.00' }),
  )
  for (const change of [
    { placed_at: new Date(0) },
    { stake: 1n },
    { odds_policy: 'any' },
    { rules_version: 2 },
  ]) {
    const edit = server.deps.db
      .updateTable('sportsbook.bet')
      .set(change)
      .where('bet_id', '=', BigInt(placed.betId))
      .execute()
    await expect(edit).rejects.toThrow('permission denied')
  }
  for (const table of ['sportsbook.bet', 'sportsbook.leg'] as const) {
    const repricing = server.deps.db
      .updateTable(table)
      .set({ odds: 9000n })
      .where('bet_id', '=', BigInt(placed.betId))
      .execute()
    await expect(repricing).rejects.toThrow('never changes')
  }
  const reversioning = server.deps.db
    .updateTable('sportsbook.leg')
    .set({ price_version: 1n })
    .where('bet_id', '=', BigInt(placed.betId))
    .execute()
  await expect(reversioning).rejects.toThrow('never changes')
  // nor what it may return, nor by letting it wait for a price once more
  for (const change of [{ potential: 1n }, { status: -10 }]) {
    const edit = server.deps.db
      .updateTable('sportsbook.bet')
      .set(change as never)
      .where('bet_id', '=', BigInt(placed.betId))
      .execute()
    await expect(edit).rejects.toThrow('never change')
  }
  const removal = server.deps.db.deleteFrom('sportsbook.bet').execute()
  await expect(removal).rejects.toThrow('permission denied')
})

test('[SPB-04] a worse price is refused with both prices, a better one is given', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server)
  const outcomeId = `${eventId}/1x2/@home`
  await say(server, { type: 'odds', eventId, markets: [result3('1.80', '3.60', '4.20')] })
  expect(await bet(player, { outcomeId, seenOdds: '2.00' })).toMatchObject({
    http: 409,
    status: 5002,
    data: { seen: '2.00', now: '1.80' },
  })
  expect(await cashOf(player)).toBe('100.00')
  await say(server, { type: 'odds', eventId, markets: [result3('2.30', '3.40', '3.60')] })
  expect(await bet(player, { outcomeId, seenOdds: '2.00', oddsPolicy: 'none' })).toMatchObject({
    status: 5002,
  })
  const better = dataOf(await bet(player, { outcomeId, seenOdds: '2.00' })).bet
  expect(better).toMatchObject({ odds: '2.30', potential: '23.00' })
  await say(server, { type: 'odds', eventId, markets: [result3('1.50', '3.90', '5.60')] })
  const any = dataOf(await bet(player, { outcomeId, seenOdds: '2.00', oddsPolicy: 'any' })).bet
  expect(any.odds).toBe('1.50')
})

test('[SEC-09] the same key gives the same answer after the odds moved, another bet is refused', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server)
  const outcomeId = `${eventId}/1x2/@home`
  const [taken, refused] = [randomUUID(), randomUUID()]
  const first = await bet(player, { outcomeId, seenOdds: '2.00', key: taken })
  const no = await bet(player, { outcomeId, seenOdds: '2.50', key: refused })
  expect([first.status, no.status]).toEqual([200, 5002])
  await say(server, { type: 'odds', eventId, markets: [result3('2.75', '3.40', '2.60')] })
  expect(await bet(player, { outcomeId, seenOdds: '2.00', key: taken })).toEqual(first)
  expect(await bet(player, { outcomeId, seenOdds: '2.50', key: refused })).toEqual(no)
  expect(no.data).toEqual({ seen: '2.50', now: '2.00' })
  expect(
    await bet(player, { outcomeId, seenOdds: '2.00', stake: '11.00', key: taken }),
  ).toMatchObject({ http: 422, status: 1101 })
  expect(await cashOf(player)).toBe('90.00')
})

test('[SPB-05] what is suspended, withdrawn, started or unknown is not taken', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, [
    result3('2.00', '3.50', '4.00'),
    total('2.50', '1.90', '1.90'),
  ])
  const home = { outcomeId: `${eventId}/1x2/@home`, seenOdds: '2.00' }
  await say(server, { type: 'bet_stop', eventId, reason: 'possible_goal' })
  expect(await bet(player, home)).toMatchObject({ http: 409, status: 5001 })
  await say(server, { type: 'bet_start', eventId })
  expect(await bet(player, home)).toMatchObject({ status: 200 })
  await say(server, { type: 'odds', eventId, markets: [result3('2.00', '3.50', '4.00')] })
  const withdrawn = { outcomeId: `${eventId}/total/total=2.50/@over`, seenOdds: '1.90' }
  expect(await bet(player, withdrawn)).toMatchObject({ status: 5001 })
  expect(await bet(player, { ...home, outcomeId: `${eventId}/1x2/@nobody` })).toMatchObject({
    http: 404,
    status: 5000,
  })
  expect(await bet(player, { ...home, outcomeId: 'nonsense' })).toMatchObject({ status: 5000 })

  const soon = new Date(server.clock.now().getTime() + 1000).toISOString()
  const starting = await offerEvent(server, undefined, { startsAt: soon })
  server.clock.advance(1000)
  const late = { outcomeId: `${starting}/1x2/@home`, seenOdds: '2.00' }
  expect(await bet(player, late)).toMatchObject({ status: 5001 })
  expect(await player.call(sport.quoteBet, { body: late })).toMatchObject({ status: 5001 })
})

const betsOn = async (eventId: string) => {
  const { count } = await server.deps.db
    .selectFrom('sportsbook.leg')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  return count
}

test('[SPB-05] bets that race the bet_stop: none is committed after it', async () => {
  const players: TestPlayer[] = []
  for (let count = 0; count < 4; count++) players.push(await playerWith(server, 100_000n))
  for (let round = 0; round < 10; round++) {
    const eventId = await offerEvent(server)
    const betUntilRefused = async (player: TestPlayer) => {
      for (let count = 0; count < 400; count++) {
        const outcomeId = `${eventId}/1x2/@home`
        const answer = await bet(player, { outcomeId, seenOdds: '2.00', stake: '1.00' })
        if (answer.status !== 200) return answer.status
      }
      return 200
    }
    const betting = players.map(betUntilRefused)
    while ((await betsOn(eventId)) < 5n);
    // The stop is committed here; its message is still on the way to the catalogues.
    await closeGate(server.deps, eventId, `${eventId}#stop`)
    const committed = await betsOn(eventId)
    const message = { type: 'bet_stop', eventId, reason: 'goal' } as const
    await appendMessages(server.deps, [{ messageId: `${eventId}#stop`, message }])
    expect(await Promise.all(betting)).toEqual([5001, 5001, 5001, 5001])
    expect(await betsOn(eventId)).toBe(committed)
  }
})

test('[SPB-05] a bet decided on an old catalogue goes stale at the gate and is decided again', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server)
  // The gate is closed, and the message that says so is still on its way.
  await closeGate(server.deps, eventId, 'a-stop-on-its-way')
  const racing = bet(player, { outcomeId: `${eventId}/1x2/@home`, seenOdds: '2.00' })
  const message = { type: 'bet_stop', eventId, reason: 'goal' } as const
  await appendMessages(server.deps, [{ messageId: 'a-stop-on-its-way', message }])
  expect(await racing).toMatchObject({ status: 5001 })
  expect(await cashOf(player)).toBe('100.00')
})

test('[WAL-05] [SEC-08] of twenty racing bets on money for one, one wins the race', async () => {
  const player = await playerWith(server, 1_000n)
  const eventId = await offerEvent(server)
  const bets = await Promise.all(
    Array.from({ length: 20 }, () =>
      bet(player, { outcomeId: `${eventId}/1x2/@home`, seenOdds: '2.00' }),
    ),
  )
  expect(bets.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(bets.filter(({ http, status }) => http === 500 && status === 9999)).toHaveLength(19)
  expect(dataOf(await player.call(sport.myBets, {}))).toHaveLength(1)
})

test.each([
  [{ stake: '0.99' }, 4000, { limit: '1.00' }],
  [{ stake: '500.01' }, 4001, { limit: '500.00' }],
  [{ stake: '10.001' }, 1000, { fields: 'stake' }],
  [{ seenOdds: '1.00' }, 1000, { fields: 'seenOdds' }],
  [{ key: 'not-a-uuid' }, 1100, null],
])('[SPB-07] a bet with %j is refused and moves nothing', async (given, status, data) => {
  const player = await playerWith(server, 100_000n)
  const eventId = await offerEvent(server)
  const answer = await bet(player, {
    outcomeId: `${eventId}/1x2/@home`,
    seenOdds: '2.00',
    ...given,
  })
  expect(answer).toMatchObject({ status, data })
  expect(await cashOf(player)).toBe('1000.00')
})

test('[SPB-07] racing bets never take more than the exposure of an outcome', async () => {
  const eventId = await offerEvent(server, [result3('21.00', '8.00', '1.10')])
  const outcomeId = `${eventId}/1x2/@home`
  // 20 per real staked may be lost, 10,000.00 in all: room for 500.00 of stakes.
  const players: TestPlayer[] = []
  for (let count = 0; count < 6; count++) players.push(await playerWith(server, 100_000n))
  const answers = await Promise.all(
    players.flatMap((player) =>
      Array.from({ length: 3 }, () =>
        bet(player, { outcomeId, seenOdds: '21.00', stake: '45.00' }),
      ),
    ),
  )
  const taken = answers.filter(({ status }) => status === 200)
  expect(taken).toHaveLength(11)
  const refused = answers.filter(({ status }) => status === 5004)
  expect(refused).toHaveLength(7)
  const [player] = players
  const key = randomUUID()
  const again = () => bet(player!, { outcomeId, seenOdds: '21.00', stake: '45.00', key })
  const full = await again()
  expect(full).toMatchObject({ http: 409, status: 5004, data: { limit: '5.00' } })
  expect(dataOf(await player!.call(sport.quoteBet, { body: { outcomeId } })).maxBet).toBe('5.00')
  const rest = { outcomeId, seenOdds: '21.00', stake: '5.00' }
  expect(await bet(player!, rest)).toMatchObject({ status: 200 })
  expect(await again()).toEqual(full)
  expect(await bet(player!, { ...rest, stake: '1.00' })).toMatchObject({
    status: 5004,
    data: { limit: '0.00' },
  })
})

test('a replay takes small stakes only', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, undefined, { replay: true, playedOn: '2022-12-18' })
  const home = { outcomeId: `${eventId}/1x2/@home`, seenOdds: '2.00' }
  expect(await bet(player, { ...home, stake: '20.01' })).toMatchObject({ status: 4001 })
  expect(await bet(player, { ...home, stake: '20.00' })).toMatchObject({ status: 200 })
  expect(await bet(player, { ...home, stake: '15.00' })).toMatchObject({ status: 200 })
  expect(await bet(player, { ...home, stake: '10.00' })).toMatchObject({
    status: 5004,
    data: { limit: '5.00' },
  })
})

test('[R078] a quote shows limits and sums by the names of the specification, and moves nothing', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server, [result3('2.15', '3.50', '4.00')])
  const body = { outcomeId: `${eventId}/1x2/@home`, stake: '10.00' }
  expect(dataOf(await player.call(sport.quoteBet, { body }))).toEqual({
    odds: '2.15',
    betAmount: '10.00',
    limit: { min: '1.00', max: '500.00' },
    maxBet: '500.00',
    winEnd: '21.50',
    expectedWin: '11.50',
    betAll: '10.00',
    validAmount: '10.00',
  })
  expect(await cashOf(player)).toBe('100.00')
})

test('bets are listed newest first and page by page', async () => {
  const player = await playerWith(server, 100_000n)
  const eventId = await offerEvent(server)
  const ids: string[] = []
  for (let count = 0; count < 53; count++) {
    const placed = await bet(player, {
      outcomeId: `${eventId}/1x2/@home`,
      seenOdds: '2.00',
      stake: '1.00',
    })
    ids.unshift(dataOf(placed).bet.betId)
    if (count % 5 === 0) server.clock.advance(1)
  }
  const page = dataOf(await player.call(sport.myBets, {}))
  const before = page.at(-1)!.betId
  const rest = dataOf(await player.call(sport.myBets, { query: { before } }))
  expect([...page, ...rest].map(({ betId }) => betId)).toEqual(ids)
})

test('bets need a session', async () => {
  const response = await server.app.inject({ url: sport.myBets.path })
  expect(response.statusCode).toBe(401)
})
