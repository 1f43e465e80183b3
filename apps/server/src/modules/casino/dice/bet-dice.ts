import type { AskedFrom } from '@jogada/ledger'
import type { Money } from '@jogada/core'
import { DICE_ALGORITHM_VERSION, playDice, quoteDice } from '@jogada/core/games/dice'
import type { DiceParams } from '@jogada/core/games/dice'
import type { CallReply, game } from '@jogada/contract'
import type { CasinoDeps } from '../deps.ts'
import { playAtOnce } from '../instant/play-at-once.ts'
import { gameLimits, refuseAutomatic, refuseUnlessDecided } from '../../game-limits/index.ts'
import { roundTurn } from '../round-pace.ts'
import { stakeRefusal } from '../stake-refusal.ts'
import { diceRoundFromRow, encodeDiceParams } from './dice-round.ts'

export type DiceBet = {
  readonly playerId: bigint
  readonly key: string
  /** From where it was asked, where the licence asks. */
  readonly place?: AskedFrom | undefined
  readonly stake: Money
  readonly params: DiceParams
  /** Whether it follows another round by itself. */
  readonly automatic?: boolean | undefined
}

/**
 * Plays one round of dice, half a second after the player's last round at the earliest. Refuses a bet
 * outside the limits, and what `refuseAutomatic`, `roundTurn` and `playAtOnce` refuse.
 */
export async function betDice(
  deps: CasinoDeps,
  bet: DiceBet,
): Promise<CallReply<typeof game.betDice>> {
  const { playerId, key, stake, params } = bet
  await refuseAutomatic(deps, 'dice', bet)
  const limits = gameLimits(deps, 'dice')
  const quote = quoteDice(params, stake, limits)
  if (!quote.ok) {
    await refuseUnlessDecided(deps, { playerId, key }, stakeRefusal(quote.code, limits))
  }
  await roundTurn(deps, bet)
  const { row, balance, version } = await playAtOnce(deps, {
    playerId,
    key,
    place: bet.place,
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
