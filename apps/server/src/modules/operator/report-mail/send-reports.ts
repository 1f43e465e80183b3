import { setTimeout as sleep } from 'node:timers/promises'
import { dayReportMail } from '@jogada/messages'
import type { DayFigures } from '@jogada/messages'
import type { Deps } from '../../../deps.ts'
import { attempt } from '../../../platform/attempt.ts'
import { startOfLocalDay, localDay } from '../../../platform/local-day.ts'
import { dailyReport } from '../../report/index.ts'
import { isAllowed, rightsOf } from '../staff/staff-store.ts'
import { yesterday } from './yesterday.ts'

const LOOK_EVERY_MS = 60_000
/** When the mails of the day before leave, after midnight in São Paulo. */
const LEAVES_AFTER_MS = 6 * 3_600_000

/**
 * Worker: each morning sends the report of the day before to the operators who asked for it. Works
 * in every process: a row that one of them sends is passed over by the others.
 */
export async function mailReports(deps: Deps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await attempt(deps.log, 'sending reports by mail', () => sendDueReports(deps, signal))
    await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
}

/** Sends what is due by now; a mail that could not be handed over stays due. */
export async function sendDueReports(deps: Deps, signal?: AbortSignal): Promise<void> {
  const now = deps.clock.now()
  if (now.getTime() < startOfLocalDay(localDay(now))!.getTime() + LEAVES_AFTER_MS) return
  const day = yesterday(now)
  const due = await deps.db
    .selectFrom('operator.report_mail')
    .select('staff_id')
    .where('is_wanted', '=', true)
    .where('last_day', '<', day)
    .orderBy('staff_id')
    .execute()
  if (due.length === 0) return
  const figures = await figuresOf(deps, day)
  for (const { staff_id } of due) {
    if (signal?.aborted) return
    await attempt(deps.log, `the report of ${day} by mail`, () =>
      sendReport(deps, staff_id, figures),
    )
  }
}

/**
 * The mail leaves before the row says so: whoever dies between sends it twice rather than never.
 */
const sendReport = (deps: Deps, staffId: bigint, figures: DayFigures): Promise<void> =>
  deps.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('operator.report_mail as wish')
      .innerJoin('operator.staff as staff', 'staff.staff_id', 'wish.staff_id')
      .select(['staff.email', 'wish.language'])
      .where('wish.staff_id', '=', staffId)
      .where('wish.is_wanted', '=', true)
      .where('wish.last_day', '<', figures.day)
      .forUpdate('wish')
      .skipLocked()
      .executeTakeFirst()
    if (!row) return
    const rights = await rightsOf(tx, [staffId], deps.clock.now())
    // whoever may not read reports today gets the next ones once they may again
    if (isAllowed(rights.get(staffId), ['report.view'])) {
      const page = deps.env.PUBLIC_URL && new URL('/ops/relatorios', deps.env.PUBLIC_URL).href
      await deps.mailer.send({ to: row.email, ...dayReportMail(row.language, figures, page) })
    }
    await tx
      .updateTable('operator.report_mail')
      .set({ last_day: figures.day })
      .where('staff_id', '=', staffId)
      .execute()
  })

async function figuresOf(deps: Deps, day: string): Promise<DayFigures> {
  const { days, products } = await dailyReport(deps, { from: day, to: day })
  const [sums] = days
  return {
    day,
    sums: { ...NOTHING, ...sums },
    counts: { actives: sums?.actives ?? 0, depositors: sums?.depositors ?? 0 },
    products,
  }
}

/** A day without a single command has no line of its own. */
const NOTHING: DayFigures['sums'] = {
  ggr: '0.00',
  ngr: '0.00',
  deposits: '0.00',
  withdrawals: '0.00',
  refunds: '0.00',
  fees: '0.00',
  promotions: '0.00',
  referral: '0.00',
  adjustments: '0.00',
}
