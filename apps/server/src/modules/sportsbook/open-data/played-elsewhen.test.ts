import { leagueResults } from '@jogada/core/sports/packs'
import { expect, test } from 'vitest'
import { playedElsewhen, startOf } from './league-feed.ts'
import { readLeaguePacks, readRacePack } from './packs.ts'
import { raceResults } from './race-feed.ts'

const packs = await readLeaguePacks()
const [pack] = packs
const timed = leagueResults(pack!).findLast(({ time }) => time !== null)!
const results = new Map([[timed.id, timed]])
const start = startOf(pack!, timed)
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000)
const said = (startsAt: Date) =>
  playedElsewhen(pack!, results, [{ eventId: timed.id, startsAt }]).map(({ message }) => message)

test.each([
  ['brought forward by days', 8 * 24],
  ['brought forward by an hour', 1],
  ['put off by days', -19 * 24],
])('[SPB-05] of a match that was %s its true start is said before its result', (_, hours) => {
  expect(said(after(hours))).toMatchObject([
    { type: 'fixture', eventId: timed.id, startsAt: start.toISOString(), isTimeOpen: false },
  ])
})

test('[SPB-05] of a match that was played when it was announced nothing is said but its result', () => {
  expect(said(start)).toEqual([])
  expect(playedElsewhen(pack!, new Map(), [{ eventId: timed.id, startsAt: after(99) }])).toEqual([])
})

test('[SPB-05] the start of a result is taken as it is where fixtures are dated by the end of their round', () => {
  const early = packs.find(({ competition }) => (competition.fixtureDaysEarly ?? 0) > 0)!
  const played = leagueResults(early).findLast(({ time }) => time !== null)!
  const { fixtureUtcOffset } = early.competition
  const kickOff = new Date(`${played.date}T${played.time}:00${fixtureUtcOffset}`)
  const results = new Map([[played.id, played]])
  const saidOf = (startsAt: Date) =>
    playedElsewhen(early, results, [{ eventId: played.id, startsAt }])
  expect(saidOf(kickOff)).toEqual([])
  // it was announced for three days before the Sunday that its round was dated by
  const announced = new Date(kickOff.getTime() - 3 * 86_400_000)
  expect(saidOf(announced)).toMatchObject([
    { message: { eventId: played.id, startsAt: kickOff.toISOString() } },
  ])
})

test('[SPB-12] a race from whose classification somebody was taken away is left to a person', async () => {
  const races = await readRacePack()
  const over = races.races.filter(({ rows }) => rows.length > 0)
  const isAmended = ({ rows }: (typeof over)[number]) =>
    rows.some(([, , status]) => status === 'DSQ')
  const ids = over.map(({ id }) => id)
  expect(over.filter(isAmended).length).toBeGreaterThan(0)
  expect(raceResults(races, ids).map(({ message }) => message.eventId)).toEqual(
    over.filter((race) => !isAmended(race)).map(({ id }) => id),
  )
})
