import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findByEmail } from '../player-store.ts'

const GUESSES = 5
const PERMIT_MINUTES = 10
const PERMIT_BYTES = 32
/** No player has this number. */
const NOBODY = 0n

export const permitHash = (chkId: string) => createHash('sha256').update(chkId).digest()

/**
 * Exchanges the newest code of an e-mail for a chkId, the right to set a password within ten
 * minutes. Refuses with `reset_code_wrong` for a wrong code, an old one, one that was guessed at
 * five times, and an e-mail without an account, after the same work.
 */
export async function checkResetCode(
  deps: Deps,
  { email, code }: { readonly email: string; readonly code: string },
): Promise<string> {
  const now = deps.clock.now()
  const player = await findByEmail(deps.db, email)
  const reset = await takeGuess(deps, player?.player_id ?? NOBODY, now)
  const fits = await deps.passwords.fits(reset?.code_hash ?? null, code)
  if (!fits || !reset) throw new Refusal('reset_code_wrong')

  const chkId = deps.rng.bytes(PERMIT_BYTES).toString('base64url')
  const taken = await deps.db
    .updateTable('account.password_reset')
    .set({
      permit_hash: permitHash(chkId),
      permit_expires_at: new Date(now.getTime() + PERMIT_MINUTES * 60_000),
    })
    .where('reset_id', '=', reset.reset_id)
    .where('permit_hash', 'is', null)
    .executeTakeFirst()
  if (taken.numUpdatedRows === 0n) throw new Refusal('reset_code_wrong')
  return chkId
}

/** Counts the guess before the code is looked at, so that no race gives a sixth. */
const takeGuess = ({ db }: Deps, playerId: bigint, now: Date) =>
  db
    .updateTable('account.password_reset')
    .set({ guesses: sql`guesses + 1` })
    .where('reset_id', '=', (select) =>
      select
        .selectFrom('account.password_reset')
        .select('reset_id')
        .where('player_id', '=', playerId)
        .orderBy('reset_id', 'desc')
        .limit(1),
    )
    .where('guesses', '<', GUESSES)
    .where('permit_hash', 'is', null)
    .where('expires_at', '>', now)
    .returning(['reset_id', 'code_hash'])
    .executeTakeFirst()
