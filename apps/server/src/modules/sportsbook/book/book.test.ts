import { refusals, sportBook } from '@jogada/contract'
import type { CallInput } from '@jogada/contract'
import { teamKey } from '@jogada/core/sports/team-key'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { callAs, dataOf } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { ownBets } from '../own-data.ts'
import { openOpenData } from '../open-data/open-data.ts'
import { eventOf, finish, offerEvent, playerWith, result3, say, total } from '../testkit.ts'

const server = serverOfFile({ REPLAYS: 'off' })

const board = async (query: Record<string, string>) =>
  dataOf(await callAs(server, sportBook.board, { query }))
const starsOf = (player: TestPlayer) => (body: CallInput<typeof sportBook.setFavourite>['body']) =>
  player.call(sportBook.setFavourite, { body })

test('[R003] every sport of the specification is listed, and one without events says so', async () => {
  await offerEvent(server, undefined, { sport: 'boxing', home: 'Canto azul', away: 'Canto verm.' })
  const sports = dataOf(await callAs(server, sportBook.sports, {}))
  expect(sports).toHaveLength(13)
  expect(sports.find(({ sport }) => sport === 'boxing')).toMatchObject({
    source: 'by_hand',
    upcoming: 1,
  })
  expect(sports.find(({ sport }) => sport === 'cricket')).toEqual({
    sport: 'cricket',
    source: 'by_hand',
    live: 0,
    upcoming: 0,
  })
})

test('events are found by competition, day, market and words without accents', async () => {
  const competition = 'Taça do teste'
  const home = 'São Jorge'
  const eventId = await offerEvent(
    server,
    [result3('2.00', '3.50', '4.00'), total('2.50', '1.90', '1.90')],
    { competition, home, startsAt: '2026-11-22T01:00:00.000Z' },
  )
  await offerEvent(server, undefined, { competition, startsAt: '2026-11-23T18:00:00.000Z' })
  expect(await board({ competition })).toMatchObject({ total: 2 })
  const found = await board({ search: 'sao jor', competition })
  expect(found).toMatchObject({ total: 1, events: [{ eventId, moreMarkets: 1 }] })
  expect(found.events[0]!.markets).toMatchObject([{ key: '1x2' }])
  expect((await board({ search: 'sao jor', market: 'total' })).events[0]!.markets).toMatchObject([
    { key: 'total' },
  ])
  // 22:00 of the 21st in São Paulo.
  expect(await board({ competition, date: '2026-11-21' })).toMatchObject({ total: 1 })
  expect(await board({ competition, withinHours: '48' })).toMatchObject({ total: 1 })
  expect(dataOf(await callAs(server, sportBook.competitions, {}))).toContainEqual({
    sport: 'football',
    competition,
    live: 0,
    upcoming: 2,
  })
})

test('a front page gets few matches: the next of the home league, and no live one when none is', async () => {
  const front = async (when: 'live' | 'upcoming') =>
    dataOf(await callAs(server, sportBook.front, { query: { when } }))
  const early = { competition: 'La Liga', startsAt: '2026-11-21T13:00:00.000Z' }
  await offerEvent(server, undefined, early)
  for (let match = 0; match < 8; match++) await offerEvent(server)
  const upcoming = await front('upcoming')
  expect(upcoming).toHaveLength(6)
  expect(new Set(upcoming.map(({ competition }) => competition))).toEqual(
    new Set(['Brasileirão Série A']),
  )
  expect(await front('live')).toEqual([])
})

test('[R087] [R085] markets come in groups with their game-time, the even line first named', async () => {
  const corners = { ...total('9.50', '1.80', '2.00'), key: 'corners_total' }
  const eventId = await offerEvent(server, [
    result3('2.00', '3.50', '4.00'),
    total('2.50', '1.90', '1.90'),
    total('3.50', '3.10', '1.33'),
    corners,
  ])
  const detail = async () =>
    dataOf(await callAs(server, sportBook.eventDetail, { params: { eventId } }))
  const { markets, groups } = await detail()
  expect(groups.map(({ group }) => group)).toEqual(['main', 'goals', 'corners'])
  expect(markets.map(({ gameTime }) => gameTime)).toEqual([1, 1, 1, 4])
  expect(markets.map(({ favourite }) => favourite)).toEqual([true, true, false, true])
  expect(await detail()).toMatchObject({ suspendedBecause: null, delayMs: 0 })
  await say(server, { type: 'bet_stop', eventId, reason: 'goal' })
  const why = { status: 'suspended', suspendedBecause: 'goal' }
  expect(await detail()).toMatchObject(why)
  // whoever follows the match hears it with the stop
  expect(await eventOf(server, eventId)).toMatchObject(why)
  await say(server, { type: 'bet_start', eventId })
  expect(await eventOf(server, eventId)).toMatchObject({ suspendedBecause: null })
})

