import type { Money } from '@jogada/core'
import { DICE_ALGORITHM_VERSION, playDice, quoteDice } from '@jogada/core/games/dice'
import type { DiceParams } from '@jogada/core/games/dice'
import type { CallReply, game } from '@jogada/contract'
import type { CasinoDeps } from '../deps.ts'
import { playAtOnce } from '../instant/play-at-once.ts'
import { gameLimits, refuseUnlessDecided } from '../../game-limits/index.ts'
import { stakeRefusal } from '../stake-refusal.ts'
import { diceRoundFromRow, encodeDiceParams } from './dice-round.ts'

export type DiceBet = {
  readonly playerId: bigint
  readonly key: string
  readonly stake: Money
  readonly params: DiceParams
}

/** Plays one round of dice. Refuses a bet outside the limits, and what `playAtOnce` refuses. */
export async function betDice(
  deps: CasinoDeps,
  { playerId, key, stake, params }: DiceBet,
): Promise<CallReply<typeof game.betDice>> {
  const limits = gameLimits(deps, 'game:dice')
  const quote = quoteDice(params, stake, limits)
  if (!quote.ok) {
    await refuseUnlessDecided(deps, { playerId, key }, stakeRefusal(quote.code, limits))
  }
  const { row, balance, version } = await playAtOnce(deps, {
    playerId,
    key,
    stake,
    game: 'dice',
    algorithmVersion: DICE_ALGORITHM_VERSION,
    params: encodeDiceParams(params),
    play(seeds) {
      const played = playDice({ ...seeds, params, stake })
      if (!played.ok) throw stakeRefusal(played.code, limits)
      return { ...played.value, outcome: String(played.value.rollX100) }
    },
  })
  return { round: diceRoundFromRow(row), balance, version }
}
