import type { Assertion } from '@jogada/contract/passkey'
import type { Deps } from '../../../deps.ts'
import { checkSigned } from '../../../platform/webauthn/check-answer.ts'
import { relyingParty } from '../../../platform/webauthn/relying-party.ts'
import { makeChallenge, spendChallenge } from './challenges.ts'
import { passkeysOf } from './own-passkeys.ts'
import type { StaffPasskey } from './own-passkeys.ts'
import { webauthn } from '../../../platform/webauthn/library.ts'

/**
 * What the browser needs to show one of the operator's own passkeys at the login; null where
 * there is none.
 */
export async function offerPasskeys(
  deps: Deps,
  staffId: bigint,
): Promise<Record<string, unknown> | null> {
  const kept = await passkeysOf(deps, staffId)
  if (kept.length === 0) return null
  const library = await webauthn()
  const options = await library.generateAuthenticationOptions({
    rpID: relyingParty(deps).id,
    challenge: await makeChallenge(deps, { purpose: 'login', staffId }),
    allowCredentials: kept.map(({ credential_id: id, transports }) => ({
      id,
      transports: transports as never,
    })),
    userVerification: 'required',
  })
  return options as unknown as Record<string, unknown>
}

/**
 * The operator's own passkey that signed a challenge of the login just now, with its owner
 * recognised; null where the answer is wrong for whatever reason. Each challenge counts once.
 */
export async function spendPasskey(
  deps: Deps,
  staffId: bigint,
  answer: Assertion,
): Promise<StaffPasskey | null> {
  const kept = await passkeysOf(deps, staffId)
  const row = kept.find(({ credential_id: id }) => id === answer.id)
  if (!row) return null
  const count = await checkSigned(deps, answer, {
    kept: row,
    spend: (challenge) => spendChallenge(deps, challenge, { purpose: 'login', staffId }),
  })
  if (count === null) return null
  const { numUpdatedRows } = await deps.db
    .updateTable('operator.passkey')
    .set({ sign_count: count, used_at: deps.clock.now() })
    .where('passkey_id', '=', row.passkey_id)
    .where('sign_count', '=', row.sign_count)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? row : null
}
