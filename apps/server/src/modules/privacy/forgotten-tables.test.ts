import { privacy } from '@jogada/contract'
import { expect, test } from 'vitest'
import { asOwner } from '../../testkit/as-owner.ts'
import { mapped } from '../../testkit/data-map.ts'
import { serverOfFile } from '../../testkit/server-of-file.ts'
import { registerPlayer } from '../../testkit/test-player.ts'
import { countRefused } from '../kyc/index.ts'
import { eraseOld } from './erase-old.ts'

const server = serverOfFile()
const pwd = 'calçadão-9-ondas'

/** Of no player: a picture that a browser was shown, with its answer. */
const OF_NOBODY = ['account.captcha']

/** The tables that the map says are given up whole by then. */
const givenUpBy = (...ends: readonly string[]) =>
  mapped()
    .filter(({ cells }) => ends.includes(cells[3]!))
    .flatMap(({ tables }) => tables)
    .filter((table) => !OF_NOBODY.includes(table))

const soon = `now() + interval '1 hour'`
const hash = `decode(md5('of-$1'), 'hex')`

/** A row of each about a player, `$1`, who met another, `$2`. */
const atClosing: Readonly<Record<string, string>> = {
  'account.email_code': `(player_id, email, code_hash, asked_at, expires_at)
    VALUES ($1, 'a@example.com', 'x', now(), ${soon})`,
  'account.entry_token': `(token_hash, player_id, session_id, made_at, expires_at)
    VALUES (${hash}, $1, 1, now(), ${soon})`,
  'account.login_challenge': `(challenge_hash, player_id, expires_at) VALUES (${hash}, $1, ${soon})`,
  'account.password_reset': `(player_id, code_hash, asked_at, expires_at)
    VALUES ($1, 'x', now(), ${soon})`,
  'account.phone_code': `(player_id, phone_index, code_hash, asked_at, expires_at)
    VALUES ($1, '', 'x', now(), ${soon})`,
  'account.passkey_challenge': `(challenge_hash, purpose, player_id, expires_at)
    VALUES (${hash}, 'register', $1, ${soon})`,
  'account.payment_permit': `(permit_hash, player_id, session_id, expires_at)
    VALUES (${hash}, $1, 1, ${soon})`,
  'account.confirmed_call': `(player_id, key, step, body_hash, expires_at)
    VALUES ($1, 'k', 'password', 'x', ${soon})`,
  'account.socket_ticket': `(ticket_hash, session_id, expires_at)
    SELECT ${hash}, session_id, ${soon} FROM account.session WHERE player_id = $1 LIMIT 1`,
  'account.second_factor': `(player_id, secret, begun_at) VALUES ($1, 'v1.x', now())`,
  'account.recovery_code': `(player_id, code_hash) VALUES ($1, '')`,
  'account.passkey': `(player_id, credential_id, public_key, sign_count, transports, user_agent,
    is_synced, made_at) VALUES ($1, 'x-$1', '', 0, '{}', '', false, now())`,
  'account.guard_change': `(player_id, what, at) VALUES ($1, 'passkey_added', now())`,
}
const afterFiveYears: Readonly<Record<string, string>> = {
  'kyc.person': `(player_id, name, cpf, cpf_index, verified_at)
    VALUES ($1, 'v1.x', 'v1.x-$1', ${hash}, now())`,
  'kyc.refusal': `(player_id, reason, refused_at) VALUES ($1, 'kyc_cpf_taken', now())`,
  'kyc.taken_try': `(player_id, owner_id, at) VALUES ($1, $2, now()), ($2, $1, now())`,
  'kyc.registration': `(player_id, version, gender, said_at) VALUES ($1, 1, 'v1.x', now())`,
  'kyc.document': `(document_id, player_id, item, media_type, byte_count, digest, state, sent_at)
    VALUES (gen_random_uuid(), $1, 'selfie', 'image/png', 1, '', 'replaced', now())`,
  'kyc.under_age_try': `(player_id, cpf_index, at) VALUES ($1, '', now())`,
}

async function plant(rows: Readonly<Record<string, string>>, playerId: bigint, other: bigint) {
  for (const [table, values] of Object.entries(rows)) {
    const sql = `INSERT INTO ${table} ${values}`
      .replaceAll('$1', String(playerId))
      .replaceAll('$2', String(other))
    await asOwner(server, sql)
  }
}

/** Those of the tables that hold a row of the player, by whatever column. */
async function holding(tables: readonly string[], playerId: bigint): Promise<string[]> {
  const held: string[] = []
  for (const table of tables) {
    const { rowCount } = await asOwner(
      server,
      `SELECT FROM ${table} AS t WHERE to_jsonb(t) -> 'player_id' = to_jsonb($1::bigint)
        OR to_jsonb(t) -> 'owner_id' = to_jsonb($1::bigint)
        OR to_jsonb(t) -> 'session_id' IN (
          SELECT to_jsonb(session_id) FROM account.session WHERE player_id = $1)`,
      [playerId],
    )
    if (rowCount! > 0) held.push(table)
  }
  return held
}

test('[LGPD-01] [LGPD-03] what the data map gives up at the closing, and five years later, is given up', async () => {
  const [player, other] = [await registerPlayer(server), await registerPlayer(server)]
  const { playerId } = player
  const early = givenUpBy('closing', 'minutes, at the latest closing')
  const late = givenUpBy('five years')
  // a new table in the map needs a row here
  expect(early.toSorted()).toEqual(Object.keys(atClosing).toSorted())
  expect(late.toSorted()).toEqual(
    [...Object.keys(afterFiveYears), 'privacy.kept_contact'].toSorted(),
  )
  await plant(atClosing, playerId, other.playerId)
  await plant({ 'kyc.refusal': afterFiveYears['kyc.refusal']! }, other.playerId, playerId)
  expect(await holding(early, playerId)).toEqual(early)
  const key = server.deps.rng.uuid()
  expect((await player.call(privacy.closeAccount, { body: { pwd } }, { key })).status).toBe(200)
  expect(await holding(early, playerId)).toEqual([])
  const refused = await countRefused(server.deps)
  await plant(afterFiveYears, playerId, other.playerId)
  expect(await holding(late, playerId)).toEqual(late)
  server.clock.advance(5 * 366 * 86_400_000)
  expect(await eraseOld(server.deps)).toBe(1)
  expect(await holding(late, playerId)).toEqual([])
  // who is not erased stays in the queue
  expect(await countRefused(server.deps)).toBe(refused)
  expect(await holding(['kyc.refusal'], other.playerId)).toEqual(['kyc.refusal'])
})
