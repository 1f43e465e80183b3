import type { CallReply, care } from '@jogada/contract'
import { selfTestResult } from '@jogada/core/care/self-test'
import type { Deps } from '../../deps.ts'

const SHOWN = 20

/** Scores a player's answers and keeps the result for the player alone; the answers are not kept. */
export async function takeSelfTest(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  playerId: bigint,
  answers: readonly number[],
): Promise<CallReply<typeof care.takeSelfTest>> {
  const result = selfTestResult(answers)
  const taken_at = clock.now()
  await db
    .insertInto('care.self_test')
    .values({ player_id: playerId, taken_at, ...result })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { at: taken_at.toISOString(), ...result }
}

/** The player's own results, the newest first. */
export async function listSelfTests(
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
): Promise<CallReply<typeof care.selfTests>> {
  const rows = await db
    .selectFrom('care.self_test')
    .select(['taken_at', 'score', 'level'])
    .where('player_id', '=', playerId)
    .orderBy('taken_at', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ taken_at, score, level }) => ({ at: taken_at.toISOString(), score, level }))
}
