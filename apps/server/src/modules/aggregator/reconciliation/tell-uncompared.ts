import type { Deps } from '../../../deps.ts'
import { tellMissedDays } from '../../../platform/compare-due-days.ts'
import { localDay, startOfLocalDay } from '../../../platform/local-day.ts'
import { raiseOnce } from '../../alert/index.ts'

const DAY_MS = 86_400_000

/** Days of studios at which this process has looked: nothing moves on them any more. */
const looked = new WeakMap<object, Set<string>>()

type Reading = Pick<Deps, 'db' | 'clock'>

/**
 * Tells operators of each day that nobody compared and on which a studio moved money that was then
 * taken out of the settings: without them its statement cannot be asked for.
 */
export async function tellOfLeft(deps: Reading, asked: readonly string[]): Promise<void> {
  const studios = await deps.db
    .selectFrom('aggregator.game')
    .select('provider')
    .distinct()
    .$if(asked.length > 0, (query) => query.where('provider', 'not in', asked))
    .execute()
  for (const { provider } of studios) {
    await tellMissedDays(deps, {
      table: 'aggregator.reconciliation',
      provider,
      tellMissed: (day) => tellUncompared(deps, { provider, day, since: startOfLocalDay(day)! }),
    })
  }
}

type Uncompared = {
  readonly provider: string
  readonly day: string
  /** A studio that had moved nothing since then and until the day was over has nothing to compare. */
  readonly since: Date
}

/** Tells operators, once, of a day of a studio that nobody compared. */
export async function tellUncompared(
  deps: Reading,
  { provider, day, since }: Uncompared,
): Promise<void> {
  const known = looked.get(deps.db) ?? new Set()
  looked.set(deps.db, known)
  if (known.has(`${provider} ${day}`)) return
  if (await hasMoved(deps, provider, { since, before: endOfLocalDay(day) })) {
    await raiseOnce(deps, {
      kind: 'studio_not_compared',
      subject: `studio:${provider}:${day}`,
      detail: { studio: provider, day },
    })
  }
  known.add(`${provider} ${day}`)
}

const endOfLocalDay = (day: string): Date =>
  startOfLocalDay(localDay(new Date(startOfLocalDay(day)!.getTime() + 1.5 * DAY_MS)))!

async function hasMoved(
  { db }: Pick<Deps, 'db'>,
  provider: string,
  { since, before }: { readonly since: Date; readonly before: Date },
) {
  const row = await db
    .selectFrom('aggregator.transaction')
    .select('kind')
    .where('provider', '=', provider)
    .where('kind', '<>', 'end')
    .where('session_id', 'is not', null)
    .where('at', '>=', since)
    .where('at', '<', before)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
