import { ops } from '@jogada/contract'
import { readInput } from '../../../platform/http.ts'
import { listEntries } from '../../audit/index.ts'
import { listOccurrences } from '../../occurrence/index.ts'
import { listApprovals } from '../approvals/list.ts'
import { entriesFor } from '../desk/reserved.ts'
import { listStaff } from '../staff/manage-staff.ts'
import { after, named, numberOf, pagedLines, wholeLines } from './lines.ts'
import type { Source } from './source.ts'

/** Who works here, what they asked and did, and what happened, as lines. */
export const staffLists = {
  approvals(deps, asked, reader) {
    const { list } = readInput(ops.approvals.list.query, asked)
    return pagedLines(
      named(
        'approvalId',
        'kind',
        'subject',
        'before',
        'after',
        'reason',
        'maker',
        'madeAt',
        'expiresAt',
        'state',
        'checker',
        'decidedAt',
        'note',
        'failure',
      ),
      async (place) =>
        after(
          await listApprovals(deps, reader, { list, before: numberOf(place) }),
          (last) => last.approvalId,
        ),
    )
  },
  audit: (deps, { subject, actor, action, until }, { permissions }) =>
    pagedLines(
      named(
        'seq',
        'at',
        'actor',
        'action',
        'subject',
        'reason',
        'before',
        'after',
        'address',
        'hash',
      ),
      async (place) =>
        after(
          entriesFor(
            await listEntries(deps, { subject, actor, action, until, before: numberOf(place) }),
            permissions,
          ),
          (last) => last.seq,
        ),
    ),
  occurrences(deps, asked) {
    const query = readInput(ops.occurrences.list.query, asked)
    return pagedLines(named('occurrenceId', 'kind', 'subject', 'detail', 'at'), async (place) =>
      after(await listOccurrences(deps, { ...query, before: place }), (last) => last.occurrenceId),
    )
  },
  staff: (deps) =>
    wholeLines(
      named(
        'staffId',
        'email',
        'name',
        'roles',
        'isActive',
        'hasSecondFactor',
        'createdAt',
        'passwordChangedAt',
        'lastAccessAt',
        'lastAddress',
      ),
      () => listStaff(deps),
    ),
} satisfies Readonly<Record<string, Source>>
