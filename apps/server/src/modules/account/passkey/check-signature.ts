import type { Assertion } from '@jogada/contract/passkey'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { checkSigned } from '../../../platform/webauthn/check-answer.ts'
import { spendChallenge } from './challenges.ts'
import type { PasskeyRow } from './passkeys.ts'

type Expected = Parameters<typeof spendChallenge>[2]

/**
 * The kept passkey that signed the challenge of this purpose just now, with its owner present and
 * recognised. Each challenge counts once and a count that goes back is a copy. Refuses with
 * `passkey_failed`, the same for every reason.
 */
export async function checkSignature(
  deps: Deps,
  answer: Assertion,
  expected: Expected,
): Promise<PasskeyRow> {
  const row = await deps.db
    .selectFrom('account.passkey')
    .selectAll()
    .where('credential_id', '=', answer.id)
    .executeTakeFirst()
  if (!row || (expected.playerId !== null && row.player_id !== expected.playerId)) {
    throw new Refusal('passkey_failed')
  }
  const count = await checkSigned(deps, answer, {
    kept: row,
    spend: (challenge) => spendChallenge(deps, challenge, expected),
  })
  if (count === null) throw new Refusal('passkey_failed')
  const { numUpdatedRows } = await deps.db
    .updateTable('account.passkey')
    .set({ sign_count: count, used_at: deps.clock.now() })
    .where('passkey_id', '=', row.passkey_id)
    .where('sign_count', '=', row.sign_count)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('passkey_failed')
  return row
}
