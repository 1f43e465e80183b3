import { codeSms } from '@jogada/messages'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { indexDomain } from '../../../platform/vault/seal-tables.ts'
import type { Tables } from '../../../tables.ts'
import { shownPhone } from './phone-number.ts'

const CODE_MINUTES = 10
const DIGITS = 6
const MINUTE_MS = 60_000
const WINDOW_MINUTES = 15
const CODES_PER_WINDOW = 3
const CODES_PER_DAY = 10
const GUESSES = 5
const DAY_MS = 24 * 60 * MINUTE_MS

/** The blind index of a phone number that waits for its code. */
const PHONE_DOMAIN = indexDomain('account.phone_code', 'phone')

type Sent = {
  readonly playerId: bigint
  readonly to: string
  readonly language: string
  /** Whether the number is known to be the player's, so that nobody else's codes to it count. */
  readonly isOwn?: boolean
}

/**
 * Sends a code by SMS and tells the end of the number and how long it is good. Refuses with
 * `phone_codes_too_many` by player and, where it may be anybody's, by number, and with
 * `service_busy` when the text could not be handed over, which then does not count.
 */
export async function textCode(
  deps: Deps,
  { playerId, to, language, isOwn = false }: Sent,
): Promise<{ to: string; minutes: number }> {
  const code = String(deps.rng.below(10 ** DIGITS)).padStart(DIGITS, '0')
  const codeHash = await deps.passwords.hash(code)
  const asked_at = deps.clock.now()
  const phone_index = deps.vault.index(to, PHONE_DOMAIN)
  const codeId = await deps.db.transaction().execute(async (tx) => {
    // one at a time for a player and for a number, so that the counts hold
    for (const key of [`player:${playerId}`, phone_index.toString('hex')]) {
      await sql`SELECT pg_advisory_xact_lock(hashtext('phone_code'), hashtext(${key}))`.execute(tx)
    }
    const indexes = isOwn ? [] : deps.vault.indexes(to, PHONE_DOMAIN)
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
    .where((is) =>
      is.or([
        is('player_id', '=', playerId),
        ...(indexes.length > 0 ? [is('phone_index', 'in', [...indexes])] : []),
      ]),
    )
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

type Guess = { readonly playerId: bigint; readonly number: string; readonly code: string }

/**
 * Looks at a code that was sent to a number of the player, and tells how to use it up; null
 * for a wrong one, an old, used or often guessed one, one that is not the newest, and one that
 * went to another number. Each guess is counted before the code is looked at, so that no race
 * gives a sixth.
 */
export async function readPhoneCode(
  { db, vault, clock, passwords }: Pick<Deps, 'db' | 'vault' | 'clock' | 'passwords'>,
  { playerId, number, code }: Guess,
): Promise<{ use(tx: Pick<Kysely<Tables>, 'updateTable'>): Promise<boolean> } | null> {
  const now = clock.now()
  const sent = await db
    .updateTable('account.phone_code')
    .set({ guesses: sql`guesses + 1` })
    .where('code_id', '=', (select) =>
      select
        .selectFrom('account.phone_code')
        .select('code_id')
        .where('player_id', '=', playerId)
        .orderBy('code_id', 'desc')
        .limit(1),
    )
    .where('phone_index', 'in', vault.indexes(number, PHONE_DOMAIN))
    .where('guesses', '<', GUESSES)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['code_id', 'code_hash'])
    .executeTakeFirst()
  const fits = await passwords.fits(sent?.code_hash ?? null, code)
  if (!fits || !sent) return null
  return {
    async use(tx) {
      const { numUpdatedRows } = await tx
        .updateTable('account.phone_code')
        .set({ used_at: now })
        .where('code_id', '=', sent.code_id)
        .where('used_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
