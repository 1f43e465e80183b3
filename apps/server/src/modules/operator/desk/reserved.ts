import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import type { StaffSession } from '../../../platform/session-lookup.ts'

type Permissions = StaffSession['permissions']
type Entry = CallReply<typeof ops.books.auditList>[number]

/** Whether a listing tells of somebody's health to a reader who may not see that. */
export const isReserved = (kind: unknown, permissions: Permissions): boolean =>
  ops.barred.healthKinds.some((health) => health === kind) && !permissions.has('wellbeing.view')

/** Whether what is kept of a change tells of somebody's health to a reader who may not see that. */
export function tellsHealth(
  { before, after }: { readonly before?: unknown; readonly after?: unknown },
  permissions: Permissions,
): boolean {
  const facts = [before, after].filter((side) => typeof side === 'object' && side !== null)
  return facts.some(
    (side) =>
      ('kind' in side && isReserved(side.kind, permissions)) ||
      ('barred' in side && isReserved(side.barred, permissions)),
  )
}

/** Entries of the log as somebody may read them: of a health that is not theirs to know, that it was done. */
export const entriesFor = (entries: readonly Entry[], permissions: Permissions): Entry[] =>
  entries.map((entry) =>
    tellsHealth(entry, permissions)
      ? { ...entry, reason: '', before: null, after: null, isHidden: true }
      : entry,
  )
