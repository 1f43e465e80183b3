import type { draw } from '@jogada/contract'
import { DRAW_CHANNELS } from '@jogada/core/games/draws'
import type { DrawChannelCode } from '@jogada/core/games/draws'
import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { repeat } from '../../platform/leader.ts'
import { sumBets } from './bets/bet-store.ts'
import { totalView } from './bets/bet-view.ts'
import { lastTwoRounds } from './rounds/round-store.ts'
import { roundView } from './rounds/round-view.ts'

const LOOK_MS = 250

/**
 * Tells the visitors of this process what changes about the rounds that they look at. Every process
 * looks for itself, so that it does not matter which of them leads.
 */
export function announceDraws(deps: Deps, signal: AbortSignal): Promise<void> {
  const look = createDrawLook(deps)
  return repeat(LOOK_MS, signal, () => attempt(deps.log, 'the news of the draws', look))
}

/** One look at every watched channel; what it said last about a round is not said again. */
export function createDrawLook(deps: Deps): () => Promise<void> {
  const said = new Map<DrawChannelCode, Map<bigint, string>>()
  return async () => {
    for (const channel of DRAW_CHANNELS) {
      if (deps.realtime.isDrawWatched(channel)) {
        said.set(channel, await sayNews(channel, said.get(channel)))
      } else said.delete(channel)
    }
  }

  async function sayNews(channel: DrawChannelCode, before: Map<bigint, string> | undefined) {
    const now = new Map<bigint, string>()
    for (const round of await lastTwoRounds(deps, channel)) {
      const totals = (await sumBets(deps, round)).map(totalView)
      const news = { round: roundView(round), totals }
      const text = JSON.stringify(news)
      now.set(round.round_id, text)
      // whoever has just come has asked for the present state
      if (!before || before.get(round.round_id) === text) continue
      const tick: draw.DrawTick = { serverTime: deps.clock.now().toISOString(), ...news }
      deps.realtime.toDrawWatchers(channel, tick)
    }
    return now
  }
}
