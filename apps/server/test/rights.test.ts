import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../src/testkit/test-server.ts'
import type { TestServer } from '../src/testkit/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

/** The tables whose rows the product deletes: what ran out, what was chosen away, what is done. */
const deletable = [
  'account.captcha',
  'account.confirmed_call',
  'account.email_code',
  'account.login_challenge',
  'account.login_failure',
  'account.passkey',
  'account.passkey_challenge',
  'account.payment_permit',
  'account.phone_code',
  'account.recovery_code',
  'account.restriction',
  'account.second_factor',
  'account.socket_ticket',
  'aggregator.difference',
  'aggregator.favourite',
  'aggregator.house_play',
  'casino.open_round',
  'casino.unlisted_winner',
  'consent.draft',
  'notice.choice',
  'notice.mail_due',
  'notice.push_due',
  'notice.push_subscription',
  'operator.passkey',
  'operator.passkey_challenge',
  'operator.player_tag',
  'operator.saved_view',
  'privacy.kept_contact',
  'sportsbook.favourite',
  'sportsbook.hold',
]

/**
 * Tables that hold players, money, bets, decisions or staff, and which of their columns may change.
 */
const changeable: Readonly<Record<string, readonly string[]>> = {
  'account.player': [
    'avatar',
    'email',
    'erased_at',
    'is_test',
    'level',
    'name',
    'password_changed_at',
    'password_hash',
    'phone',
    'phone_confirmed_at',
    'registered_address',
    'registered_device',
  ],
  'aggregator.stake': ['payout', 'prize_refused_at', 'settled_at', 'state'],
  'aml.case': [],
  'aml.party': [],
  'aml.rating': [],
  'aml.step': [],
  'regulator.beginning': [],
  'regulator.day': [],
  'regulator.file': [],
  'regulator.step': [],
  'audit.command_entry': [],
  'audit.entry': [],
  'casino.open_round': ['known_at', 'moved_at', 'steps'],
  'casino.seed_pair': ['client_seed', 'revealed_at', 'rounds', 'state'],
  'deposit.debt': ['closed_at', 'collected', 'note', 'state'],
  'deposit.order': [
    'amount',
    'code',
    'expires_at',
    'gift',
    'is_priced',
    'is_promised',
    'state',
    'withdrawn_at',
  ],
  'deposit.payment': [
    'command_id',
    'discount',
    'look_up_at',
    'lost',
    'not_taken',
    'return_reason',
    'settled_at',
    'state',
  ],
  'deposit.refund': ['look_up_at', 'not_taken', 'settled_at', 'state'],
  'deposit.stranded': ['handled_at', 'note'],
  'draws.bet': ['payout', 'settled_at', 'status'],
  'draws.round': ['drawn_at', 'outcome', 'seed', 'settled_at', 'state'],
  'kyc.document': ['decided_at', 'decided_by', 'file', 'hint', 'reason', 'state'],
  'kyc.person': ['birth_date'],
  'kyc.registration': [],
  'ledger.account': [],
  'ledger.batch': [],
  'ledger.command': [],
  'ledger.counter': [],
  'ledger.entry': [],
  'operator.approval': ['carried_out_at', 'checker_id', 'decided_at', 'failure', 'note', 'state'],
  'operator.look': ['ended_at'],
  'operator.note': [],
  'operator.passkey': ['sign_count', 'used_at'],
  'operator.passkey_challenge': [],
  'operator.ready_answer': ['retired_at'],
  'operator.staff': [
    'is_active',
    'last_access_at',
    'last_address',
    'must_change_password',
    'password_changed_at',
    'password_hash',
    'roles',
    'roles_before',
    'roles_until',
    'switched_off_at',
    'totp_confirmed_at',
    'totp_secret',
    'totp_step',
  ],
  'promotion.bonus': ['ended_at', 'state', 'wager_from', 'wager_to'],
  'promotion.offer': ['state'],
  'promotion.promise': ['state'],
  'reward.award': ['returned_at', 'taken_at'],
  'sportsbook.bet': [
    'cashed_out',
    'charged',
    'decide_at',
    'leg_results',
    'odds',
    'open_stake',
    'payout',
    'potential',
    'reason',
    'result',
    'revision',
    'settled_at',
    'sold',
    'status',
  ],
  'transfer.transfer': ['received_at', 'received_id'],
  'wallet.wager_lock': [],
  'withdrawal.request': [
    'approvals',
    'document',
    'end_to_end_id',
    'flags',
    'holder_name',
    'look_up_at',
    'look_ups',
    'not_taken',
    'provider_reason',
    'put_backs',
    'reason',
    'review_due_at',
    'state',
    'transaction_hash',
  ],
  'withdrawal.review': [],
  'withdrawal.step': [],
}

const OURS = `n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'`

test('the application deletes from no table but those whose rows come to an end', async () => {
  const { rows } = await server.deps.pool.query<{ name: string }>(
    `SELECT n.nspname || '.' || c.relname AS name
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND ${OURS}
        AND has_table_privilege(c.oid, 'DELETE')
      ORDER BY 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(deletable)
})

test('the application empties no table, owns none, and a partition gives it no more than its table', async () => {
  const { rows } = await server.deps.pool.query<{ name: string }>(
    `SELECT n.nspname || '.' || c.relname AS name
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind IN ('r', 'p') AND ${OURS}
        AND (has_table_privilege(c.oid, 'TRUNCATE')
          OR has_table_privilege(c.oid, 'TRIGGER')
          OR pg_has_role(c.relowner, 'USAGE')
          OR (c.relispartition AND (has_table_privilege(c.oid, 'DELETE')
            OR has_any_column_privilege(c.oid, 'UPDATE'))))
      ORDER BY 1`,
  )
  expect(rows).toEqual([])
})

test('[WAL-13] of players, money, bets, decisions and staff the application changes the named columns alone', async () => {
  const { rows } = await server.deps.pool.query<{ name: string; columns: string[] }>(
    `SELECT n.nspname || '.' || c.relname AS name,
            coalesce((SELECT jsonb_agg(a.attname ORDER BY a.attname COLLATE "C")
              FROM pg_attribute a
             WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
               AND has_column_privilege(c.oid, a.attnum, 'UPDATE')), '[]') AS columns
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname || '.' || c.relname = ANY ($1)`,
    [Object.keys(changeable)],
  )
  expect(Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))).toEqual(changeable)
})

test.each([
  `DELETE FROM operator.staff`,
  `UPDATE operator.staff SET email = email`,
  `UPDATE withdrawal.request SET amount = amount`,
  `UPDATE withdrawal.request SET approvals_needed = 1`,
  `UPDATE account.player SET invited_by = 1`,
  `UPDATE deposit.payment SET amount = amount + 1`,
  `UPDATE casino.seed_pair SET server_seed = server_seed`,
])('the database refuses the application: %s', async (statement) => {
  await expect(server.deps.pool.query(statement)).rejects.toThrow('permission denied')
})
