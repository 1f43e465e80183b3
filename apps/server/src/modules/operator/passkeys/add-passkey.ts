import type { CallOutput, CallReply, ops } from '@jogada/contract'
import { newPasskeyMail } from '@jogada/messages'
import type { Deps } from '../../../deps.ts'
import { inBackground } from '../../../platform/attempt.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { checkNewPasskey } from '../../../platform/webauthn/check-answer.ts'
import { NAME, relyingParty } from '../../../platform/webauthn/relying-party.ts'
import { appendAudit } from '../../audit/index.ts'
import type { Actor } from '../../audit/index.ts'
import { choiceOf } from '../report-mail/choice.ts'
import { confirmByCode } from '../sessions/confirm-code.ts'
import type { Asker } from '../sessions/confirm-code.ts'
import { makeChallenge, spendChallenge } from './challenges.ts'
import { passkeysOf, shown } from './own-passkeys.ts'
import { webauthn } from '../../../platform/webauthn/library.ts'

const MOST = 5

/**
 * What the browser needs to make a passkey on a device that has none of this operator. Refuses with
 * `passkey_limit` for the sixth, and with what `confirmByCode` refuses.
 */
export async function beginPasskey(
  deps: Deps,
  asker: Asker,
  code: string,
): Promise<CallReply<typeof ops.passkeys.begin>> {
  const kept = await passkeysOf(deps, asker.operator.staffId)
  if (kept.length >= MOST) throw new Refusal('passkey_limit', { max: MOST })
  const { staffId, email, name } = await confirmByCode(deps, asker, code)
  const library = await webauthn()
  const options = await library.generateRegistrationOptions({
    rpName: NAME,
    rpID: relyingParty(deps).id,
    userName: email,
    userDisplayName: name,
    // a player of the same number is somebody else on the same site
    userID: Uint8Array.from(Buffer.from(`staff:${staffId}`)),
    challenge: await makeChallenge(deps, { purpose: 'register', staffId }),
    attestationType: 'none',
    excludeCredentials: kept.map(({ credential_id: id }) => ({ id })),
    // it stands beside a password: players are not to be offered it where theirs are
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
  })
  return options as unknown as Record<string, unknown>
}

type Finish = typeof ops.passkeys.finish
type Maker = Actor & { readonly staffId: bigint }

/**
 * Keeps a passkey whose making was begun here by this operator within five minutes, and tells them
 * by mail, for it may have been somebody at their desk. Refuses with `staff_passkey_failed` and
 * `passkey_limit`.
 */
export async function finishPasskey(
  deps: Deps,
  actor: Maker,
  body: CallOutput<Finish>['body'],
): Promise<CallReply<Finish>> {
  const kept = await keepPasskey(deps, actor, body)
  inBackground(deps.log, 'telling of a new passkey', () => tellOf(deps, actor, kept.name))
  return kept
}

async function tellOf(deps: Deps, { staffId, email, address }: Maker, name: string) {
  const { language } = await choiceOf(deps, staffId)
  const made = { name, at: deps.clock.now(), address }
  await deps.mailer.send({ to: email, ...newPasskeyMail(language, made) })
}

async function keepPasskey(
  deps: Deps,
  actor: Maker,
  { name, answer }: CallOutput<Finish>['body'],
): Promise<CallReply<Finish>> {
  const { staffId } = actor
  const made = await checkNewPasskey(deps, answer, (challenge) =>
    spendChallenge(deps, challenge, { purpose: 'register', staffId }),
  )
  if (!made) throw new Refusal('staff_passkey_failed')
  const values = { ...made, name, staff_id: staffId, made_at: deps.clock.now() }
  return deps.db.transaction().execute(async (tx) => {
    // many at once are counted one after the other, and a reset of the second factor counts first
    const { totp_confirmed_at: since } = await tx
      .selectFrom('operator.staff')
      .select('totp_confirmed_at')
      .where('staff_id', '=', staffId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (since === null) throw new Refusal('staff_passkey_failed')
    const { length } = await passkeysOf({ db: tx }, staffId)
    if (length >= MOST) throw new Refusal('passkey_limit', { max: MOST })
    const row = await tx
      .insertInto('operator.passkey')
      .values(values)
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new Refusal('staff_passkey_failed')
    await appendAudit(deps, tx, {
      actor,
      action: 'staff.passkey_added',
      subject: `staff:${staffId}`,
      after: { passkey: name },
    })
    return shown(row)
  })
}
