import { randomUUID } from 'node:crypto'
import { order, ticket, user } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerPayer } from '../../../testkit/pix-server.ts'
import type { Payer } from '../../../testkit/pix-server.ts'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { startServerProcess } from '../../../testkit/server-process.ts'
import { dataOf, giveCash } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { serverOn } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import {
  finish,
  home,
  moveStart,
  placeSlip,
  playerWith,
  say,
  settle,
  takeBack,
  ticketsOf,
  withCatalogue,
} from '../testkit.ts'
import { SPORT_DEBT } from '../../wallet/index.ts'
import { decideCashOuts } from '../cash-out/decide-cash-outs.ts'
import { findEvent } from '../trading/find-event.ts'
import { appendMessages } from './append.ts'
import { sendHeartbeat } from './heartbeats.ts'
import type { FixtureMessage } from './message.ts'
import { MINUTE, offeredBySource, passMinutes, singleOn, SOURCE } from './late-testkit.ts'

const server = serverOfFile()
let other: TestServer
beforeAll(async () => {
  other = await serverOn(server.url)
})
afterAll(() => other.close())

/** A match on which bets are taken now that came after the start of five minutes ago. */
async function lateEvent() {
  const eventId = await offeredBySource(server)
  await passMinutes(server, 10)
  return eventId
}

const WON = { home: 1, away: 0 }

const tellStart = (eventId: string) => moveStart(server, eventId, -5 * MINUTE)

const settleTwice = () => Promise.all([settle(server), settle(other)])

const balancesOf = async (player: TestPlayer) => {
  const { balance, held } = dataOf(await player.call(user.getBalance, {}))
  return [balance, held]
}

const kindsOf = async ({ playerId }: TestPlayer) =>
  (await server.deps.ledger.entries(playerId, 'held', { limit: 1000 }))
    .map(({ kind }) => kind)
    .toReversed()

const offerOf = async (player: TestPlayer) => {
  const [{ betId } = { betId: '' }] = await ticketsOf(player)
  const { offerId } = dataOf(await player.call(ticket.cashOutOffer, { params: { betId } }))
  return { betId, offerId: offerId! }
}

/** What the source said of an event last, with the start as it is known. */
async function factsOf(eventId: string): Promise<FixtureMessage> {
  const { source, ...row } = await findEvent(server.deps, eventId)
  const { sport, competition, stage, home: side, away, replay } = row
  const startsAt = row.starts_at.toISOString()
  const facts = { source, sport, competition, stage, home: side, away, replay, playedOn: null }
  return { type: 'fixture', eventId, startsAt, ...facts }
}

const cancelledOf = async (eventId: string) =>
  (
    await server.deps.db
      .selectFrom('sportsbook.cancellation')
      .select('message_id')
      .where('event_id', '=', eventId)
      .executeTakeFirst()
  )?.message_id

const undo = async (eventId: string) =>
  say(server, {
    type: 'cancel',
    eventId,
    marketId: null,
    from: null,
    to: null,
    reason: 'the start was right',
    withdraws: (await cancelledOf(eventId))!,
  })

const alertsOf = (eventId: string) =>
  server.deps.db
    .selectFrom('alert.alert')
    .select(['kind', 'detail'])
    .where('subject', '=', `event:${eventId}`)
    .execute()

