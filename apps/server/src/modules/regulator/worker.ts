import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { lead, repeat } from '../../platform/leader.ts'
import { raiseOnce } from '../alert/index.ts'
import { asksForFiles } from './asks-for-files.ts'
import { compareMade } from './compare-made.ts'
import { daysToMake, isLate, lastOver } from './days.ts'
import { deliverFiles } from './deliver.ts'
import { firstOwed, madeDays, openDays } from './files.ts'
import { localInbox } from './inbox.ts'
import type { RegulatorInbox } from './inbox.ts'
import { makeDay } from './make-day.ts'
import { remoteInbox } from './remote-inbox.ts'

const EVERY_MS = 60_000

/** The inbox that the settings name. */
export const inboxInUse = ({ env }: Pick<Deps, 'env'>): RegulatorInbox =>
  env.REGULATOR_URL === undefined || env.REGULATOR_TOKEN === undefined
    ? localInbox
    : remoteInbox({ url: env.REGULATOR_URL, token: env.REGULATOR_TOKEN })

/**
 * Worker: makes the regulator's files of each day and delivers them, where the licence asks for it.
 */
export async function keepRegulatorFiles(deps: Deps, signal: AbortSignal): Promise<void> {
  if (!asksForFiles(deps)) return
  const { pool, log } = deps
  await lead({ pool, log, name: 'regulator.files', signal }, (leading) =>
    repeat(EVERY_MS, leading, () =>
      attempt(log, "the regulator's files", () => runFiles(deps, inboxInUse(deps), leading)),
    ),
  )
}

/**
 * Makes what is to be made, delivers what waits and says what is late; nothing where
 * no licence asks.
 */
export async function runFiles(
  deps: Deps,
  inbox: RegulatorInbox,
  signal: AbortSignal,
): Promise<void> {
  if (!asksForFiles(deps)) return
  const now = deps.clock.now()
  const first = await firstOwed(deps, lastOver(now))
  const due = daysToMake(now, first, await madeDays(deps))
  const missing: string[] = []
  for (const day of due) {
    if (signal.aborted) return
    let isMade = false
    await attempt(deps.log, `making the regulator's files of ${day}`, async () => {
      isMade = await makeDay(deps, day)
    })
    if (!isMade) missing.push(day)
  }
  if (missing.length < due.length) {
    await attempt(deps.log, 'comparing made days with the ledger', () => compareMade(deps))
  }
  await deliverFiles(deps, inbox, signal)
  const open = [...(await openDays(deps)), ...missing]
  for (const day of open.filter((one) => isLate(one, now))) {
    await raiseOnce(deps, {
      kind: 'regulator_files_late',
      subject: `regulator:${day}`,
      detail: { day },
    })
  }
}
