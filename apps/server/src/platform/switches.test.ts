import { expect, test } from 'vitest'
import { testClock } from '../testkit/test-clock.ts'
import { createSwitches } from './switches.ts'

type Answer = (rows: { readonly rows: readonly object[] }) => void

/** A database whose answers come when the test says so. */
function slowDatabase() {
  const waiting: Answer[] = []
  const query = () => new Promise<Parameters<Answer>[0]>((answer) => waiting.push(answer))
  return { pool: { query } as never, waiting }
}

const stop = { name: 'games', isStopped: true, reason: '', changedAt: new Date(), changedBy: '' }

test('[WAL-13] a reading of the switches that began earlier and came later forgets no stop', async () => {
  const { pool, waiting } = slowDatabase()
  const switches = createSwitches({ pool, clock: testClock() })
  const [earlier, later] = [switches.refresh(), switches.refresh()]
  waiting[1]!({ rows: [stop] })
  await later
  waiting[0]!({ rows: [] })
  await earlier
  expect(switches.isStopped('games')).toBe(true)
})
