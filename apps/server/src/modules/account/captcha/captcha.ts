import { createHash, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { answerOf, answersOf } from './answer.ts'
import { drawCaptcha } from './draw.ts'
import { speak } from './sound/speak.ts'

/** A machine learns little from so few sounds of one answer, a person needs no more. */
const MOST_HEARINGS = 5
const LIFE_MS = 5 * 60_000

const hashOf = (answer: string) => createHash('sha256').update(answer.toUpperCase()).digest()

/** Draws a new captcha for this device and id; an earlier one of the same id stops counting. */
export async function issueCaptcha(deps: Deps, codeId: string, caller: Caller): Promise<Buffer> {
  const now = deps.clock.now()
  const salt = deps.rng.uuid()
  const answer = answerOf(deps, salt)
  const values = {
    salt,
    answer_hash: hashOf(answer),
    hearings: 0,
    expires_at: new Date(now.getTime() + LIFE_MS),
  }
  await deps.db
    .insertInto('account.captcha')
    .values({ device_id: caller.deviceId, code_id: codeId, ...values })
    .onConflict((row) => row.columns(['device_id', 'code_id']).doUpdateSet(values))
    .execute()
  await deps.db.deleteFrom('account.captcha').where('expires_at', '<', now).execute()
  return drawCaptcha(answer, deps.rng)
}

/**
 * Speaks the captcha that this device was shown under the id, five times at most. Throws `not_found`
 * where there is none that still counts, or it was heard as often.
 */
export async function speakCaptcha(deps: Deps, codeId: string, caller: Caller): Promise<Buffer> {
  const heard = await deps.db
    .updateTable('account.captcha')
    .set((is) => ({ hearings: is('hearings', '+', 1) }))
    .where('device_id', '=', caller.deviceId)
    .where('code_id', '=', codeId)
    .where('expires_at', '>', deps.clock.now())
    .where('hearings', '<', MOST_HEARINGS)
    .returning(['salt', 'answer_hash'])
    .executeTakeFirst()
  const answer =
    heard?.salt &&
    answersOf(deps, heard.salt).find((one) => timingSafeEqual(hashOf(one), heard.answer_hash))
  if (!answer) throw new Refusal('not_found')
  return speak(answer, deps.rng)
}

/** Uses the captcha up, right or wrong. Throws `captcha_wrong` unless device, id and text fit. */
export async function spendCaptcha(
  deps: Deps,
  given: { readonly codeId: string; readonly captCode: string },
  caller: Caller,
): Promise<void> {
  const stored = await deps.db
    .deleteFrom('account.captcha')
    .where('device_id', '=', caller.deviceId)
    .where('code_id', '=', given.codeId)
    .returning(['answer_hash', 'expires_at'])
    .executeTakeFirst()
  const now = deps.clock.now()
  const fits =
    stored !== undefined &&
    stored.expires_at > now &&
    (timingSafeEqual(stored.answer_hash, hashOf(given.captCode)) ||
      given.captCode === deps.env.CAPTCHA_TEST_ANSWER)
  if (!fits) throw new Refusal('captcha_wrong')
}
