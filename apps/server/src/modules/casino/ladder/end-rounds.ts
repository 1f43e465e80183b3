import type { casino } from '@jogada/contract'
import type { LadderGame } from '@jogada/core/games/house-games'
import type { Deps } from '../../../deps.ts'
import { attempt } from '../../../platform/attempt.ts'
import { lead, repeat } from '../../../platform/leader.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { LadderKit } from './kit.ts'
import { moveRound } from './move-round.ts'
import { annul, endByRule } from './moves.ts'
import { listAbandoned, listOpen, listOpenOf } from './open-store.ts'
import { expiryOf, RESUME_HOURS } from './round-view.ts'
import { createTable } from './table.ts'
import { withKit } from './with-kit.ts'

type OpenRef = {
  readonly player_id: bigint
  readonly game: LadderGame
  readonly round_id: bigint
}

const PAUSE_MS = 15_000
const AT_ONCE = 200
const HOUR_MS = 3_600_000

/** Ends what nobody resumed in time, in one process at a time, until the signal aborts. */
export const finishAbandonedRounds = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'casino.abandoned', signal }, (leading) =>
    repeat(PAUSE_MS, leading, async () => {
      await endAbandonedRounds(deps)
    }),
  )

/** Ends every round that nobody has touched for the printed time, and those whose board is known; how many this call ended. */
export async function endAbandonedRounds(deps: Deps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - RESUME_HOURS * HOUR_MS)
  const abandoned = await listAbandoned(deps, before, AT_ONCE)
  let ended = 0
  for (const round of abandoned) {
    await attempt(deps.log, `ending the abandoned round ${round.round_id}`, async () => {
      if (await endOpen(deps, round, 'abandoned')) ended++
    })
  }
  return ended
}

/** Ends all open rounds of a player by the printed rule at once, as exclusion or a block demand. */
export async function endOpenRounds(deps: Deps, playerId: bigint): Promise<number> {
  const open = await listOpen(deps, playerId)
  let ended = 0
  for (const round of open) if (await endOpen(deps, round, 'rule')) ended++
  return ended
}

/**
 * Gives the stakes of all open rounds of a game that began by an instant back because it cannot go
 * on. Begun again it goes on with what is left; how many this call gave back. Throws when any is
 * left: a round that cannot be given back now holds no other one up.
 */
export async function voidOpenRounds(deps: Deps, game: LadderGame, begunBy: Date): Promise<number> {
  let voided = 0
  for (let after = 0n; ;) {
    const page = await listOpenOf(deps, { game, begunBy }, { after, limit: AT_ONCE })
    for (const round of page) {
      await attempt(deps.log, `giving back the round ${round.round_id}`, async () => {
        if (await endOpen(deps, round, 'void')) voided++
      })
    }
    const last = page.at(-1)
    if (!last || page.length < AT_ONCE) break
    after = last.player_id
  }
  const [left] = await listOpenOf(deps, { game, begunBy }, { after: 0n, limit: 1 })
  if (left) throw new Error(`rounds of ${game} are open still, as ${left.round_id}`)
  return voided
}

type Why = 'abandoned' | 'rule' | 'void'

const endOpen = (deps: Deps, round: OpenRef, why: Why): Promise<boolean> =>
  withKit(round.game, (kit) => end(deps, kit, round, why))

/** True when the round is over by this call or by an earlier one of its kind. */
async function end<P, B, V extends casino.LadderRound>(
  deps: Deps,
  kit: LadderKit<P, B, V>,
  round: OpenRef,
  why: Why,
): Promise<boolean> {
  const byRule = why === 'void' ? annul() : endByRule(kit)
  try {
    const { round: left } = await moveRound(deps, kit, createTable(deps, kit), {
      playerId: round.player_id,
      roundId: round.round_id,
      key: `${why}:${round.round_id}`,
      bodyHash: why,
      // a round that its player has touched meanwhile is abandoned no more
      decide: (open) =>
        why === 'abandoned' && expiryOf(open) > deps.clock.now() ? null : byRule(open),
    })
    return left.status !== 0
  } catch (error) {
    // its player was faster
    if (error instanceof Refusal && error.code === 'round_over') return false
    throw error
  }
}
