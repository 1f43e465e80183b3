import { createPool } from '@jogada/postgres'
import { createTestDatabase } from '@jogada/postgres/testing'
import type { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { roadTo } from '../testkit/database-road.ts'
import type { DatabaseRoad } from '../testkit/database-road.ts'
import { createListener, LISTENER_NAME } from './listen.ts'
import type { Listener } from './listen.ts'
import { openLog } from './log.ts'

const within = { timeout: 60_000, interval: 10 }
const log = openLog('silent')

let database: Awaited<ReturnType<typeof createTestDatabase>>
let owner: Pool
let road: DatabaseRoad
let listener: Listener
beforeAll(async () => {
  database = await createTestDatabase([])
  owner = createPool({ url: database.url, as: 'owner', max: 2 })
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})
beforeEach(async () => {
  road = await roadTo(database.url)
  listener = createListener({ url: road.url, log, probeMs: 2000 })
})
afterEach(async () => {
  await listener.close()
  await road.close()
})

/** Hears a channel and remembers everything. */
const earOf = (channel: string) => {
  const heard: string[] = []
  const seen = { heard, hearing: 0, deaf: 0 }
  const leave = listener.hear(channel, {
    onNotice: (payload) => heard.push(payload),
    onHearing: () => seen.hearing++,
    onDeaf: () => seen.deaf++,
  })
  return Object.assign(seen, { leave })
}
const say = (channel: string, payload: string) =>
  owner.query('SELECT pg_notify($1, $2)', [channel, payload])
const connections = async () => {
  const { rows } = await owner.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = $1`,
    [LISTENER_NAME],
  )
  return rows.map(({ pid }) => pid)
}
const cut = async () => {
  for (const pid of await connections()) await owner.query('SELECT pg_terminate_backend($1)', [pid])
}

test('all channels of a process are heard over one connection, those of later too', async () => {
  const [first, second] = [earOf('one'), earOf('two')]
  await vi.waitFor(() => expect([first.hearing, second.hearing]).toEqual([1, 1]), within)
  const late = earOf('three')
  await vi.waitFor(() => expect(late.hearing).toBe(1), within)
  for (const channel of ['one', 'two', 'three']) await say(channel, `of ${channel}`)
  await vi.waitFor(() => expect(late.heard).toEqual(['of three']), within)
  expect([first.heard, second.heard]).toEqual([['of one'], ['of two']])
  expect(await connections()).toHaveLength(1)
})

test('who has left hears no more, and others on the channel still do', async () => {
  const [stays, leaves, alone] = [earOf('shared'), earOf('shared'), earOf('left')]
  await vi.waitFor(() => expect([stays.hearing, leaves.hearing]).toEqual([1, 1]), within)
  leaves.leave()
  alone.leave()
  await say('left', 'x')
  await say('shared', 'y')
  await vi.waitFor(() => expect(stays.heard).toEqual(['y']), within)
  expect([leaves.heard, alone.heard]).toEqual([[], []])
  const again = earOf('left')
  await vi.waitFor(() => expect(again.hearing).toBe(1), within)
})

test('whoever hears is told of each loss and each return, and nothing of a lost one stays', async () => {
  const ear = earOf('changed')
  for (let times = 1; times <= 3; times++) {
    await vi.waitFor(() => expect(ear.hearing).toBe(times), within)
    await say('changed', String(times))
    await vi.waitFor(() => expect(ear.heard.at(-1)).toBe(String(times)), within)
    expect(road.open()).toBe(1)
    await cut()
    await vi.waitFor(() => expect(ear.deaf).toBe(times), within)
  }
  await vi.waitFor(async () => expect(await connections()).toHaveLength(1), within)
})

test('a database that cannot be reached is tried again until it can be', async () => {
  const ear = earOf('changed')
  await vi.waitFor(() => expect(ear.hearing).toBe(1), within)
  road.set('closed')
  await cut()
  const before = road.came()
  await vi.waitFor(() => expect(road.came()).toBeGreaterThan(before + 2), within)
  expect([ear.hearing, ear.deaf, road.open()]).toEqual([1, 1, 0])
  road.set('open')
  await vi.waitFor(() => expect(ear.hearing).toBe(2), within)
})

test('a connection over which nothing comes any more is given up for another', async () => {
  const ear = earOf('changed')
  await vi.waitFor(() => expect(ear.hearing).toBe(1), within)
  road.freeze()
  await vi.waitFor(() => expect([ear.deaf, ear.hearing]).toEqual([1, 2]), within)
  await say('changed', 'x')
  await vi.waitFor(() => expect(ear.heard).toEqual(['x']), within)
  expect(road.open()).toBe(1)
})

test('closed while it connects, it leaves no connection', async () => {
  const ear = earOf('changed')
  await vi.waitFor(() => expect(ear.hearing).toBe(1), within)
  road.set('silent')
  await cut()
  await vi.waitFor(() => expect([ear.deaf, road.open()]).toEqual([1, 1]), within)
  await listener.close()
  await vi.waitFor(() => expect(road.open()).toBe(0), within)
  road.set('open')
  expect(await connections()).toEqual([])
})

test('closed, it is told of and gives its connection back', async () => {
  const ear = earOf('changed')
  await vi.waitFor(() => expect(ear.hearing).toBe(1), within)
  await listener.close()
  expect(ear.deaf).toBe(1)
  await vi.waitFor(async () => expect(await connections()).toEqual([]), within)
})

test('one that cannot use what it hears keeps nobody from hearing', async () => {
  listener.hear('changed', {
    onNotice: (payload) => void BigInt(payload),
    onHearing() {
      throw new Error('not now')
    },
  })
  const ear = earOf('changed')
  await vi.waitFor(() => expect(ear.hearing).toBe(1), within)
  await say('changed', 'no number')
  await vi.waitFor(() => expect(ear.heard).toEqual(['no number']), within)
  expect(ear.deaf).toBe(0)
})
