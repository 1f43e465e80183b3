import type { CallOutput, CallReply, email } from '@jogada/contract'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { inBackground } from '../../../platform/attempt.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { sendMail } from '../../../platform/send-mail.ts'
import type { Tables } from '../../../tables.ts'
import { confirmOwner } from '../confirm-owner.ts'
import { hashPassword } from '../password.ts'
import { findIdByEmail } from '../player-store.ts'
import { readEmail } from '../read-email.ts'

type Asked = CallOutput<typeof email.sendEmailCode>['body'] & { readonly language: string }

const CODE_MINUTES = 15
const DIGITS = 6
const MINUTE_MS = 60_000
const CODES_PER_WINDOW = 3
const CODES_PER_DAY = 10
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * Sends a code to an e-mail that is to replace the account's. An e-mail that has an account gets no
 * mail, and the answer is the same: nobody learns here who plays. Refuses with what `confirmOwner`
 * refuses, `email_invalid`, and `phone_codes_too_many` by player and by e-mail.
 */
export async function sendEmailCode(
  deps: Deps,
  playerId: bigint,
  { email: written, pwd, factor, language }: Asked,
): Promise<CallReply<typeof email.sendEmailCode>> {
  await confirmOwner(deps, playerId, { pwd, factor })
  const to = readEmail(written)
  const code = String(deps.rng.below(10 ** DIGITS)).padStart(DIGITS, '0')
  const codeHash = await hashPassword(code)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    // one at a time for a player and for an address, so that the counts hold
    for (const key of [`player:${playerId}`, to]) {
      await sql`SELECT pg_advisory_xact_lock(hashtext('email_code'), hashtext(${key}))`.execute(tx)
    }
    await refuseWhenTooMany(tx, { playerId, email: to, now })
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
  inBackground(deps.log, 'sending a code to a new e-mail', async () => {
    if ((await findIdByEmail(deps.db, to)) !== null) return
    const values = { code, minutes: CODE_MINUTES }
    await sendMail(deps, { to, language, mail: 'email_code', values })
  })
  return { minutes: CODE_MINUTES }
}

type Earlier = { readonly playerId: bigint; readonly email: string; readonly now: Date }

/** So few codes are sent that nobody's mailbox is flooded and guessing is hopeless. */
async function refuseWhenTooMany(db: Kysely<Tables>, { playerId, email: to, now }: Earlier) {
  const sent = await db
    .selectFrom('account.email_code')
    .select('asked_at')
    .where('asked_at', '>', new Date(now.getTime() - DAY_MS))
    .where((is) => is.or([is('player_id', '=', playerId), is('email', '=', to)]))
    .execute()
  const lately = sent.filter(
    ({ asked_at: at }) => now.getTime() - at.getTime() < CODE_MINUTES * MINUTE_MS,
  )
  if (sent.length >= CODES_PER_DAY) {
    throw new Refusal('phone_codes_too_many', { minutes: DAY_MS / MINUTE_MS })
  }
  if (lately.length >= CODES_PER_WINDOW) {
    throw new Refusal('phone_codes_too_many', { minutes: CODE_MINUTES })
  }
}
