import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serverMigrations } from '../src/migrations/index.ts'

/** What would break a server of the version before, or make players wait for a table. */
const forbidden: readonly { readonly why: string; readonly pattern: RegExp }[] = [
  { why: 'takes a table away', pattern: /\bDROP\s+TABLE\b|^\s*TRUNCATE\b/im },
  { why: 'takes a column away', pattern: /\bDROP\s+COLUMN\b/i },
  { why: 'gives something another name', pattern: /\bRENAME\b/i },
  { why: 'changes a type', pattern: /\bALTER\s+COLUMN\s+\w+\s+(SET\s+DATA\s+)?TYPE\b/i },
  { why: 'demands what the version before does not write', pattern: /\bSET\s+NOT\s+NULL\b/i },
  {
    why: 'adds a column that the version before cannot fill',
    pattern:
      /\bADD\s+COLUMN\s+(?:IF\s+NOT\s+EXISTS\s+)?\w+\s+(?![^,;]*\bDEFAULT\b)[^,;]*\bNOT\s+NULL\b/i,
  },
  { why: 'takes an index away', pattern: /\bDROP\s+INDEX\b/i },
  { why: 'waits for locks itself', pattern: /\bLOCK\s+TABLE\b|\bSET\s+(LOCAL\s+)?lock_timeout\b/i },
  { why: 'ends the transaction that it runs in', pattern: /^\s*(COMMIT|BEGIN|ROLLBACK)\s*;/im },
]

/**
 * Files from before the first installation, when no version served while they ran. Nothing may be
 * added here: write the change so that the version before goes on, and take away what is old one
 * version later, by a file of this list's own kind only when nobody runs the version before.
 */
const beforeTheRule = new Set([
  'server/0100-promotion.sql',
  'server/0150-sportsbook-ticket.sql',
  'server/0152-sportsbook-settle-in-place.sql',
  'server/0230-sealed-columns.sql',
])

const files = serverMigrations.flatMap(({ name: source, dir }) => {
  const folder = fileURLToPath(dir)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({
      name: `${source}/${name}`,
      sql: readFileSync(join(folder, name), 'utf8').replaceAll(/--.*$/gm, ''),
    }))
})

const breaches = (sql: string) =>
  forbidden.filter(({ pattern }) => pattern.test(sql)).map(({ why }) => why)

test('[OPS-04] every migration can run while the version before serves', () => {
  expect(files.length).toBeGreaterThan(30)
  const bad = files
    .filter(({ name }) => !beforeTheRule.has(name))
    .map(({ name, sql }) => ({ name, why: breaches(sql) }))
    .filter(({ why }) => why.length > 0)
  expect(bad).toEqual([])
})

test('the files from before that rule are still there and would break it', () => {
  const excused = files.filter(({ name }) => beforeTheRule.has(name))
  expect(excused.map(({ name }) => name).sort()).toEqual([...beforeTheRule].sort())
  expect(excused.filter(({ sql }) => breaches(sql).length === 0)).toEqual([])
})

