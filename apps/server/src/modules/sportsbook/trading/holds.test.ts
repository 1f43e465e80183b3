import { createPool } from '@jogada/postgres'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { appendMessages, LOG_LOCK } from '../feed/append.ts'
import { caughtUp, eventOf, home, bet, offerEvent, playerWith, result3 } from '../testkit.ts'
import { hold, listHolds, release } from './holds.ts'

const server = serverOfFile()

const CLOSED = 5001
const reason = 'test of the desk'

let made = 0

/** Announces an event with prices in one go, and gives its id. */
async function announce(competition: string) {
  const eventId = `held-${++made}`
  await appendMessages(server.deps, [
    {
      messageId: `${eventId}#fixture`,
      message: {
        type: 'fixture',
        eventId,
        source: 'by-hand',
        sport: 'football',
        competition,
        stage: '1',
        home: 'Bahia',
        away: 'Coritiba',
        startsAt: new Date(server.clock.now().getTime() + 3_600_000).toISOString(),
        replay: false,
        playedOn: null,
      },
    },
    {
      messageId: `${eventId}#odds`,
      message: { type: 'odds', eventId, markets: [result3('2.00', '3.50', '4.00')] },
    },
  ])
  return eventId
}

/** Keeps everybody else from saying anything until `work` ends. */
async function whileNobodySpeaks(
  work: (waiting: (writers: number) => Promise<void>) => Promise<void>,
) {
  const owner = createPool({ url: server.url, as: 'owner', max: 2 })
  const client = await owner.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [LOG_LOCK])
    await work(async (writers) => {
      const waiting = async () => {
        const { rows } = await owner.query<{ waiting: bigint }>(
          `SELECT count(*) AS waiting FROM pg_locks l JOIN pg_database d ON d.oid = l.database
            WHERE l.locktype = 'advisory' AND NOT l.granted AND d.datname = current_database()`,
        )
        return Number(rows[0]!.waiting)
      }
      await expect.poll(waiting, { timeout: 60_000 }).toBe(writers)
    })
  } finally {
    await client.query('COMMIT')
    client.release()
    await owner.end()
  }
}

const placed = async (eventId: string) => {
  const player = await playerWith(server, 10_000n)
  const [outcomeId, seenOdds] = home(eventId)
  return (await bet(player, { outcomeId, seenOdds })).status
}

test('[SPB-06] the matches of a suspended competition are closed together, not one commit after the other', async () => {
  const competition = 'Copa dos Muitos'
  const eventIds = await Promise.all(Array.from({ length: 60 }, () => announce(competition)))
  const { pool } = server.deps
  expect(await hold(server.deps, { scope: 'competition', id: competition, reason })).toBe(60)
  const { rows } = await pool.query<{ closings: bigint; commits: bigint }>(
    `SELECT count(*) AS closings, count(DISTINCT (lane, batch_no)) AS commits
       FROM ledger.command
      WHERE kind = 'bet_stop' AND body_hash = ANY ($1)`,
    [eventIds],
  )
  expect(Number(rows[0]!.closings)).toBe(60)
  expect(Number(rows[0]!.commits)).toBeLessThan(20)
  // whoever bets after the answer is refused, also where the suspension has not been heard of
  expect(await placed(eventIds[0]!)).toBe(CLOSED)
  expect(await placed(eventIds.at(-1)!)).toBe(CLOSED)
})

test.each([
  ['before', true],
  ['after', false],
] as const)(
  '[SPB-06] a match that is announced just %s its competition is suspended is suspended with it',
  async (_, isFirst) => {
    const competition = `Copa ${_}`
    await offerEvent(server, [result3('2.00', '3.50', '4.00')], { competition })
    const suspend = () => hold(server.deps, { scope: 'competition', id: competition, reason })
    let announced: Promise<string> | undefined
    let held: Promise<number> | undefined
    await whileNobodySpeaks(async (waiting) => {
      if (isFirst) announced = announce(competition)
      else held = suspend()
      await waiting(1)
      if (isFirst) held = suspend()
      else announced = announce(competition)
      await waiting(2)
    })
    const [eventId] = await Promise.all([announced!, held!])
    await caughtUp(server, eventId)
    expect(await eventOf(server, eventId)).toMatchObject({
      status: 'suspended',
      suspendedBecause: 'operator',
    })
    expect(await placed(eventId)).toBe(CLOSED)
    await release(server.deps, { scope: 'competition', id: competition, reason })
    await caughtUp(server, eventId)
    expect(await placed(eventId)).toBe(200)
  },
)

test('[SPB-06] what is suspended again while it is released stays suspended, and is listed', async () => {
  const eventId = await offerEvent(server)
  const thing = { scope: 'event', id: eventId, reason } as const
  await hold(server.deps, thing)
  let done: Promise<unknown> | undefined
  await whileNobodySpeaks(async (waiting) => {
    const released = release(server.deps, thing)
    await waiting(1)
    const again = hold(server.deps, thing)
    await waiting(2)
    done = Promise.all([released, again])
  })
  await done
  await caughtUp(server, eventId)
  expect((await listHolds(server.deps)).map(({ id }) => id)).toContain(eventId)
  expect(await placed(eventId)).toBe(CLOSED)
  await release(server.deps, thing)
  await caughtUp(server, eventId)
  expect(await placed(eventId)).toBe(200)
})

test.each([
  ['before', true],
  ['after', false],
] as const)(
  '[SPB-06] a match that is announced just %s its competition is released is open',
  async (_, isFirst) => {
    const competition = `Taça ${_}`
    await offerEvent(server, [result3('2.00', '3.50', '4.00')], { competition })
    const thing = { scope: 'competition', id: competition, reason } as const
    await hold(server.deps, thing)
    let announced: Promise<string> | undefined
    let released: Promise<number> | undefined
    await whileNobodySpeaks(async (waiting) => {
      if (isFirst) announced = announce(competition)
      else released = release(server.deps, thing)
      await waiting(1)
      if (isFirst) released = release(server.deps, thing)
      else announced = announce(competition)
      await waiting(2)
    })
    const [eventId] = await Promise.all([announced!, released!])
    await caughtUp(server, eventId)
    expect(await eventOf(server, eventId)).toMatchObject({ status: 'open' })
    await expect.poll(() => placed(eventId), { timeout: 60_000 }).toBe(200)
  },
)