async function givenBackOn(eventId: string) {
  const { rows } = await server.deps.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM sportsbook.leg l
       JOIN sportsbook.bet b ON b.player_id = l.player_id AND b.bet_id = l.bet_id
      WHERE l.event_id = $1 AND b.result = 90`,
    [eventId],
  )
  return rows[0]!.count
}

async function payerWith(centavos: bigint) {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, centavos)
  return player
}

const withdraw = (player: Payer, amount: string) => {
  const { cpf, name } = player
  const body = { payCardBank: 'CPF', payCardNo: cpf, ifsc: cpf, name, amount } as const
  return player.call(order.withdraw, { body }, { key: randomUUID() })
}

const sell = (player: TestPlayer, betId: string, body: { offerId: string; percent?: number }) =>
  player.call(ticket.acceptCashOut, { params: { betId }, body }, { key: randomUUID() })

/** What a bet of ten reais ended with: whatever it was sold for, and the rest of its stake back. */
const afterSale = (amount: string, percent: number) =>
  (Number(amount) + 10 * (1 - percent / 100)).toFixed(2)

test.each([100, 50])(
  '[SPB-10] a sale of %i per cent that races the giving back is paid once, and the rest goes back once',
  async (percent) => {
    const ends: boolean[] = []
    for (let round = 0; round < 8; round++) {
      const player = await playerWith(server, 1000n)
      const eventId = await lateEvent()
      dataOf(await singleOn(player, eventId))
      const { betId, offerId } = await offerOf(player)
      const selling = sell(player, betId, { offerId, percent })
      // by turns the sale has a head start
      if (round % 2 === 0) await selling
      await Promise.all([selling, tellStart(eventId).then(settleTwice)])
      await settleTwice()
      const { status, data } = await selling
      ends.push(status === 200)
      const cash = status === 200 ? afterSale(data!.amount, percent) : '10.00'
      expect([round, ...(await balancesOf(player))]).toEqual([round, cash, '0.00'])
    }
    expect(ends).toContain(true)
  },
)

test('[SPB-10] a sale that waits in play is not paid beside the giving back of its bet', async () => {
  const player = await playerWith(server, 1000n)
  const eventId = await lateEvent()
  dataOf(await singleOn(player, eventId))
  await passMinutes(server, 1)
  const score = { home: 0, away: 0 }
  await say(server, { type: 'score', eventId, phase: 1, minute: null, score })
  const { betId, offerId } = await offerOf(player)
  expect(dataOf(await sell(player, betId, { offerId, percent: 50 }))).toMatchObject({ code: -10 })
  await moveStart(server, eventId, -10 * MINUTE)
  server.clock.advance(6000)
  await sendHeartbeat(server.deps, SOURCE)
  await Promise.all([withCatalogue(server, decideCashOuts), settleTwice()])
  await settleTwice()
  expect(await balancesOf(player)).toEqual(['10.00', '0.00'])
  expect(await kindsOf(player)).toEqual(['bet_stake', 'bet_settlement'])
})

test('[SPB-10] a result that comes with the news of the start: each bet is given back or paid, once', async () => {
  for (let round = 0; round < 6; round++) {
    const player = await playerWith(server, 2000n)
    const eventId = await offeredBySource(server)
    dataOf(await singleOn(player, eventId))
    await passMinutes(server, 10)
    dataOf(await singleOn(player, eventId))
    const told = round % 2 === 0 ? tellStart(eventId) : finish(server, eventId, WON)
    const then = round % 2 === 0 ? finish(server, eventId, WON) : tellStart(eventId)
    await Promise.all([told, then, settleTwice()])
    await settleTwice()
    const back = await cancelledOf(eventId)
    // whoever came first decides: with a result a person gives back, by what the alert says
    expect((await ticketsOf(player)).map(({ result }) => result)).toEqual([back ? 90 : 10, 10])
    expect(await balancesOf(player)).toEqual([back ? '30.00' : '40.00', '0.00'])
  }
})

test('[SPB-10] the late leg of a parlay whose other leg is lost at that moment costs the stake once', async () => {
  for (let round = 0; round < 4; round++) {
    const player = await playerWith(server, 1000n)
    const [late, lost] = [await lateEvent(), await offeredBySource(server)]
    dataOf(await placeSlip(player, { kind: 'parlay', legs: [home(late), home(lost)] }))
    const LOST = { home: 0, away: 1 }
    await Promise.all([
      tellStart(late).then(settleTwice),
      finish(server, lost, LOST).then(settleTwice),
    ])
    await settleTwice()
    expect(await balancesOf(player)).toEqual(['0.00', '0.00'])
    expect(await kindsOf(player)).toEqual(['bet_stake', 'bet_settlement'])
    // its result is taken back: only the late leg stands, and counts 1,00
    await takeBack(server, lost)
    await settleTwice()
    await finish(server, lost, WON)
    await settleTwice()
    expect(await balancesOf(player)).toEqual(['20.00', '0.00'])
  }
})

test.each([
  ['of one time', true],
  ['of which one is late', false],
])(
  '[SPB-10] the news that two processes %s hear at once gives each bet back once, and is told once',
  async (_, isInTime) => {
    for (let round = 0; round < 6; round++) {
      const player = await playerWith(server, 1000n)
      const eventId = await lateEvent()
      dataOf(await singleOn(player, eventId))
      const nowMs = server.clock.now().getTime()
      other.clock.advance(nowMs - other.clock.now().getTime() - (isInTime ? 0 : 6 * MINUTE))
      const startsAt = new Date(nowMs - 5 * MINUTE).toISOString()
      const message = { ...(await factsOf(eventId)), startsAt }
      const news = { messageId: `${eventId}#earlier`, message }
      const hear = [server, other, other].map(({ deps }) => appendMessages(deps, [news]))
      await Promise.all(hear)
      await Promise.all([settleTwice(), settleTwice()])
      const told = (await alertsOf(eventId)).map(({ kind }) => kind)
      const back = await givenBackOn(eventId)
      expect(told.filter((kind) => kind === 'late_bets_back').length).toBe(back)
      // whichever clock was first, somebody hears of it
      expect(told.length).toBeGreaterThan(0)
      expect(new Set(told).size).toBe(told.length)
      expect(back).toBeGreaterThanOrEqual(isInTime ? 1 : 0)
      expect(await kindsOf(player)).toEqual(['bet_stake', 'bet_settlement'].slice(0, 1 + back))
    }
  },
)

