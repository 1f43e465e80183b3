import type { Deps } from '../../deps.ts'
import { asksForFiles } from './asks-for-files.ts'
import { daysToMake, lastOver, nextDay } from './days.ts'
import { firstOwed, madeDays, openDays } from './files.ts'

/**
 * The first day of which a file is still to be made or accepted, at the latest the one that is
 * under way; null where the licence asks for no files.
 */
export async function firstOpenDay(
  deps: Pick<Deps, 'db' | 'clock' | 'env'>,
): Promise<string | null> {
  if (!asksForFiles(deps)) return null
  const now = deps.clock.now()
  const first = await firstOwed(deps, lastOver(now))
  const [toMake] = daysToMake(now, first, await madeDays(deps))
  const [open] = await openDays(deps)
  const days = [toMake, open, nextDay(lastOver(now))].filter((day) => day !== undefined)
  return days.toSorted()[0]!
}
