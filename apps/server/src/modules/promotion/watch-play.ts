import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { lead, repeat } from '../../platform/leader.ts'
import { sideBySide } from '../../platform/side-by-side.ts'
import { watchPlayers } from '../../platform/watch-players.ts'
import { TURNOVER } from '../wallet/index.ts'
import { playersWithBonus, settleBonuses } from './bonuses.ts'
import { offerPlayBonus, playersToOffer } from './offers.ts'

const SWEEP_EVERY_MS = 60_000
const PLAYERS_AT_ONCE = 200
/** How many of them are looked at a time: each look takes a connection. */
const SIDE_BY_SIDE = 8

/** Worker: settles bonuses and makes offers soon after a player has played in this process. */
export const watchPlay = (deps: Deps, signal: AbortSignal): Promise<void> =>
  watchPlayers(
    deps,
    {
      counters: [TURNOVER],
      everyMs: 1000,
      what: 'following play',
      look: (players) => followPlay(deps, players, signal),
    },
    signal,
  )

/** What the play of these players so far has earned: looked at together, given to each. */
export async function followPlay(
  deps: Deps,
  players: readonly bigint[],
  signal?: AbortSignal,
): Promise<void> {
  await settleEach(deps, await playersWithBonus(deps, players), signal)
  await sideBySide(await playersToOffer(deps, players), {
    atOnce: SIDE_BY_SIDE,
    signal,
    task: (playerId) => attempt(deps.log, 'offering a bonus', () => offerPlayBonus(deps, playerId)),
  })
}

/** Worker: settles what a crash left, and ends bonuses whose days are over. */
export const sweepBonuses = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'promotion.sweep', signal }, (leading) =>
    repeat(SWEEP_EVERY_MS, leading, () => sweepActive(deps, leading)),
  )

/** One round over every player with an active bonus. */
export async function sweepActive(deps: Deps, signal?: AbortSignal): Promise<void> {
  let after = 0n
  for (;;) {
    const players = await deps.db
      .selectFrom('promotion.bonus')
      .select('player_id')
      .distinct()
      .where('state', '=', 'active')
      .where('player_id', '>', after)
      .orderBy('player_id')
      .limit(PLAYERS_AT_ONCE)
      .execute()
    const ids = players.map(({ player_id }) => player_id)
    await settleEach(deps, ids, signal)
    if (signal?.aborted || ids.length < PLAYERS_AT_ONCE) return
    after = ids.at(-1)!
  }
}

const settleEach = (deps: Deps, players: readonly bigint[], signal?: AbortSignal) =>
  sideBySide(players, {
    atOnce: SIDE_BY_SIDE,
    signal,
    task: (playerId) =>
      attempt(deps.log, 'settling a player’s bonuses', () => settleBonuses(deps, playerId)),
  })