test('stars are kept per player and may be taken away', async () => {
  const player = await playerWith(server, 100n)
  const star = starsOf(player)
  await star({ kind: 'event', id: 'e1', on: 1 })
  await star({ kind: 'event', id: 'e1', on: 1 })
  expect(dataOf(await star({ kind: 'competition', id: 'Série A', on: 1 }))).toEqual({
    events: ['e1'],
    competitions: ['Série A'],
    teams: [],
  })
  await star({ kind: 'event', id: 'e1', on: 0 })
  expect(dataOf(await player.call(sportBook.favourites, {}))).toEqual({
    events: [],
    competitions: ['Série A'],
    teams: [],
  })
})

test('a team has one star however its name is written, which its player reads among their data', async () => {
  const player = await playerWith(server, 100n)
  const star = starsOf(player)
  await star({ kind: 'team', id: teamKey('football', 'Vasco da Gama'), on: 1 })
  await star({ kind: 'team', id: 'football:CR Vasco da Gama', on: 1 })
  const stars = dataOf(await star({ kind: 'team', id: 'basketball:Vasco', on: 1 }))
  expect(stars.teams).toEqual(['basketball:vasco', 'football:vasco'])
  const own = ownBets.find(({ name }) => name === 'favouriteEvents')!
  const kept: unknown[] = []
  for await (const page of own.pages(server.deps, player.playerId)) kept.push(...page)
  expect(kept).toEqual(stars.teams.map((id) => ({ kind: 'team', id })))
  await star({ kind: 'team', id: 'football:Vasco', on: 0 })
  expect(dataOf(await player.call(sportBook.favourites, {})).teams).toEqual(['basketball:vasco'])
})

test('stars of all kinds together are bounded', async () => {
  const player = await playerWith(server, 100n)
  const kinds = ['event', 'competition', 'team'] as const
  const values = Array.from({ length: 500 }, (_, at) => {
    return { player_id: player.playerId, kind: kinds[at % 3]!, id: `football:${at}` }
  })
  await server.deps.db.insertInto('sportsbook.favourite').values(values).execute()
  const star = starsOf(player)
  expect(await star({ kind: 'team', id: 'football:vasco', on: 1 })).toMatchObject({
    status: refusals.limit_reached.status,
  })
  await star({ kind: 'team', id: 'football:2', on: 0 })
  const { teams } = dataOf(await star({ kind: 'team', id: 'football:vasco', on: 1 }))
  expect(teams).toContain('football:vasco')
})

test('[R084] results show how each event ended', async () => {
  const competition = 'Copa dos resultados'
  const eventId = await offerEvent(server, undefined, { competition })
  const other = await offerEvent(server, undefined, { competition })
  await finish(server, eventId, { home: 2, away: 1 })
  await say(server, { type: 'result', eventId: other, result: { state: 'void' } })
  const rows = dataOf(await callAs(server, sportBook.results, { query: { competition } }))
  expect(rows.map((row) => [row.eventId, row.phase, row.score])).toEqual([
    [eventId, -1, { home: 2, away: 1 }],
    [other, -10, null],
  ])
})

test('statistics of a match come from the open data with their licence', async () => {
  await (await openOpenData(server.deps)).tick()
  const league = async () => (await board({ competition: 'Brasileirão Série A' })).events
  await expect
    .poll(async () => (await league()).some(({ eventId }) => eventId.startsWith('br1-')))
    .toBe(true)
  const event = (await league()).find(({ eventId }) => eventId.startsWith('br1-'))!
  const params = { eventId: event.eventId }
  const stats = dataOf(await callAs(server, sportBook.statistics, { params }))
  expect(stats.source?.licence).toContain('CC0')
  expect(stats.homeForm.length).toBeGreaterThan(0)
  expect(stats.homeForm.every(({ home, away }) => [home, away].includes(event.home))).toBe(true)
  expect(stats.table).toHaveLength(20)
  const points = stats.table.map((row) => row.points)
  expect(points).toEqual(points.toSorted((a, b) => b - a))
})

test('rules are those that the engine works by', async () => {
  const { tickets, sports } = dataOf(await callAs(server, sportBook.sportRules, {}))
  expect(tickets).toMatchObject({ maxParlayLegs: 20, maxSystemLegs: 8, maxOdds: '5000.00' })
  const football = sports.find(({ sport }) => sport === 'football')!
  expect(football).toMatchObject({ delaySeconds: 6 })
  expect(football.rules).toContain('regulation_90')
  expect(football.markets.map(({ key }) => key)).toContain('asian_handicap')
})

test('live matches whose score is known come before those that nobody sees', async () => {
  const competition = 'Copa da ordem'
  const unseen = await offerEvent(server, undefined, { competition })
  const seen = await offerEvent(server, undefined, { competition })
  const live = { type: 'score', phase: 1, minute: null } as const
  await say(server, { ...live, eventId: unseen, score: null })
  await say(server, { ...live, eventId: seen, score: { home: 0, away: 0 } })
  const { events } = await board({ competition, when: 'live' })
  expect(events.map(({ eventId }) => eventId)).toEqual([seen, unseen])
})
