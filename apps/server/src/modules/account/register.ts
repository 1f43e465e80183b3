import type { auth, CallOutput, CallReply } from '@jogada/contract'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseWhenStopped } from '../../platform/switches.ts'
import { keepAcceptance } from '../consent/index.ts'
import { verifyAtRegistration } from '../kyc/index.ts'
import { spendCaptcha } from './captcha/captcha.ts'
import { checkNewPassword } from './password.ts'
import { readPhone } from './phone/phone-number.ts'
import { findByInviteCode, insertPlayer } from './player-store.ts'
import { readEmail } from './read-email.ts'
import type { SessionStore } from './sessions/sessions.ts'

type Register = typeof auth.register

const INVITE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const INVITE_LENGTH = 7

/**
 * Makes an account and opens its first session. Refuses with `service_suspended` while none are
 * taken, then in the order of the form; an e-mail that has an account already gets the same neutral
 * refusal, after the same work. A CPF that comes with the form confirms the player where it can,
 * and makes no difference to the registration.
 */
export async function register(
  deps: Deps & { readonly sessions: SessionStore },
  input: CallOutput<Register>['body'],
  caller: Caller,
): Promise<CallReply<Register>> {
  await refuseWhenStopped(deps, 'registrations')
  await spendCaptcha(deps, input, caller)
  const isAgreed = input.terms === 1
  const { consent } = licenceProfile(deps.env.LICENCE_PROFILE)
  if (input.terms === 0 || (consent.explicit && !isAgreed)) throw new Refusal('terms_not_accepted')
  const email = readEmail(input.username)
  const phone = readPhone(input.country, input.phone)
  checkNewPassword(input.pwd, input.pwd1)
  const invitedBy = input.regcode ? await findByInviteCode(deps.db, input.regcode) : null
  if (input.regcode && invitedBy === null) throw new Refusal('invite_code_unknown')

  const passwordHash = await deps.passwords.hash(input.pwd)
  const now = deps.clock.now()
  await deps.legalTexts.ready()
  const player = {
    email,
    password_hash: passwordHash,
    phone,
    name: input.name ?? '',
    invite_code: newInviteCode(deps),
    invited_by: invitedBy,
    licence_profile: deps.env.LICENCE_PROFILE,
    registered_at: now,
    registered_address: caller.address,
    registered_device: caller.deviceId,
    terms_accepted_at: now,
  }
  const playerId = await deps.db.transaction().execute(async (tx) => {
    const inserted = await insertPlayer(tx, player)
    if (inserted === null) return null
    const versions = deps.legalTexts.inForce(now)
    await keepAcceptance(deps, tx, { playerId: inserted, versions, from: caller })
    return inserted
  })
  if (playerId === null) throw new Refusal('registration_failed')
  const { name = '', cardNo = '' } = input
  if (cardNo !== '') await verifyAtRegistration(deps, playerId, { name, cardNo })
  return { access_token: await deps.sessions.open(playerId, caller) }
}

const newInviteCode = ({ rng }: Deps) =>
  Array.from(
    { length: INVITE_LENGTH },
    () => INVITE_ALPHABET[rng.below(INVITE_ALPHABET.length)],
  ).join('')
