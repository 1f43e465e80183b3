import type { CallReply, ops } from '@jogada/contract'
import { isReportLate, reportDue } from '@jogada/core/aml/case'
import type { CaseState } from '@jogada/core/aml/case'
import type { Deps } from '../../deps.ts'
import { localDay } from '../../platform/local-day.ts'

export type CaseShown = CallReply<typeof ops.aml.view>['case']

/** Cases beside the two of their steps that their state is read from. */
export const casesWithSteps = ({ db }: Pick<Deps, 'db'>) =>
  db
    .selectFrom('aml.case as case')
    .leftJoin('aml.step as concluded', (join) =>
      join.onRef('concluded.case_id', '=', 'case.case_id').on('concluded.step', '=', 'concluded'),
    )
    .leftJoin('aml.step as decided', (join) =>
      join
        .onRef('decided.case_id', '=', 'case.case_id')
        .on('decided.step', 'in', ['reported', 'archived']),
    )
    .select([
      'case.case_id',
      'case.player_id',
      'case.opened_by',
      'case.opened_at',
      'concluded.at as concluded_at',
      'decided.step as decision',
      'decided.at as decided_at',
      'decided.sent_at',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof casesWithSteps>['execute']>>[number]

const stateOf = ({ decision, concluded_at: concludedAt }: Row): CaseState => {
  if (decision === 'reported' || decision === 'archived') return decision
  return concludedAt ? 'concluded' : 'open'
}

/** A case as it is shown on a day in Brasília. */
export function shownCase(row: Row, today: string): CaseShown {
  const state = stateOf(row)
  const isDue = row.concluded_at !== null && state !== 'archived'
  const concludedOn = isDue ? localDay(row.concluded_at!) : null
  const sentOn = row.sent_at ? localDay(row.sent_at) : today
  return {
    caseId: String(row.case_id),
    playerId: String(row.player_id),
    state,
    openedAt: row.opened_at.toISOString(),
    openedBy: row.opened_by,
    concludedAt: row.concluded_at?.toISOString() ?? null,
    dueOn: concludedOn === null ? null : reportDue(concludedOn),
    isLate: concludedOn !== null && isReportLate(concludedOn, sentOn),
    closedAt: row.decided_at?.toISOString() ?? null,
  }
}
