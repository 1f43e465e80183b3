import { setTimeout } from 'node:timers/promises'
import { timedClient } from '@jogada/postgres'
import { expect, test, vi } from 'vitest'
import type { DeliveredEvent } from './consume.ts'
import type { Ledger } from './ledger.ts'
import { bet, clock, deposit, newPlayer, useLedger } from './testkit.ts'

const bench = useLedger()

const announce = (topic: string, n: number) => ({ events: [{ topic, payload: { n } }] })

/** Collects what a consumer gets until the test stops it. */
function listen(
  ledger: Ledger,
  name: string,
  {
    fail = () => false,
    topics,
  }: { fail?: (event: DeliveredEvent) => boolean; topics?: readonly string[] } = {},
) {
  const ending = new AbortController()
  const seen: DeliveredEvent[] = []
  const handler = (event: DeliveredEvent) => {
    if (fail(event)) throw new Error('the handler fails')
    seen.push(event)
  }
  const running = ledger.consume(name, handler, {
    signal: ending.signal,
    ...(topics && { topics }),
  })
  return {
    seen,
    async stop() {
      ending.abort()
      await running
    },
  }
}

test('events of posted commands are delivered after the commit, in the order of their player', async () => {
  const player = newPlayer()
  const { ledger } = bench()
  const consumer = listen(ledger, 'order')
  const first = await ledger.submit(player, () => deposit(9n, announce('paid_in', 1)))
  await ledger.submit(player, () => bet(10n, 0n, announce('never', 2)))
  await ledger.submit(player, () => bet(9n, 0n, announce('played', 3)))

  await vi.waitFor(() => expect(consumer.seen).toHaveLength(2))
  await consumer.stop()

  expect(consumer.seen.map(({ topic, payload }) => [topic, payload['n']])).toEqual([
    ['paid_in', 1],
    ['played', 3],
  ])
  expect(consumer.seen[0]).toMatchObject({
    playerId: player,
    commandId: (first as { commandId: bigint }).commandId,
    at: clock.at,
  })
})

test('[OPS-01] a consumer that comes later gets everything, and goes on where it stopped', async () => {
  const { ledger } = bench()
  const isOurs = ({ topic }: DeliveredEvent) => topic === 'later'
  await ledger.submit(newPlayer(), () => deposit(1n, announce('later', 1)))
  const consumer = listen(ledger, 'later')
  await vi.waitFor(() => expect(consumer.seen.some(isOurs)).toBe(true))
  await consumer.stop()

  await ledger.submit(newPlayer(), () => deposit(1n, announce('later', 2)))
  const again = listen(ledger, 'later')
  await vi.waitFor(() => expect(again.seen.some(isOurs)).toBe(true))
  await again.stop()

  expect(again.seen.filter(isOurs).map(({ payload }) => payload['n'])).toEqual([2])
})

test('an event whose handler failed comes again, before any later one of its lane, and none before it', async () => {
  const ledger = await bench().open({ lanes: 1 })
  const player = newPlayer()
  await ledger.submit(player, () => deposit(1n, announce('light', 0)))
  await ledger.submit(player, () => deposit(1n, announce('hard', 1)))
  await ledger.submit(player, () => deposit(1n, announce('easy', 2)))

  let failures = 0
  // comes late, and reads the three batches together
  const consumer = listen(ledger, 'failing', {
    fail: ({ topic }) => topic === 'hard' && failures++ < 1,
  })
  const ours = () => consumer.seen.filter(({ playerId }) => playerId === player)
  await vi.waitFor(() => expect(ours()).toHaveLength(3), { timeout: 60_000 })
  await consumer.stop()

  expect(failures).toBe(2)
  expect(ours().map(({ topic }) => topic)).toEqual(['light', 'hard', 'easy'])
})

