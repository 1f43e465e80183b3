import type { casino } from '@jogada/contract'
import type { CasinoDeps } from '../deps.ts'
import { listRoundsAfter } from '../round-store.ts'
import type { Answer } from './answer.ts'
import type { LadderKit } from './kit.ts'
import { moveRound } from './move-round.ts'
import type { MoveAsk } from './move-round.ts'
import { pickAtRandom, takeOut } from './moves.ts'
import { endedView } from './round-view.ts'
import { startRound } from './start-round.ts'
import type { LadderBet } from './start-round.ts'
import { createTable } from './table.ts'

type Who = { readonly playerId: bigint; readonly key: string; readonly roundId: string }

/** The calls of one ladder game, over the places that this process remembers. */
export function ladderGame<P, B, V extends casino.LadderRound>(
  deps: CasinoDeps,
  kit: LadderKit<P, B, V>,
) {
  const table = createTable(deps, kit)
  const move = (who: Who, what: string, decide: MoveAsk<P, B>['decide']): Promise<Answer<V>> =>
    moveRound(deps, kit, table, {
      playerId: who.playerId,
      key: who.key,
      roundId: BigInt(who.roundId),
      bodyHash: `${kit.game}:${what}:${who.roundId}`,
      decide,
    })
  return {
    start: (bet: LadderBet<P>): Promise<Answer<V>> => startRound(deps, kit, table, bet),
    pick: (who: Who, what: string, decide: MoveAsk<P, B>['decide']) =>
      move(who, `pick:${what}`, decide),
    random: (who: Who) => move(who, 'random', pickAtRandom(kit, deps.rng)),
    cashOut: (who: Who) => move(who, 'out', takeOut(kit)),
    rounds: async (playerId: bigint, before: string | undefined): Promise<V[]> => {
      const rows = await listRoundsAfter(deps, playerId, { game: kit.game, before })
      return rows.map((row) => endedView(kit, row))
    },
    forget: (playerId: bigint) => table.forget(playerId),
  }
}
