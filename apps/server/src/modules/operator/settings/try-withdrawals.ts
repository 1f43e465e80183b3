import type { CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { rulesFault, rulesOf, tryRules } from '../../withdrawal/index.ts'
import type { Trial } from '../../withdrawal/index.ts'
import type { Payload } from './change-setting.ts'

type Document = ops.settings.Documents['withdrawals']
type Reply = CallReply<typeof ops.settings.tryWithdrawals>

/** Tries rules on past withdrawals. Refuses with `invalid_input` rules that could not be set. */
export function tryWithdrawals(deps: Deps, document: Document, trial: Trial): Promise<Reply> {
  const fault = rulesFault(document)
  if (fault !== null) throw new Refusal('invalid_input', { fields: fault })
  return tryRules(deps, rulesOf(document), trial)
}

/** The same for rules that were asked for. Refuses with `not_found` any other request. */
export async function tryAskedWithdrawals(
  deps: Deps,
  approvalId: bigint,
  trial: Trial,
): Promise<Reply> {
  const asked = await deps.db
    .selectFrom('operator.approval')
    .select('payload')
    .where('approval_id', '=', approvalId)
    .where('subject', '=', 'setting:withdrawals')
    .executeTakeFirst()
  if (!asked) throw new Refusal('not_found')
  return tryWithdrawals(deps, (asked.payload as Payload).value as Document, trial)
}