test('a crash between the work and the cursor delivers again under the same id', async () => {
  const { ledger, owner } = bench()
  const player = newPlayer()
  await ledger.submit(player, () => deposit(1n, announce('crash', 1)))
  const ours = ({ playerId }: DeliveredEvent) => playerId === player
  const first = listen(ledger, 'crash')
  await vi.waitFor(() => expect(first.seen.some(ours)).toBe(true))
  await first.stop()
  await owner.query("UPDATE ledger.cursor SET batch_no = 0 WHERE name = 'crash'")

  const second = listen(ledger, 'crash')
  await vi.waitFor(() => expect(second.seen.some(ours)).toBe(true))
  await second.stop()

  expect(second.seen.filter(ours)).toEqual(first.seen.filter(ours))
  const ids = second.seen.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('whoever is told to leave saves how far it came before it is gone', async () => {
  const { ledger, owner } = bench()
  await ledger.submit(newPlayer(), () => deposit(1n, announce('leaver', 1)))
  const ours = ({ topic }: DeliveredEvent) => topic === 'leaver'
  const holder = await owner.connect()
  try {
    await holder.query('BEGIN; LOCK TABLE ledger.cursor IN SHARE MODE')
    const consumer = listen(ledger, 'leaver', { topics: ['leaver'] })
    await vi.waitFor(() => expect(consumer.seen.some(ours)).toBe(true))
    await vi.waitFor(async () => {
      const waiting = await owner.query(
        `SELECT FROM pg_stat_activity
         WHERE wait_event_type = 'Lock' AND query LIKE 'INSERT INTO ledger.cursor%'`,
      )
      expect(waiting.rowCount).toBe(1)
    })

    const leaving = consumer.stop()
    expect(await Promise.race([leaving, setTimeout(300, 'still saving')])).toBe('still saving')

    await holder.query('COMMIT')
    await leaving
    const { rowCount } = await owner.query("SELECT FROM ledger.cursor WHERE name = 'leaver'")
    expect(rowCount).toBeGreaterThan(0)
  } finally {
    await holder.query('ROLLBACK')
    holder.release()
  }
})

test('of two processes that consume under one name one works, and the other takes over', async () => {
  const [one, two] = [await bench().open(), await bench().open()]
  const first = listen(one, 'pair')
  await one.submit(newPlayer(), () => deposit(1n, announce('pair', 1)))
  const ours = ({ topic }: DeliveredEvent) => topic === 'pair'
  await vi.waitFor(() => expect(first.seen.some(ours)).toBe(true))
  const second = listen(two, 'pair')
  await one.submit(newPlayer(), () => deposit(1n, announce('pair', 2)))
  await vi.waitFor(() => expect(first.seen.filter(ours)).toHaveLength(2))
  expect(second.seen.filter(ours)).toEqual([])

  await one.close()
  await two.submit(newPlayer(), () => deposit(1n, announce('pair', 3)))

  await vi.waitFor(() => expect(second.seen.filter(ours)).toHaveLength(1))
  await second.stop()
  expect(second.seen.filter(ours)[0]?.payload).toEqual({ n: 3 })
})

test('a consumer of some topics gets these, from whichever process, and passes the others', async () => {
  const [one, two] = [await bench().open(), await bench().open()]
  const some = listen(two, 'some', { topics: ['some_wanted', 'some_rare'] })
  const player = newPlayer()
  // a topic whose name holds a wanted one, in a batch of its own
  await one.submit(player, () => deposit(1n, announce('not_some_wanted', 1)))
  await one.submit(player, () => deposit(1n, announce('some_wanted', 2)))
  await vi.waitFor(() => expect(some.seen).toHaveLength(1))
  await one.submit(player, () => deposit(1n, announce('some_other', 3)))
  await two.submit(player, () => deposit(1n, announce('some_rare', 4)))
  await vi.waitFor(() => expect(some.seen).toHaveLength(2))
  await some.stop()

  expect(some.seen.map(({ payload }) => payload['n'])).toEqual([2, 4])
  const { rows } = await bench().owner.query<{ behind: bigint }>(
    `SELECT max(b.batch_no - c.batch_no) AS behind FROM ledger.cursor c
       JOIN LATERAL (SELECT max(batch_no) AS batch_no FROM ledger.batch WHERE lane = c.lane) b ON true
      WHERE c.name = 'some'`,
  )
  expect(rows[0]!.behind).toBe(0n)
})

test('batches without its topics do not keep a consumer reading', async () => {
  const reads = { wanted: 0, unwanted: 0 }
  const counting = (which: keyof typeof reads) =>
    timedClient((text) => void (text.includes('CROSS JOIN LATERAL') && reads[which]++))
  const [one, two] = [
    await bench().open({ Client: counting('wanted') }),
    await bench().open({ Client: counting('unwanted') }),
  ]
  const wanted = listen(one, 'wanted', { topics: ['told_often'] })
  const unwanted = listen(two, 'unwanted', { topics: ['told_never'] })
  const player = newPlayer()
  const playUntil = async (isEnough: () => boolean) => {
    while (!isEnough()) await one.submit(player, () => deposit(1n, announce('told_often', 1)))
  }
  await vi.waitFor(() => expect(reads.unwanted).toBeGreaterThan(0))
  const first = reads.unwanted
  // it looks by itself now and then, and finds batches
  await playUntil(() => reads.unwanted > first)
  const before = { ...reads }
  await playUntil(() => reads.wanted >= before.wanted + 30)

  expect((reads.unwanted - before.unwanted) * 4).toBeLessThan((reads.wanted - before.wanted) * 3)
  await wanted.stop()
  await unwanted.stop()
  expect(unwanted.seen).toEqual([])
})

test('who is told to leave while connecting leaves, also where another works under the name', async () => {
  const { ledger } = bench()
  const first = listen(ledger, 'leaves early')
  const other = await bench().open()
  // the first one keeps the name's lock
  await ledger.submit(newPlayer(), () => deposit(1n, announce('early', 1)))
  await vi.waitFor(() => expect(first.seen).not.toEqual([]))
  await listen(other, 'leaves early').stop()
  await first.stop()
})

test('every statement of the ledger can be timed, but not how long a consumer stands by', async () => {
  const told: string[] = []
  const ledger = await bench().open({ Client: timedClient((text) => told.push(text)) })
  const player = newPlayer()
  const consumer = listen(ledger, 'timed')
  await ledger.submit(player, () => deposit(1n, announce('timed', 1)))
  await ledger.balances(player)
  await vi.waitFor(() => {
    for (const statement of ['batch of commit_batch', 'FROM ledger.account', 'FROM ledger.batch']) {
      expect(told.some((text) => text.includes(statement))).toBe(true)
    }
  })
  await consumer.stop()
  expect(told.filter((text) => text.includes('advisory_lock'))).toEqual([])
})
