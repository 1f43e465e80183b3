import { createPool } from '@jogada/postgres'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bet, deposit, moves, command, newPlayer, useLedger } from './testkit.ts'
import { pagesOf } from './pages.ts'
import { proveInPages } from './prove-in-pages.ts'
import { findFirstBadRow, verifyLedger } from './verify-ledger.ts'

const bench = useLedger()
let application: Pool

beforeAll(async () => {
  const { ledger, url } = bench()
  application = createPool({ url, as: 'application', max: 1 })
  const players = Array.from({ length: 5 }, newPlayer)
  for (const player of players) await ledger.submit(player, () => deposit(1000n))
  await Promise.all(
    players.map((player, i) =>
      ledger.submit(player, () =>
        bet(100n, BigInt(i) * 10n, { events: [{ topic: 'played', payload: { i } }] }),
      ),
    ),
  )
  await ledger.submit(players[0]!, () => bet(10_000n))
  await ledger.submit(players[1]!, () =>
    command({ postings: moves(['cash', -50n], ['withdrawing', 47n], ['house:fees', 3n]) }),
  )
  await ledger.sumDays(100)
})
afterAll(() => application.end())

test('a right ledger is counted and found right, by the application itself', async () => {
  expect(await verifyLedger(application)).toEqual({
    accounts: expect.any(BigInt),
    entries: expect.any(BigInt),
    commands: 12n,
    batches: expect.any(BigInt),
    firstBadRow: null,
  })
})

const posted = "verdict = 'posted' AND player_id = 2"

/** One change of one row, and what a verification must say of it. */
const forgeries: [string, string, string][] = [
  ['account', `UPDATE ledger.account SET balance = balance + 1 WHERE owner = 3`, 'account (3, 1)'],
  ['account', `UPDATE ledger.account SET version = version + 1 WHERE owner = 3`, 'account (3, 1)'],
  ['account', `DELETE FROM ledger.account WHERE owner = 3`, 'account (3, 1)'],
  ...['debit', 'credit', 'balance_after', 'seq', 'cause'].map(
    (column): [string, string, string] => [
      `entry ${column}`,
      `UPDATE ledger.entry SET ${column} = ${column} + 1 WHERE owner = 4 AND account = 1 AND seq = 2`,
      'entry (4, 1, ',
    ],
  ),
  [
    'entry kind',
    `UPDATE ledger.entry SET kind = 'bex' WHERE owner = 4 AND seq = 2`,
    'entry (4, 1, 2)',
  ],
  [
    'entry at',
    `UPDATE ledger.entry SET at = at + interval '1 microsecond' WHERE owner = 4 AND seq = 2`,
    'entry (4, 1, 2)',
  ],
  ['entry', `DELETE FROM ledger.entry WHERE owner = 4 AND seq = 2`, 'account (4, 1)'],
  [
    'entry of the house',
    `UPDATE ledger.entry SET credit = credit + 1, debit = debit + 1 WHERE owner < 0 AND seq = 2`,
    'batch (',
  ],
  ...['key', 'body_hash', 'detail'].map((column): [string, string, string] => [
    `command ${column}`,
    `UPDATE ledger.command SET ${column} = coalesce(${column}, '') || 'x'
     WHERE ${posted}`,
    'batch (',
  ]),
  ['command kind', `UPDATE ledger.command SET kind = 'x' WHERE ${posted}`, 'entry (2, 1, '],
  [
    'command verdict',
    `UPDATE ledger.command SET verdict = 'refused' WHERE verdict = 'insufficient_funds'`,
    'batch (',
  ],
  [
    'command house_legs',
    `UPDATE ledger.command SET house_legs[2] = house_legs[2] + 1 WHERE ${posted}`,
    'command ',
  ],
  ['command', `DELETE FROM ledger.command WHERE verdict = 'insufficient_funds'`, 'batch ('],
  [
    'batch hash',
    `UPDATE ledger.batch SET hash = set_byte(hash, 3, 7) WHERE batch_no = 2`,
    'batch (',
  ],
  [
    'batch prev_hash',
    `UPDATE ledger.batch SET prev_hash = set_byte(prev_hash, 3, 7) WHERE batch_no = 2`,
    'batch (',
  ],
  [
    'batch events',
    `UPDATE ledger.batch SET events = replace(events, 'played', 'plazed') WHERE events IS NOT NULL`,
    'batch (',
  ],
  [
    'batch at',
    `UPDATE ledger.batch SET at = at + interval '1 second' WHERE batch_no = 2`,
    'there is no batch',
  ],
  ['batch', `DELETE FROM ledger.batch WHERE batch_no = 2`, 'there is no batch'],
  ...['moved', 'debits', 'credits', 'legs'].flatMap((column): [string, string, string][] => [
    [
      `sum of a player’s ${column}`,
      `UPDATE ledger.player_day SET ${column} = ${column} + 1 WHERE player_id = 3`,
      '2026-11-20 of player 3 on account 11 by deposit: summed ',
    ],
    [
      `sum of the house’s ${column}`,
      `UPDATE ledger.house_day SET ${column} = ${column} + 1 WHERE account = 12`,
      '2026-11-20 of the house on account 12 by bet: summed ',
    ],
  ]),
  [
    'sum of a player',
    `DELETE FROM ledger.player_day WHERE player_id = 3 AND kind = 'deposit'`,
    '2026-11-20 of player 3 on account 11 by deposit: summed , its commands ',
  ],
  ['place up to which is summed', `UPDATE ledger.summed SET batch_no = batch_no - 1`, 'of player '],
]

