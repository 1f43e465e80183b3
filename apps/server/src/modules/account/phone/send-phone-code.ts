import type { CallOutput, CallReply, phone } from '@jogada/contract'
import { codeSms } from '@jogada/messages'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { indexDomain } from '../../../platform/vault/seal-tables.ts'
import type { Tables } from '../../../tables.ts'
import { confirmOwner } from '../confirm-owner.ts'
import { hashPassword } from '../password.ts'
import { getPlayer } from '../player-store.ts'
import { readPhone, shownPhone } from './phone-number.ts'

type Asked = CallOutput<typeof phone.sendPhoneCode>['body']

const CODE_MINUTES = 10
const DIGITS = 6
const MINUTE_MS = 60_000
const WINDOW_MINUTES = 15
const CODES_PER_WINDOW = 3
const CODES_PER_DAY = 10
const DAY_MS = 24 * 60 * MINUTE_MS

/** The blind index of a phone number that waits for its code. */
export const PHONE_DOMAIN = indexDomain('account.phone_code', 'phone')

/**
 * Sends a code by SMS: to the account's own number, or as `confirmOwner`
 * lets, to a number that is to replace it. Refuses with what that refuses, `phone_invalid`, `phone_codes_too_many` by player and by number, and
 * `service_busy` when the text could not be handed over, which then does not count.
 */
export async function sendPhoneCode(
  deps: Deps,
  playerId: bigint,
  { change, language }: Asked & { readonly language: string },
): Promise<CallReply<typeof phone.sendPhoneCode>> {
  if (change) await confirmOwner(deps, playerId, change)
  const to = change
    ? readPhone(change.country, change.phone)
    : (await getPlayer(deps.db, playerId)).phone
  const code = String(deps.rng.below(10 ** DIGITS)).padStart(DIGITS, '0')
  const codeHash = await hashPassword(code)
  const asked_at = deps.clock.now()
  const phone_index = deps.vault.index(to, PHONE_DOMAIN)
  const codeId = await deps.db.transaction().execute(async (tx) => {
    // one at a time for a player and for a number, so that the counts hold
    for (const key of [`player:${playerId}`, phone_index.toString('hex')]) {
      await sql`SELECT pg_advisory_xact_lock(hashtext('phone_code'), hashtext(${key}))`.execute(tx)
    }
    const indexes = deps.vault.indexes(to, PHONE_DOMAIN)
    await refuseWhenTooMany(tx, { playerId, indexes, now: asked_at })
    const { code_id } = await tx
      .insertInto('account.phone_code')
      .values({
        player_id: playerId,
        phone_index,
        code_hash: codeHash,
        asked_at,
        expires_at: new Date(asked_at.getTime() + CODE_MINUTES * MINUTE_MS),
      })
      .returning('code_id')
      .executeTakeFirstOrThrow()
    return code_id
  })
  try {
    await deps.sms.send({ to, text: codeSms(language, { code, minutes: CODE_MINUTES }) })
  } catch (error) {
    deps.log.error({ err: error }, 'a code could not be sent by SMS')
    await deps.db.deleteFrom('account.phone_code').where('code_id', '=', codeId).execute()
    throw new Refusal('service_busy')
  }
  return { to: shownPhone(to), minutes: CODE_MINUTES }
}

type Earlier = {
  readonly playerId: bigint
  readonly indexes: readonly Buffer[]
  readonly now: Date
}

/** So few codes are sent that nobody's phone is flooded and guessing is hopeless. */
async function refuseWhenTooMany(db: Kysely<Tables>, { playerId, indexes, now }: Earlier) {
  const since = new Date(now.getTime() - DAY_MS)
  const sent = await db
    .selectFrom('account.phone_code')
    .select('asked_at')
    .where('asked_at', '>', since)
    .where((is) => is.or([is('player_id', '=', playerId), is('phone_index', 'in', [...indexes])]))
    .execute()
  const lately = sent.filter(
    ({ asked_at: at }) => now.getTime() - at.getTime() < WINDOW_MINUTES * MINUTE_MS,
  )
  if (sent.length >= CODES_PER_DAY) {
    throw new Refusal('phone_codes_too_many', { minutes: DAY_MS / MINUTE_MS })
  }
  if (lately.length >= CODES_PER_WINDOW) {
    throw new Refusal('phone_codes_too_many', { minutes: WINDOW_MINUTES })
  }
}
