import { ops, refusals } from '@jogada/contract'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../../testkit/server-of-file.ts'
import { operatorWith } from '../../../../testkit/test-operator.ts'
import { dataOf } from '../../../../testkit/test-player.ts'
import {
  bet,
  caughtUp,
  eventOf,
  finish,
  home,
  offerEvent,
  offerEvents,
  playerWith,
  say,
  settle,
} from '../../../sportsbook/testkit.ts'
import { tradersOfFile } from './testkit.ts'

const server = serverOfFile()
const staff = tradersOfFile(server)

const { trading } = ops
const reason = 'misspelt by the league'
const inMinutes = (minutes: number) =>
  new Date(server.clock.now().getTime() + minutes * 60_000).toISOString()

/** An event as it is said now. */
async function saidOf(eventId: string) {
  const { starts_at: startsAt, ...said } = await server.deps.db
    .selectFrom('sportsbook.event')
    .select(['competition', 'stage', 'home', 'away', 'starts_at'])
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  return { ...said, startsAt: startsAt.toISOString() }
}

const amend = async (
  eventId: string,
  change: { home?: string; startsAt?: string; competition?: string } = {},
  seen?: Awaited<ReturnType<typeof saidOf>>,
) => {
  const said = await saidOf(eventId)
  return staff.trader.call(trading.amend, {
    params: { eventId },
    body: {
      stage: '37',
      home: said.home,
      away: said.away,
      startsAt: inMinutes(90),
      seen: seen ?? said,
      reason,
      ...change,
    },
  })
}

const single = async (eventId: string) => {
  const player = await playerWith(server, 10_000n)
  const [outcomeId, seenOdds] = home(eventId)
  return { player, placed: await bet(player, { outcomeId, seenOdds }) }
}

test('[SPB-03] what a trader announced can be changed before play, and bets go on', async () => {
  const eventId = await offerEvent(server)
  const startsAt = inMinutes(180)
  expect((await amend(eventId, { home: 'Vitória', startsAt })).status).toBe(200)
  await caughtUp(server, eventId)
  expect(await eventOf(server, eventId)).toMatchObject({ home: 'Vitória', stage: '37', startsAt })
  expect((await single(eventId)).placed.status).toBe(200)
  const auditor = await operatorWith(server, ['admin'])
  const subject = `event:${eventId}`
  const [entry] = dataOf(await auditor.call(ops.books.auditList, { query: { subject } }))
  expect(entry).toMatchObject({ action: 'trading.amended', reason })
})

test('[SPB-03] [AUD-05] what is said of an event by whoever saw it as it was before takes nothing back', async () => {
  const eventId = await offerEvent(server)
  const seen = await saidOf(eventId)
  const startsAt = inMinutes(180)
  dataOf(await amend(eventId, { startsAt }))
  await caughtUp(server, eventId)
  const { status } = refusals.changed_meanwhile
  expect((await amend(eventId, { home: 'Vitória' }, seen)).status).toBe(status)
  expect(await eventOf(server, eventId)).toMatchObject({ home: 'Bahia', startsAt })
})

test('[SPB-16] an event of minors is neither announced by hand nor made one by another name', async () => {
  const { status } = refusals.event_of_minors
  const names = { competition: 'Brasileiro Sub-17', stage: '', home: 'Bahia', away: 'Coritiba' }
  const body = { sport: 'football', ...names, startsAt: inMinutes(90) } as const
  expect((await staff.trader.call(trading.announce, { body })).status).toBe(status)
  const eventId = await offerEvent(server)
  expect((await amend(eventId, { competition: 'Brasileiro Sub-17' })).status).toBe(status)
  expect((await amend(eventId, { home: 'Bahia U16' })).status).toBe(status)
  expect((await amend(eventId, { competition: 'Brasileiro Sub-20' })).status).toBe(200)
})

test('[SPB-03] names that players bet on stay, and the bets on them go on', async () => {
  const eventId = await offerEvent(server)
  expect((await single(eventId)).placed.status).toBe(200)
  const { status } = refusals.event_has_bets
  expect((await amend(eventId, { home: 'Vitória' })).status).toBe(status)
  const startsAt = inMinutes(120)
  expect((await amend(eventId, { startsAt })).status).toBe(200)
  await caughtUp(server, eventId)
  expect(await eventOf(server, eventId)).toMatchObject({ home: 'Bahia', startsAt })
  expect((await single(eventId)).placed.status).toBe(200)
})

test('[SPB-03] the competition of an event by hand changes while nobody has bet, and with it what suspends it', async () => {
  const [eventId, other] = (await offerEvents(server, 2)) as [string, string]
  const hold = (id: string) =>
    staff.trader.call(trading.hold, { body: { scope: 'competition', id, reason } })
  expect((await hold('Copa parada')).status).toBe(200)
  const moveTo = async (competition: string) => {
    expect((await amend(eventId, { competition })).status).toBe(200)
    await caughtUp(server, eventId)
    const { status } = await eventOf(server, eventId)
    return [(await eventOf(server, eventId)).competition, status]
  }
  expect(await moveTo('Copa do Brasil')).toEqual(['Copa do Brasil', 'open'])
  for (let times = 0; times < 2; times++) {
    expect(await moveTo('Copa parada')).toEqual(['Copa parada', 'suspended'])
    expect(await moveTo('Copa do Brasil')).toEqual(['Copa do Brasil', 'open'])
  }
  expect((await single(eventId)).placed.status).toBe(200)
  expect((await single(other)).placed.status).toBe(200)
  const { status } = refusals.event_has_bets
  expect((await amend(other, { competition: 'Copa do Brasil' })).status).toBe(status)
})

test('[SPB-03] neither a start that has passed nor an event in play or of a source is changed', async () => {
  const eventId = await offerEvent(server)
  const { invalid_input, changed_meanwhile, event_of_feed } = refusals
  expect((await amend(eventId, { startsAt: inMinutes(-1) })).status).toBe(invalid_input.status)
  await say(server, { type: 'score', eventId, phase: 1, minute: 1, score: { home: 0, away: 0 } })
  expect((await amend(eventId)).status).toBe(changed_meanwhile.status)
  const ofFeed = await offerEvent(server, undefined, { source: 'a-feed' })
  expect((await amend(ofFeed)).status).toBe(event_of_feed.status)
})

test('[SPB-12] the bets of an event tell how each of them ended', async () => {
  const eventId = await offerEvent(server)
  await single(eventId)
  const params = { eventId }
  const [open] = dataOf(await staff.trader.call(trading.bets, { params }))
  expect(open).toMatchObject({ status: 0, result: null, sold: false, payout: null })
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  const [won] = dataOf(await staff.trader.call(trading.bets, { params }))
  expect(won).toMatchObject({ status: 9999, result: 10, payout: '20.00' })
})
