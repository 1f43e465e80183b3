import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { lead, repeat } from '../../platform/leader.ts'
import { TURNOVER } from '../wallet/index.ts'
import { settleBonuses } from './bonuses.ts'
import { offerPlayBonus } from './offers.ts'

const LOOK_EVERY_MS = 1000
const SWEEP_EVERY_MS = 60_000
const PLAYERS_AT_ONCE = 200

/** Worker: settles bonuses and makes offers soon after a player has played in this process. */
export async function watchPlay(deps: Deps, signal: AbortSignal): Promise<void> {
  const played = new Set<bigint>()
  const stop = deps.ledger.onPosted(({ playerId, command }) => {
    if (command.counters?.some(({ name }) => name === TURNOVER)) played.add(playerId)
  })
  try {
    while (!signal.aborted) {
      await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined)
      // the longest waiting first; under load a player is looked at later, never forgotten
      for (const playerId of [...played].slice(0, PLAYERS_AT_ONCE)) {
        if (signal.aborted) break
        played.delete(playerId)
        await attempt(deps.log, 'following a player’s bonuses', () => followPlay(deps, playerId))
      }
    }
  } finally {
    stop()
  }
}

/** What a player's play so far has earned. */
export async function followPlay(deps: Deps, playerId: bigint): Promise<void> {
  await settleBonuses(deps, playerId)
  await offerPlayBonus(deps, playerId)
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
    for (const { player_id } of players) {
      if (signal?.aborted) return
      await attempt(deps.log, 'settling a player’s bonuses', () => settleBonuses(deps, player_id))
      after = player_id
    }
    if (players.length < PLAYERS_AT_ONCE) return
  }
}
