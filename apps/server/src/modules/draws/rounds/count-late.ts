import type { Deps } from '../../../deps.ts'

const LATE_MS = 20_000

/**
 * How many rounds ended a while ago by their schedule and still wait for their draw, their pay
 * or their link.
 */
export async function countLateDraws({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - LATE_MS)
  const { late } = await db
    .selectFrom('draws.round')
    .select((of) => of.fn.countAll<bigint>().as('late'))
    .where('settled_at', 'is', null)
    .where('end_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(late)
}
