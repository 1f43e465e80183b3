import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Tables } from '../../../tables.ts'

const CODE_MINUTES = 10
/** In which so many codes are sent at most. */
const WINDOW_MINUTES = 15
const DIGITS = 6
const MINUTE_MS = 60_000
const CODES_PER_WINDOW = 3
const CODES_PER_DAY = 10
const GUESSES = 5
const DAY_MS = 24 * 60 * MINUTE_MS

type Kept = {
  readonly playerId: bigint
  readonly to: string
  /** Whether it is the account's own, so that nobody else's codes for it count. */
  readonly isOwn?: boolean
}

/**
 * Makes a code for a player and an e-mail, and keeps what is needed to know it again. Refuses with
 * `phone_codes_too_many` by player and, where it may be anybody's, by e-mail.
 */
export async function makeEmailCode(
  deps: Pick<Deps, 'db' | 'rng' | 'clock' | 'passwords'>,
  { playerId, to, isOwn = false }: Kept,
): Promise<{ code: string; minutes: number }> {
  const code = String(deps.rng.below(10 ** DIGITS)).padStart(DIGITS, '0')
  const codeHash = await deps.passwords.hash(code)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    // one at a time for a player and for an address, so that the counts hold
    for (const key of [`player:${playerId}`, to]) {
      await sql`SELECT pg_advisory_xact_lock(hashtext('email_code'), hashtext(${key}))`.execute(tx)
    }
    await refuseWhenTooMany(tx, { playerId, email: isOwn ? null : to, now })
    await tx
      .insertInto('account.email_code')
      .values({
        player_id: playerId,
        email: to,
        code_hash: codeHash,
        asked_at: now,
        expires_at: new Date(now.getTime() + CODE_MINUTES * MINUTE_MS),
      })
      .execute()
  })
  return { code, minutes: CODE_MINUTES }
}

type Earlier = { readonly playerId: bigint; readonly email: string | null; readonly now: Date }

/** So few codes are sent that nobody's mailbox is flooded and guessing is hopeless. */
async function refuseWhenTooMany(db: Kysely<Tables>, { playerId, email: to, now }: Earlier) {
  const sent = await db
    .selectFrom('account.email_code')
    .select('asked_at')
    .where('asked_at', '>', new Date(now.getTime() - DAY_MS))
    .where((is) =>
      is.or([is('player_id', '=', playerId), ...(to === null ? [] : [is('email', '=', to)])]),
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

type Guess = { readonly playerId: bigint; readonly email: string; readonly code: string }

/**
 * Looks at a code that was made for an e-mail of the player, and tells how to use it up; null for a
 * wrong one, an old, used or often guessed one, one that is not the newest, and one that went
 * elsewhere. Each guess is counted before the code is looked at, so that no race gives a sixth.
 */
export async function readEmailCode(
  { db, clock, passwords }: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  { playerId, email, code }: Guess,
): Promise<{ use(tx: Pick<Kysely<Tables>, 'updateTable'>): Promise<boolean> } | null> {
  const now = clock.now()
  const sent = await db
    .updateTable('account.email_code')
    .set({ guesses: sql`guesses + 1` })
    .where('code_id', '=', (select) =>
      select
        .selectFrom('account.email_code')
        .select('code_id')
        .where('player_id', '=', playerId)
        .orderBy('code_id', 'desc')
        .limit(1),
    )
    .where('email', '=', email)
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
        .updateTable('account.email_code')
        .set({ used_at: now })
        .where('code_id', '=', sent.code_id)
        .where('used_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