test('an index on a table that others use is made for a new table, or small ones by name', () => {
  const madeHere = (sql: string) =>
    new Set(Array.from(sql.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?([\w."]+)/gi), ([, t]) => t!))
  const onOld = files.flatMap(({ name, sql }) =>
    Array.from(sql.matchAll(/CREATE (?:UNIQUE )?INDEX \w+\s+ON ([\w."]+)/gi), ([, table]) => table!)
      .filter((table) => !madeHere(sql).has(table))
      .map((table) => `${name} ${table}`),
  )
  // each of these tables had no rows of importance when its file first ran
  const early = (one: string) => one.startsWith('server/') && Number(/\/(\d+)/.exec(one)![1]) < 250
  expect(onOld.filter((one) => !early(one))).toEqual([
    'ledger/0005-command-at.sql ledger.command',
    // queues of people: even a million rows, of years, are indexed in about a second
    ...[
      'support.ticket',
      'withdrawal.request',
      'alert.alert',
      'kyc.refusal',
      'deposit.difference',
    ].map((table) => `server/0311-queue-order.sql ${table}`),
    // accounts that were closed or suspended, one row each
    'server/0323-erasure.sql account.restriction',
    // ranges of blocks, summed in one pass over transactions of a few months
    'server/0350-studio-reconciliation.sql aggregator.transaction',
    // requests by time, and partial ones of few rows: one pass over each table, its writers
    // wait for it
    ...[
      'withdrawal.request',
      'location.checked',
      'casino.round',
      'draws.bet',
      'aggregator.stake',
    ].map((table) => `server/0400-withdrawal-facts.sql ${table}`),
    // accounts and their sessions: a million rows are indexed in some two seconds, logins
    // wait so long
    ...[
      'account.session',
      'account.session',
      'account.player',
      'account.player',
      'account.player',
      'transfer.transfer',
    ].map((table) => `server/0420-player-file.sql ${table}`),
    // what went back of deposits: few rows
    'server/0510-refund-of-player.sql deposit.refund',
    // a partial one of hardly any rows: one pass over the accounts
    'server/0580-test-player.sql account.player',
    // a partial one of no rows when it is made: one pass over the orders
    'server/0591-withdrawn-charge.sql deposit."order"',
    // a row for each day; ranges of blocks of what only the daily job writes
    'server/0620-referral-day-sum.sql referral.closed_day',
    'server/0620-referral-day-sum.sql referral.closed_day',
    'server/0620-referral-day-sum.sql referral.commission',
    // ranges of blocks: one pass over the steps of withdrawals, and over the few returns
    'server/0640-payout-reconciliation.sql withdrawal.step',
    'server/0640-payout-reconciliation.sql withdrawal.returned',
    // a partial one of few rows: one pass over what operators asked for
    'server/0731-approvals-that-wait.sql operator.approval',
    // what staff did: some years of a large desk are a million rows, indexed in a few seconds
    ...['audit.entry', 'audit.entry', 'audit.entry'].map(
      (table) => `server/0800-audit-filters.sql ${table}`,
    ),
    // one more of the accounts, whose like takes some two seconds for three of a million
    'server/0801-desk-start.sql account.player',
    // a partial one of no rows when it is made: one pass over the awards
    'server/0862-granted-gift.sql reward.award',
    // a queue of people, and none of it is rated yet
    'server/0921-ticket-rating.sql support.ticket',
    // bonuses of players: one pass, and grants of bonuses wait so long
    'server/0992-takers-of-campaign.sql promotion.bonus',
    // a partial one of no rows when it is made: one pass over accounts that were shut
    'server/0998-held-restrictions.sql account.restriction',
    // the regulator's files, some of each day, which only the daily job writes
    'server/1007-seal-of-files.sql regulator.file',
    // two blocks of each picture of an identity; a picture that is sent meanwhile waits
    'server/1011-seal-of-pictures.sql kyc.document',
    // what people closed, years of it indexed in about a second; a new alert waits so long
    'server/1013-closed-alerts.sql alert.alert',
    // what is not told yet: hardly any rows, after a message to everybody some millions for an hour
    ...['notice.push_due', 'notice.mail_due', 'notice.push_due'].map(
      (table) => `server/1015-order-of-messages.sql ${table}`,
    ),
    // events of sports, thousands a year, of which few are not settled
    'server/1017-events-to-settle.sql sportsbook.event',
    // one more of the requests, whose like takes a second for a million: withdrawals wait so long
    'server/1026-withdrawals-of-a-week.sql withdrawal.request',
    // bets by time: one pass over the table, for which bets wait some seconds for a million
    'server/1041-bets-by-time.sql sportsbook.bet',
  ])
})

test.each([
  'DROP TABLE a.b;',
  'ALTER TABLE a ADD COLUMN c int NOT NULL;',
  'ALTER TABLE a ALTER COLUMN c TYPE bigint;',
  'ALTER TABLE a RENAME COLUMN b TO c;',
])('the rule sees %s', (sql) => {
  expect(breaches(sql)).not.toEqual([])
})

test('the rule lets an addition through', () => {
  expect(breaches('ALTER TABLE a ADD COLUMN c int NOT NULL DEFAULT 0, ADD COLUMN d text;')).toEqual(
    [],
  )
})