test.each(forgeries)('[AUD-06] a forged %s is named', async (_, forgery, named) => {
  const client = await bench().owner.connect()
  try {
    await client.query('BEGIN')
    const { rowCount } = await client.query(forgery)
    expect(rowCount).toBeGreaterThan(0)
    expect(await findFirstBadRow(client)).toContain(named)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})

const promises = { counters: [], checks: [], playerColumns: {} }
const pages = [
  { entries: 20_000n, players: 500, batches: 200 },
  { entries: 1n, players: 1, batches: 1 },
]

test.each(pages)(
  '[AUD-06] a right ledger is found right page by page, by the application itself: %o',
  async (sizes) => {
    // more players and batches than one digit counts, one after the other
    const { ledger } = bench()
    for (let more = 0; more < 6; more++) {
      const player = newPlayer()
      await ledger.submit(player, () => deposit(1000n))
      await ledger.submit(player, () => bet(10n))
    }
    const whole = await verifyLedger(application)
    expect(await proveInPages(pagesOf(application), promises, sizes)).toEqual({
      entries: whole.entries,
      firstBadRow: null,
    })
  },
)

test('[AUD-06] a ledger that grows while it is proved page by page is right', async () => {
  const { ledger } = bench()
  const players = Array.from({ length: 4 }, newPlayer)
  for (const player of players) await ledger.submit(player, () => deposit(100_000n))
  const game = { isOver: false }
  const play = async (player: bigint) => {
    for (let round = 0n; round < 100n; round++) {
      await ledger.submit(player, () => bet(10n, round % 3n === 0n ? 25n : 0n))
      if (round % 10n === 0n) await ledger.sumDays(3)
    }
  }
  const playing = Promise.all(players.map(play)).finally(() => (game.isOver = true))
  const sizes = { entries: 50n, players: 2, batches: 20 }
  let proofs = 0
  for (; !game.isOver; proofs++) {
    const { firstBadRow } = await proveInPages(pagesOf(application), promises, sizes)
    expect(firstBadRow).toBeNull()
  }
  await playing
  expect(proofs).toBeGreaterThan(0)
})

test.each(forgeries)('[AUD-06] a forged %s is found page by page', async (_, forgery) => {
  const client = await bench().owner.connect()
  try {
    await client.query('BEGIN')
    const { rowCount } = await client.query(forgery)
    expect(rowCount).toBeGreaterThan(0)
    for (const sizes of pages) {
      const { firstBadRow } = await proveInPages((work) => work(client), promises, sizes)
      expect(firstBadRow).not.toBeNull()
    }
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})

test('[AUD-06] the application can add to the ledger by its functions only, and change nothing', async () => {
  const { rows } = await application.query<{ name: string; write: boolean; append: boolean }>(
    `SELECT c.relname AS name,
       has_table_privilege(c.oid, 'UPDATE, DELETE, TRUNCATE') AS write,
       has_table_privilege(c.oid, 'INSERT') AS append
     FROM pg_class c WHERE c.relnamespace = 'ledger'::regnamespace AND c.relkind IN ('r', 'p')
     ORDER BY 1`,
  )
  const allowed = rows.filter(({ write, append }) => write || append).map(({ name }) => name)
  expect(rows.map(({ name }) => name)).toContain('entry_2026_11')
  expect(allowed).toEqual(['cursor'])

  for (const table of ['account', 'entry', 'entry_2026_11', 'command', 'batch', 'counter']) {
    for (const attempt of [`DELETE FROM ledger.${table}`, `TRUNCATE ledger.${table}`]) {
      await expect(application.query(attempt)).rejects.toThrow('permission denied')
    }
  }
  await expect(application.query('UPDATE ledger.account SET balance = 1')).rejects.toThrow(
    'permission denied',
  )
  await expect(
    application.query("SELECT ledger.take_back('{}','{}','{}','{}','{}','{}','{}','{}','{}')"),
  ).rejects.toThrow('permission denied')
})