test('[SPB-10] where the clock that hears of a start is behind the bets after it, a person is told', async () => {
  const player = await playerWith(server, 1000n)
  const eventId = await lateEvent()
  dataOf(await singleOn(player, eventId))
  const nowMs = server.clock.now().getTime()
  other.clock.advance(nowMs - other.clock.now().getTime() - 6 * MINUTE)
  const startsAt = new Date(nowMs - 5 * MINUTE).toISOString()
  const message = { ...(await factsOf(eventId)), startsAt }
  await appendMessages(other.deps, [{ messageId: `${eventId}#earlier`, message }])
  await settleTwice()
  expect(await givenBackOn(eventId)).toBe(0)
  expect(await alertsOf(eventId)).toMatchObject([
    {
      kind: 'late_bets',
      detail: { bets: 1, from: startsAt, to: new Date(nowMs).toISOString() },
    },
  ])
})

test('[SPB-10] [R063] an undoing that races a withdrawal of what came back: the bet is open, and what is missing is owed', async () => {
  const ends = new Set<string>()
  for (let round = 0; round < 6; round++) {
    const player = await payerWith(10_000n)
    const eventId = await lateEvent()
    dataOf(await singleOn(player, eventId, '100.00'))
    await tellStart(eventId)
    await settle(server)
    expect(await balancesOf(player)).toEqual(['100.00', '0.00'])
    const asking = withdraw(player, '100.00')
    if (round % 2 === 0) await asking
    await Promise.all([asking, undo(eventId).then(settleTwice)])
    await settleTwice()
    const { status } = await asking
    const counters = await server.deps.ledger.counters(player.playerId, [SPORT_DEBT])
    const owed = counters[SPORT_DEBT]!.total
    ends.add(`${status === 200} ${owed}`)
    expect(await balancesOf(player)).toEqual(['0.00', '100.00'])
    expect(owed).toBe(status === 200 ? 10_000n : 0n)
    // the return is kept for what is owed
    await finish(server, eventId, WON)
    await settleTwice()
    expect(await balancesOf(player)).toEqual([status === 200 ? '100.00' : '200.00', '0.00'])
  }
  expect(ends).toContain('true 10000')
})

test('[SPB-10] an outright that began earlier is left to a person, a race of a source is given back', async () => {
  const player = await playerWith(server, 10_000n)
  const race = { sport: 'motor_racing', competition: 'Fórmula 1', home: 'GP do Brasil', away: '' }
  const outright = await offeredBySource(server, { ...race, isOutright: true })
  const grandPrix = await offeredBySource(server, race)
  await passMinutes(server, 10)
  dataOf(await singleOn(player, outright))
  dataOf(await singleOn(player, grandPrix))
  for (const [eventId, isOutright] of [
    [outright, true],
    [grandPrix, false],
  ] as const) {
    const startsAt = new Date(server.clock.now().getTime() - 5 * MINUTE).toISOString()
    await say(server, { ...(await factsOf(eventId)), startsAt, isOutright })
  }
  expect(await settle(server)).toMatchObject({ settled: 1 })
  expect((await alertsOf(outright)).map(({ kind }) => kind)).toEqual(['late_bets'])
  expect((await alertsOf(grandPrix)).map(({ kind }) => kind)).toEqual(['late_bets_back'])
  expect(await balancesOf(player)).toEqual(['90.00', '10.00'])
})

test('[SPB-10] [SPB-11] hundreds of late bets of which a process gives some back before it is killed: the rest follows, each once', async () => {
  const players: TestPlayer[] = []
  for (let count = 0; count < 16; count++) players.push(await playerWith(server, 10_000n))
  const eventId = await lateEvent()
  await Promise.all(
    players.map(async (player) => {
      for (let count = 0; count < 50; count++) dataOf(await singleOn(player, eventId, '2.00'))
    }),
  )
  await tellStart(eventId)
  const held = await server.deps.pool.connect()
  await held.query('BEGIN')
  // one bet that somebody else holds keeps its lane from ending
  await held.query(
    'SELECT 1 FROM sportsbook.bet WHERE player_id = $1 ORDER BY bet_id DESC LIMIT 1 FOR UPDATE',
    [String(players[7]!.playerId)],
  )
  const doomed = await startServerProcess({
    DATABASE_URL: server.url,
    PIX_BASE_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'silent',
  })
  const givenBack = () => givenBackOn(eventId)
  await expect.poll(givenBack, { interval: 5, timeout: 60_000 }).toBeGreaterThan(0)
  await doomed.kill9()
  await held.query('ROLLBACK')
  held.release()
  expect(await givenBack()).toBeLessThan(800)
  await settleTwice()
  await settleTwice()
  expect(await givenBack()).toBe(800)
  for (const player of players) {
    expect(await balancesOf(player)).toEqual(['100.00', '0.00'])
    const kinds = await kindsOf(player)
    expect(kinds.filter((kind) => kind === 'bet_settlement')).toHaveLength(50)
  }
  const room = [`exposure:${eventId}`, `exposure:${eventId}/1x2/@home`]
  const counters = await server.deps.ledger.counters('house', room)
  expect(room.map((name) => counters[name]!.total)).toEqual([0n, 0n])
})
