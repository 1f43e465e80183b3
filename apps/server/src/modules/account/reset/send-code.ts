import type { Deps } from '../../../deps.ts'
import { inBackground } from '../../../platform/attempt.ts'
import { hashPassword } from '../password.ts'
import { findByEmail } from '../player-store.ts'
import { sendMail } from '../../../platform/send-mail.ts'

export const CODE_MINUTES = 15
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
  if (!player || (await hasEnough(deps, player.player_id, now))) return
  const code = String(deps.rng.below(10 ** DIGITS)).padStart(DIGITS, '0')
  await deps.db
    .insertInto('account.password_reset')
    .values({
      player_id: player.player_id,
      code_hash: await hashPassword(code),
      asked_at: now,
      expires_at: new Date(now.getTime() + CODE_MINUTES * MINUTE_MS),
    })
    .execute()
  await sendMail(deps, {
    to: email,
    language,
    mail: 'reset_code',
    values: { code, minutes: CODE_MINUTES },
  })
}

/** So few codes are sent that guessing them all through a day is hopeless. */
async function hasEnough({ db }: Deps, playerId: bigint, now: Date): Promise<boolean> {
  const nowMs = now.getTime()
  const asked = await db
    .selectFrom('account.password_reset')
    .select('asked_at')
    .where('player_id', '=', playerId)
    .where('asked_at', '>', new Date(nowMs - 24 * 60 * MINUTE_MS))
    .execute()
  const lately = asked.filter(({ asked_at: at }) => nowMs - at.getTime() < CODE_MINUTES * MINUTE_MS)
  return asked.length >= CODES_PER_DAY || lately.length >= CODES_PER_QUARTER
}
