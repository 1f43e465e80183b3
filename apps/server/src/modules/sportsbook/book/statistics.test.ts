import { sportBook } from '@jogada/contract'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { callAs, dataOf } from '../../../testkit/test-player.ts'
import { openOpenData } from '../open-data/open-data.ts'
import { readRacePack, readTennisPack } from '../open-data/packs.ts'
import { pastSetMatches } from '../open-data/sets-replays.ts'
import { say } from '../testkit.ts'

const server = serverOfFile()

test('statistics of a replay know other sports, and nothing of the match itself or after it', async () => {
  await (await openOpenData(server.deps)).tick()
  const sports = [
    'basketball',
    'baseball',
    'american_football',
    'snooker',
    'volleyball',
    'football',
  ]
  for (const name of sports) {
    const replays = async () =>
      dataOf(await callAs(server, sportBook.board, { query: { sport: name } })).events.filter(
        ({ playedOn }) => playedOn !== null,
      )
    await expect
      .poll(async () => (await replays()).length, { timeout: 60_000, message: name })
      .toBeGreaterThan(0)
    for (const event of await replays()) {
      const params = { eventId: event.eventId }
      const stats = dataOf(await callAs(server, sportBook.statistics, { params }))
      expect(stats.source?.licence).toMatch(/CC|MIT/)
      const shown = [...stats.homeForm, ...stats.awayForm, ...stats.headToHead]
      expect(shown.every(({ date }) => date < event.playedOn!)).toBe(true)
      expect(stats.homeForm.every(({ home, away }) => [home, away].includes(event.home))).toBe(true)
      expect(stats.table).toEqual([])
    }
  }
})

test('statistics of a tennis replay are the matches before it in the order of the source', async () => {
  await (await openOpenData(server.deps)).tick()
  const pack = await readTennisPack()
  const matches = pastSetMatches(pack, 'tennis')
  const replays = async () =>
    dataOf(await callAs(server, sportBook.board, { query: { sport: 'tennis' } })).events
  await expect.poll(async () => (await replays()).length, { timeout: 60_000 }).toBeGreaterThan(0)
  let shown = 0
  for (const { eventId, home, away } of await replays()) {
    const place = matches.findIndex(({ id }) => eventId.startsWith(`${id}:`))
    const stats = dataOf(await callAs(server, sportBook.statistics, { params: { eventId } }))
    const of = (team: string) =>
      matches
        .slice(0, place)
        .filter((match) => match.retired === null && [match.home, match.away].includes(team))
        .toReversed()
        .slice(0, 5)
        .map((match) => [match.competition, match.home, match.away])
    const named = (list: typeof stats.homeForm) =>
      list.map((match) => [match.competition, match.home, match.away])
    expect(named(stats.homeForm)).toEqual(of(home))
    expect(named(stats.awayForm)).toEqual(of(away))
    expect(stats.source?.licence).toBe('CC-BY-4.0')
    shown += stats.homeForm.length
  }
  expect(shown).toBeGreaterThan(0)
})

test('statistics of a race are its season by driver and the podium of the year before', async () => {
  const facts = { sport: 'motor_racing', competition: 'Formula 1', away: '', home: 'Las Vegas' }
  const eventId = 'f1-2026-21-las-vegas'
  await say(
    server,
    {
      type: 'fixture',
      eventId,
      source: 'by-hand',
      stage: '21',
      startsAt: '2026-11-22T04:00:00Z',
      replay: false,
      playedOn: null,
      ...facts,
    },
    { type: 'odds', eventId, markets: [] },
  )
  const stats = dataOf(await callAs(server, sportBook.statistics, { params: { eventId } }))
  const { races } = await readRacePack()
  const season = races.filter(({ id, rows }) => id.startsWith('f1-2026-') && rows.length > 0)
  const sum = (of: (one: (typeof stats.drivers)[number]) => number) =>
    stats.drivers.reduce((total, one) => total + of(one), 0)
  expect(season.length).toBeGreaterThan(5)
  expect(sum(({ wins }) => wins)).toBe(season.length)
  expect(sum(({ podiums }) => podiums)).toBe(3 * season.length)
  expect(stats.drivers.every(({ races: started }) => started <= season.length)).toBe(true)
  expect(stats.drivers.every(({ lastPlaces }) => lastPlaces.length <= 5)).toBe(true)
  expect(stats.podiums).toHaveLength(1)
  expect(stats.podiums[0]).toMatchObject({ season: 2025 })
  expect(stats.podiums[0]!.drivers).toHaveLength(3)
  expect(stats.table).toEqual([])
})
