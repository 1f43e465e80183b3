import type { Deps } from '../../deps.ts'

/** The calendar day after one. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60_000).toISOString().slice(0, 10)

/**
 * The first day up to `day` whose rebates were not decided for everybody; `day` itself before the
 * first round ever.
 */
export async function firstOpenDay({ db }: Pick<Deps, 'db'>, day: string): Promise<string> {
  const last = await db
    .selectFrom('vip.rebated_day')
    .select((is) => is.cast<string>('day', 'text').as('day'))
    .where('day', '<', day)
    .orderBy('vip.rebated_day.day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? dayAfter(last.day) : day
}

/** Keeps that nothing of a day, and of those before it, is left to be rebated. */
export async function closeDay({ db, clock }: Pick<Deps, 'db' | 'clock'>, day: string) {
  await db
    .insertInto('vip.rebated_day')
    .values({ day, decided_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The last day of these players, from one on, whose rebate was decided; none for who has none. */
export async function lastRebates(
  { db }: Pick<Deps, 'db'>,
  players: readonly bigint[],
  since: string,
): Promise<ReadonlyMap<bigint, string>> {
  const rows = await db
    .selectFrom('vip.rebate')
    .select((is) => ['player_id', is.cast<string>(is.fn.max('day'), 'text').as('day')])
    .where('player_id', 'in', [...players])
    .where('day', '>=', since)
    .groupBy('player_id')
    .execute()
  return new Map(rows.map(({ player_id, day }) => [player_id, day]))
}
