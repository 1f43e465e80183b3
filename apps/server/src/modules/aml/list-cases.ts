import type { CallOutput, CallReply, ops } from '@jogada/contract'
import type { Deps } from '../../deps.ts'
import { localDay } from '../../platform/local-day.ts'
import { Refusal } from '../../platform/refusal.ts'
import { casesWithSteps, shownCase } from './case-rows.ts'
import type { CaseShown } from './case-rows.ts'

const PAGE = 50

/** A page of cases, the newest first; `overdue` are all of those whose report is late and not sent. */
export async function listCases(
  deps: Pick<Deps, 'db' | 'clock'>,
  { list, before }: CallOutput<typeof ops.aml.cases>['query'],
): Promise<CallReply<typeof ops.aml.cases>> {
  if (list === 'overdue') return { cases: await overdueCases(deps), next: null }
  const today = localDay(deps.clock.now())
  let query = casesWithSteps(deps)
    .where('decided.step', list === 'open' ? 'is' : 'is not', null)
    .orderBy('case.case_id', 'desc')
    .limit(PAGE + 1)
  if (before !== undefined) query = query.where('case.case_id', '<', BigInt(before))
  const rows = await query.execute()
  const cases = rows.slice(0, PAGE).map((row) => shownCase(row, today))
  return { cases, next: rows.length > PAGE ? cases.at(-1)!.caseId : null }
}

/** Cases that should have been reported before today, the longest late first. */
export async function overdueCases(deps: Pick<Deps, 'db' | 'clock'>): Promise<CaseShown[]> {
  const today = localDay(deps.clock.now())
  const rows = await casesWithSteps(deps)
    .where('decided.step', 'is', null)
    .where('concluded.step', 'is not', null)
    .orderBy('concluded.at')
    .execute()
  return rows.map((row) => shownCase(row, today)).filter(({ isLate }) => isLate)
}

/** A case with its steps. Refuses with `not_found`. */
export async function viewCase(
  deps: Pick<Deps, 'db' | 'clock'>,
  caseId: bigint,
): Promise<CallReply<typeof ops.aml.view>> {
  const row = await casesWithSteps(deps).where('case.case_id', '=', caseId).executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  const steps = await deps.db
    .selectFrom('aml.step')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('step_id')
    .execute()
  return {
    case: shownCase(row, localDay(deps.clock.now())),
    steps: steps.map((one) => ({
      stepId: String(one.step_id),
      step: one.step,
      text: one.text,
      receipt: one.receipt,
      sentAt: one.sent_at?.toISOString() ?? null,
      by: one.by,
      at: one.at.toISOString(),
    })),
  }
}
