import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { inBackground } from '../../../platform/attempt.ts'
import { findByEmail } from '../player-store.ts'
import type { Player } from '../player-store.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { sendMail } from '../../../platform/send-mail.ts'
import type { Tables } from '../../../tables.ts'

export const CODE_MINUTES = 10
/** In which so many codes are sent at most. */
const WINDOW_MINUTES = 15
const DIGITS = 6
const CODES_PER_QUARTER = 3
const CODES_PER_DAY = 10
const MINUTE_MS = 60_000

type Asked = { readonly email: string; readonly language: string }

/**
 * Sends a code to an e-mail that has an account. The caller learns nothing of whether there is one:
 * the answer goes out first and is always the same.
 */
export function sendResetCode(deps: Deps, asked: Asked): null {
  const now = deps.clock.now()
  inBackground(deps.log, 'sending a reset code', () => sendToOwner(deps, asked, now))
  return null
}

async function sendToOwner(deps: Deps, { email, language }: Asked, now: Date) {
  const player = await findByEmail(deps.db, email)
  if (player) await mailCode(deps, { ...player, email }, { language, now })
}

/**
 * Mails a player a code for a new password, as they ask for one themselves; nobody else sees it.
 * Refuses with `reset_enough` where so many were sent that no more may be.
 */
export async function sendResetFor(
  deps: Deps,
  player: Pick<Player, 'player_id' | 'email'>,
  language: string,
): Promise<void> {
  const isSent = await mailCode(deps, player, { language, now: deps.clock.now() })
  if (!isSent) throw new Refusal('reset_enough')
}

/** False where the player has been sent enough. */
async function mailCode(
  deps: Deps,
  player: Pick<Player, 'player_id' | 'email'>,
  { language, now }: { readonly language: string; readonly now: Date },
): Promise<boolean> {
  if (await hasEnough(deps.db, player.player_id, now)) return false
  const code = String(deps.rng.below(10 ** DIGITS)).padStart(DIGITS, '0')
  const codeHash = await deps.passwords.hash(code)
  const isKept = await deps.db.transaction().execute(async (tx) => {
    // one at a time for a player, so that the counts hold
    await sql`SELECT pg_advisory_xact_lock(hashtext('reset_code'),
      hashtext(${String(player.player_id)}))`.execute(tx)
    if (await hasEnough(tx, player.player_id, now)) return false
    await tx
      .insertInto('account.password_reset')
      .values({
        player_id: player.player_id,
        code_hash: codeHash,
        asked_at: now,
        expires_at: new Date(now.getTime() + CODE_MINUTES * MINUTE_MS),
      })
      .execute()
    return true
  })
  if (!isKept) return false
  await sendMail(deps, {
    to: player.email,
    language,
    mail: 'reset_code',
    values: { code, minutes: CODE_MINUTES },
  })
  return true
}

/** So few codes are sent that guessing them all through a day is hopeless. */
async function hasEnough(db: Kysely<Tables>, playerId: bigint, now: Date): Promise<boolean> {
  const nowMs = now.getTime()
  const asked = await db
    .selectFrom('account.password_reset')
    .select('asked_at')
    .where('player_id', '=', playerId)
    .where('asked_at', '>', new Date(nowMs - 24 * 60 * MINUTE_MS))
    .execute()
  const lately = asked.filter(
    ({ asked_at: at }) => nowMs - at.getTime() < WINDOW_MINUTES * MINUTE_MS,
  )
  return asked.length >= CODES_PER_DAY || lately.length >= CODES_PER_QUARTER
}
