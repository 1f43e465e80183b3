import { expect, test } from 'vitest'
import { testClock } from '../testkit/test-clock.ts'
import { createStakeShares } from '../modules/sportsbook/bets/stake-shares.ts'
import { createSettings } from './settings.ts'
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

test('a reading of settings or shares that began earlier and came later takes nothing back', async () => {
  const { pool, waiting } = slowDatabase()
  const settings = createSettings({ pool, clock: testClock() })
  const shares = createStakeShares({ pool })
  for (const [followed, row] of [
    [settings, { name: 'site', version: 1 }],
    [shares, { player_id: '7', percent: 10 }],
  ] as const) {
    const [earlier, later] = [followed.refresh(), followed.refresh()]
    waiting[1]!({ rows: [row] })
    await later
    waiting[0]!({ rows: [] })
    await earlier
    waiting.length = 0
  }
  expect(settings.versions('site')).toHaveLength(1)
  expect(shares.percentOf(7n)).toBe(10)
})

test('maintenance stops what every switch stops, and each end of it counts as a start of all', async () => {
  let rows: object[] = []
  const pool = { query: async () => ({ rows }) } as never
  const switches = createSwitches({ pool, clock: testClock() })
  const shown = async (given: object[]) => {
    rows = given.map((row) => ({ ...stop, releases: 0, ...row }))
    await switches.refresh()
    return (['games', 'transfers', 'maintenance'] as const).map(
      (name) => `${switches.isStopped(name)} ${switches.releases(name)}`,
    )
  }
  const maintenance = { name: 'maintenance', releases: 1 }
  expect(await shown([])).toEqual(['false 0', 'false 0', 'false 0'])
  expect(await shown([maintenance])).toEqual(['true 1', 'true 1', 'true 1'])
  const over = { ...maintenance, isStopped: false, releases: 2 }
  expect(await shown([over, { name: 'games', releases: 3 }])).toEqual([
    'true 5',
    'false 2',
    'false 2',
  ])
})
