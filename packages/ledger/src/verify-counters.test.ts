import { expect, test } from 'vitest'
import { clock, deposit, newPlayer, useLedger } from './testkit.ts'
import { findWrongCounter } from './verify-counters.ts'
import type { CounterRule } from './verify-counters.ts'

const bench = useLedger()

const rules: readonly CounterRule[] = [
  {
    counter: 'deposited',
    kinds: ['deposit'],
    accounts: ['house:psp_clearing'],
    counts: 'loss',
  },
]

/** Friday becomes Saturday in São Paulo, and nothing else begins with it. */
const MIDNIGHT = new Date('2026-11-21T03:00:00Z')
/** The month and the week begin together, on a Monday. */
const FIRST = new Date('2027-02-01T03:00:00Z')

async function depositAt(player: bigint, turn: Date, seconds: number, amount: bigint) {
  clock.at = new Date(turn.getTime() + seconds * 1000)
  const counted = { owner: 'player', name: 'deposited', delta: amount } as const
  await bench().ledger.submit(player, () => deposit(amount, { counters: [counted] }))
}

/** What is wrong after a change that is not kept. */
async function wrongAfter(change = 'SELECT'): Promise<string | null> {
  const client = await bench().owner.connect()
  try {
    await client.query('BEGIN')
    await client.query(change)
    return await findWrongCounter(client, rules)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

test.each([
  ['a day', MIDNIGHT],
  ['a day, a week and a month', FIRST],
])(
  '[AUD-06] what was written late over the turn of %s is not taken for a forgery',
  async (_, turn) => {
    const player = newPlayer()
    await depositAt(player, turn, -3600, 1n)
    await depositAt(player, turn, 10, 20n)
    expect(await wrongAfter()).toBeNull()
    // its process was without the database for a minute, and another one had opened the day
    await depositAt(player, turn, -20, 50n)
    const { deposited } = await bench().ledger.counters(player, ['deposited'])
    expect(deposited).toMatchObject({ total: 71n, day: 70n })
    expect(await wrongAfter()).toBeNull()
  },
)

test('[AUD-06] a window whose moves were written in order is judged, whatever came before it', async () => {
  const player = newPlayer()
  await depositAt(player, MIDNIGHT, -3600, 50n)
  await depositAt(player, MIDNIGHT, -20, 50n)
  await depositAt(player, MIDNIGHT, 10, 20n)
  expect(await wrongAfter()).toBeNull()
  const forged = `UPDATE ledger.counter SET day = day + 50 WHERE owner = ${player}`
  expect(await wrongAfter(forged)).toContain(
    `counter deposited of player ${player}: since 2026-11-21 day 70`,
  )
})
