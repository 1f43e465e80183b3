import { canBeSent, stateAfter, takeStep } from '@jogada/core/aml/case'
import type { CaseStep } from '@jogada/core/aml/case'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Tables } from '../../tables.ts'
import { findPlayer } from '../account/index.ts'
import { appendAudit } from '../audit/index.ts'
import type { Actor } from '../audit/index.ts'

type Room = Pick<Deps, 'db' | 'clock'>

type Opened = {
  readonly playerId: bigint
  readonly text: string
  /** The call's own key: asked for again, it is one case. */
  readonly key: string
}

/** Opens a case about a player with what is known, once for each key. Refuses with `player_unknown`. */
export async function openCase(
  deps: Room,
  actor: Actor,
  { playerId, text, key }: Opened,
): Promise<bigint> {
  if (!(await findPlayer(deps.db, playerId))) throw new Refusal('player_unknown')
  const at = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const opened = await tx
      .insertInto('aml.case')
      .values({ player_id: playerId, opened_by: actor.email, opened_at: at, key })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('case_id')
      .executeTakeFirst()
    if (!opened) return caseOfKey(tx, key)
    const { case_id: caseId } = opened
    await tx
      .insertInto('aml.step')
      .values({ ...noReport, case_id: caseId, step: 'opened', text, by: actor.email, at })
      .execute()
    // others read the log: it says neither whom a case is about nor what stands in it
    await appendAudit(deps, tx, {
      actor,
      action: 'aml.case_opened',
      subject: `aml_case:${caseId}`,
    })
    return caseId
  })
}

async function caseOfKey(tx: Transaction<Tables>, key: string): Promise<bigint> {
  const { case_id: caseId } = await tx
    .selectFrom('aml.case')
    .select('case_id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return caseId
}

const noReport = { receipt: null, sent_at: null }

type Report = { readonly receipt: string; readonly sentAt: Date }

type Written = {
  readonly caseId: bigint
  readonly step: Exclude<CaseStep, 'opened'>
  readonly text?: string
  readonly report?: Report
  /** The call's own key where a case may have several such steps: asked for again, it is one. */
  readonly key?: string
}

/**
 * Writes a step into a case, once for each key. Refuses with `not_found`, with `changed_meanwhile`
 * where the state of the case does not allow it, and with `invalid_input` for a report that cannot have
 * been sent then.
 */
export const writeStep = (
  deps: Room,
  actor: Actor,
  { caseId, step, text = '', report, key }: Written,
): Promise<void> =>
  deps.db.transaction().execute(async (tx) => {
    // rows that nobody may change cannot be locked either
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`aml.case:${caseId}`}, 0))`.execute(
      tx,
    )
    const steps = await tx
      .selectFrom('aml.step')
      .select(['step', 'at', 'key'])
      .where('case_id', '=', caseId)
      .orderBy('step_id')
      .execute()
    const [opened] = steps
    if (!opened) throw new Refusal('not_found')
    if (key !== undefined && steps.some((one) => one.key === key)) return
    if (!takeStep(stateAfter(steps.map((one) => one.step)), step).ok) {
      throw new Refusal('changed_meanwhile')
    }
    const at = deps.clock.now()
    const between = { openedMs: opened.at.getTime(), nowMs: at.getTime() }
    if (report && !canBeSent(report.sentAt.getTime(), between)) {
      throw new Refusal('invalid_input', { fields: 'sentAt' })
    }
    const sent = report ? { receipt: report.receipt, sent_at: report.sentAt } : noReport
    await tx
      .insertInto('aml.step')
      .values({ ...sent, case_id: caseId, step, text, by: actor.email, at, key: key ?? null })
      .execute()
    // not even which step it was: beside what else the officer looked at it could tell of a report
    await appendAudit(deps, tx, {
      actor,
      action: 'aml.case_continued',
      subject: `aml_case:${caseId}`,
    })
  })
