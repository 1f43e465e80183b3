import type { Deps } from '../../../deps.ts'
import { localDay, startOfLocalDay } from '../../../platform/local-day.ts'
import { raiseOnce } from '../../alert/index.ts'

const DAY_MS = 86_400_000

/** Days of studios at which this process has looked: nothing moves on them any more. */
const looked = new WeakMap<object, Set<string>>()

type Books = {
  /** Codes of the studios whose statements can be asked for. */
  readonly asked: readonly string[]
  /** Days that should have been compared. */
  readonly due: readonly string[]
}

/**
 * Tells operators of each day on which a studio moved money that nobody compares: it was taken out
 * of the settings, and without them its statement cannot be asked for.
 */
export async function tellUncompared(
  deps: Pick<Deps, 'db' | 'clock'>,
  { asked, due }: Books,
): Promise<void> {
  const studios = await deps.db
    .selectFrom('aggregator.game')
    .select('provider')
    .distinct()
    .$if(asked.length > 0, (query) => query.where('provider', 'not in', asked))
    .execute()
  const known = looked.get(deps.db) ?? new Set()
  looked.set(deps.db, known)
  for (const { provider } of studios) {
    const compared = await comparedDays(deps, provider, due)
    for (const day of due.filter((one) => !compared.has(one) && !known.has(`${provider} ${one}`))) {
      if (await movedOn(deps, provider, day)) {
        await raiseOnce(deps, {
          kind: 'studio_not_compared',
          subject: `studio:${provider}:${day}`,
          detail: { studio: provider, day },
        })
      }
      known.add(`${provider} ${day}`)
    }
  }
}

/** Those of some days on which a studio's books were compared. */
export async function comparedDays(
  { db }: Pick<Deps, 'db'>,
  provider: string,
  days: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('aggregator.reconciliation')
    .select((is) => is.cast<string>('day', 'text').as('day'))
    .where('provider', '=', provider)
    .where('day', 'in', days)
    .execute()
  return new Set(rows.map(({ day }) => day))
}

async function movedOn({ db }: Pick<Deps, 'db'>, provider: string, day: string) {
  const from = startOfLocalDay(day)!
  const to = startOfLocalDay(localDay(new Date(from.getTime() + 1.5 * DAY_MS)))!
  const row = await db
    .selectFrom('aggregator.transaction')
    .select('kind')
    .where('provider', '=', provider)
    .where('kind', '<>', 'end')
    .where('session_id', 'is not', null)
    .where('at', '>=', from)
    .where('at', '<', to)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
