import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { sendMail } from '../../../platform/send-mail.ts'
import { makeEmailCode, readEmailCode } from '../email/email-code.ts'
import { readPhoneCode, textCode } from '../phone/phone-code.ts'
import { getPlayer } from '../player-store.ts'
import type { LoginCodeFrom } from '../tables.ts'
import { spendCode } from './codes.ts'

/**
 * Sends the code of a login to the player's confirmed phone, or to the mailbox where none is
 * confirmed: a mailbox that opens a new password must not be both factors of whoever has a phone.
 * Refuses with `phone_codes_too_many`, and with `service_busy` where it could not be handed over.
 */
export async function sendLoginCode(
  deps: Deps,
  playerId: bigint,
  language: string,
): Promise<{ from: 'phone' | 'email'; to?: string }> {
  const { email, phone, phone_confirmed_at: confirmedAt } = await getPlayer(deps.db, playerId)
  if (confirmedAt !== null) {
    const { to } = await textCode(deps, { playerId, to: phone, language, isOwn: true })
    return { from: 'phone', to }
  }
  const values = await makeEmailCode(deps, { playerId, to: email, isOwn: true })
  try {
    await sendMail(deps, { to: email, language, mail: 'login_code', values })
  } catch (error) {
    deps.log.error({ err: error }, 'a code could not be sent by mail')
    throw new Refusal('service_busy')
  }
  return { from: 'email' }
}

type Shown = { readonly playerId: bigint; readonly code: string; readonly from: LoginCodeFrom }

/**
 * Uses up the code that a login asked for; false when it is not the one, and no race
 * uses one twice.
 */
export async function spendLoginCode(
  deps: Deps,
  { playerId, code, from }: Shown,
): Promise<boolean> {
  if (from === 'app') return spendCode(deps, { playerId, code, now: deps.clock.now() })
  const {
    email,
    phone: number,
    phone_confirmed_at: confirmedAt,
  } = await getPlayer(deps.db, playerId)
  // a phone that was released since the login asked is no factor any more
  if (from === 'phone' && confirmedAt === null) return false
  const written = code.replaceAll(/\D/g, '')
  const sent =
    from === 'phone'
      ? await readPhoneCode(deps, { playerId, number, code: written })
      : await readEmailCode(deps, { playerId, email, code: written })
  return sent === null ? false : sent.use(deps.db)
}
