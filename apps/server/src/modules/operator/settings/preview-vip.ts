import type { CallReply, ops } from '@jogada/contract'
import { vipTableFault } from '@jogada/core/vip/levels'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { previewTable } from '../../vip/index.ts'
import { vipTableOf } from '../../vip-table/index.ts'
import type { Payload } from './change-setting.ts'

type Document = ops.settings.Documents['vip']
type Preview = CallReply<typeof ops.settings.previewVip>

/** Whom a VIP table would move. Refuses with `invalid_input` a table that does not climb. */
export async function previewVip(deps: Deps, document: Document): Promise<Preview> {
  const table = vipTableOf(document)
  const level = vipTableFault(table)
  if (level !== null) throw new Refusal('invalid_input', { fields: `levels.${level}` })
  return previewTable(deps, table)
}

/** The same for a table that was asked for. Refuses with `not_found` any other request. */
export async function previewAskedVip(deps: Deps, approvalId: bigint): Promise<Preview> {
  const asked = await deps.db
    .selectFrom('operator.approval')
    .select('payload')
    .where('approval_id', '=', approvalId)
    .where('subject', '=', 'setting:vip')
    .executeTakeFirst()
  if (!asked) throw new Refusal('not_found')
  return previewVip(deps, (asked.payload as Payload).value as Document)
}
