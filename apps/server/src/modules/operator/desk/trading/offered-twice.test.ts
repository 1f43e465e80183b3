import { ops, refusals, ticket } from '@jogada/contract'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../../testkit/server-of-file.ts'
import { dataOf } from '../../../../testkit/test-player.ts'
import {
  bet,
  caughtUp,
  home,
  offerEvent,
  placeSlip,
  playerWith,
  say,
} from '../../../sportsbook/testkit.ts'
import { tradersOfFile } from './testkit.ts'

const server = serverOfFile()
const staff = tradersOfFile(server)

const { trading } = ops
const reason = 'test of the desk'
const { event_offered, legs_related } = refusals

const inMinutes = (minutes: number) =>
  new Date(server.clock.now().getTime() + minutes * 60_000).toISOString()

const match = (homeClub: string, awayClub: string, competition = 'Brasileirão Série A') =>
  ({
    sport: 'football',
    competition,
    stage: '',
    home: homeClub,
    away: awayClub,
    startsAt: inMinutes(60),
  }) as const

const announce = (body: ReturnType<typeof match>, by = staff.trader) =>
  by.call(trading.announce, { body })

const price = async (eventId: string) => {
  const prices = ['home', 'draw', 'away'].map((outcome) => ({ outcome, odds: '2.04' }))
  const body = { key: '1x2', specifiers: {}, prices }
  dataOf(await staff.trader.call(trading.price, { params: { eventId }, body }))
  await caughtUp(server, eventId)
}

const eventsOf = (awayClub: string) =>
  server.deps.db
    .selectFrom('sportsbook.event')
    .select('event_id')
    .where('away', '=', awayClub)
    .execute()

test('[SPB-07] a match that a source offers is not announced by hand beside it', async () => {
  const facts = { home: 'Atlético-MG', away: 'São Paulo', source: 'a-feed' }
  const eventId = await offerEvent(server, undefined, facts)
  const again = [
    match('Atlético-MG', 'São Paulo'),
    match('Atletico Mineiro', 'Sao Paulo FC', 'Brasileirao'),
    match('São Paulo', 'Atlético-MG'),
    { ...match('Atlético-MG', 'São Paulo'), startsAt: inMinutes(3 * 1440) },
  ]
  for (const body of again) {
    const refused = await announce(body)
    expect(refused.status).toBe(event_offered.status)
    expect(refused.message).toContain(`Atlético-MG × São Paulo, Brasileirão Série A`)
    expect(refused.message).toContain(eventId)
  }
  expect(await eventsOf('São Paulo')).toEqual([{ event_id: eventId }])
  expect((await announce(match('Atlético-MG', 'Santos'))).status).toBe(200)
})

test('[SPB-07] of two traders who announce one match at the same time one is told of the other', async () => {
  const body = match('Remo', 'Mirassol')
  const asked = [staff.trader, staff.second, staff.trader, staff.second]
  const answers = await Promise.all(asked.map((by) => announce(body, by)))
  const told = answers.map(({ status }) => status).toSorted((a, b) => a - b)
  expect(told).toEqual([200, ...Array.from({ length: 3 }, () => event_offered.status)])
  expect(await eventsOf('Mirassol')).toHaveLength(1)
})

test('[SPB-07] a match that went back to its players can be announced anew', async () => {
  const first = dataOf(await announce(match('Ceará', 'Fortaleza')))
  expect((await announce(match('Ceará', 'Fortaleza'))).status).toBe(event_offered.status)
  await say(server, { type: 'result', eventId: first.eventId, result: { state: 'void' } })
  expect((await announce(match('Ceará', 'Fortaleza'))).status).toBe(200)
})

const amendTo = async (eventId: string, change: { home?: string; stage?: string }) => {
  const row = await server.deps.db
    .selectFrom('sportsbook.event')
    .select(['competition', 'stage', 'home', 'away', 'starts_at'])
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  const { starts_at: startsAt, ...named } = row
  const seen = { ...named, startsAt: startsAt.toISOString() }
  const body = { ...seen, startsAt: inMinutes(50), seen, reason, ...change }
  return staff.trader.call(trading.amend, { params: { eventId }, body })
}

test('[SPB-07] an event is not amended into the match of another one, and takes bets as before', async () => {
  const player = await playerWith(server, 10_000n)
  dataOf(await announce(match('Goiás', 'Avaí')))
  const { eventId } = dataOf(await announce(match('Cuiabá', 'Avaí')))
  await price(eventId)
  const refused = await amendTo(eventId, { home: 'Goias EC' })
  expect(refused.status).toBe(event_offered.status)
  expect(refused.message).toContain('Goiás × Avaí')
  expect((await amendTo(eventId, { stage: '12' })).status).toBe(200)
  await caughtUp(server, eventId)
  const [outcomeId] = home(eventId)
  expect((await bet(player, { outcomeId, seenOdds: '2.04' })).status).toBe(200)
})

test('[SPB-07] of events that are amended into one match at the same time one is, and the others take bets', async () => {
  const player = await playerWith(server, 10_000n)
  const clubs = ['Sport', 'Náutico', 'Santa Cruz', 'Retrô']
  const ids: string[] = []
  for (const club of clubs) {
    const { eventId } = dataOf(await announce(match(club, 'Operário')))
    await price(eventId)
    ids.push(eventId)
  }
  const answers = await Promise.all(ids.map((eventId) => amendTo(eventId, { home: 'Paysandu' })))
  const told = answers.map(({ status }) => status).toSorted((a, b) => a - b)
  expect(told).toEqual([200, ...Array.from({ length: 3 }, () => event_offered.status)])
  for (const eventId of ids) {
    await caughtUp(server, eventId)
    const [outcomeId] = home(eventId)
    const { status } = await bet(player, { outcomeId, seenOdds: '2.04' })
    expect(status).toBe(200)
  }
})

test('[R122] [SPB-07] one match under two events cannot stand in one slip, which says so before', async () => {
  const player = await playerWith(server, 10_000n)
  const { eventId: byHand } = dataOf(await announce(match('Chapecoense', 'Criciúma')))
  await price(byHand)
  const facts = { home: 'EC Chapecoense', away: 'Criciuma EC', source: 'a-feed' }
  const ofFeed = await offerEvent(server, undefined, facts)
  const legs = [home(byHand, '2.04'), home(ofFeed)]
  const refused = await placeSlip(player, { kind: 'parlay', legs })
  expect(refused).toMatchObject({ status: legs_related.status, data: { first: 0, second: 1 } })
  const asked = legs.map(([outcomeId, seenOdds]) => ({ outcomeId, seenOdds }))
  const body = { kind: 'parlay', legs: asked, stake: '5.00' } as const
  const { faults } = dataOf(await player.call(ticket.quoteTicket, { body }))
  const of = { outcomeId: legs[1]![0], with: legs[0]![0] }
  expect(faults).toEqual([{ ...of, code: 'related', why: 'same_event' }])
  const other = await offerEvent(server)
  const apart = [home(byHand, '2.04'), home(other)]
  expect((await placeSlip(player, { kind: 'parlay', legs: apart })).status).toBe(200)
})
