import type { AskedFrom } from '@jogada/ledger'
import type { Money } from '@jogada/core'
import {
  isLimboWin,
  LIMBO_ALGORITHM_VERSION,
  LIMBO_MAX_TARGET_X100,
  LIMBO_MIN_TARGET_X100,
  playLimbo,
  quoteLimbo,
} from '@jogada/core/games/limbo'
import type { LimboParams, LimboRefusal } from '@jogada/core/games/limbo'
import type { GameLimits } from '@jogada/core/games/limits'
import type { CallReply, casino } from '@jogada/contract'
import { Refusal } from '../../../platform/refusal.ts'
import type { CasinoDeps } from '../deps.ts'
import { playAtOnce } from '../instant/play-at-once.ts'
import { receiptBase } from '../receipt.ts'
import type { RoundRow } from '../round-store.ts'
import { gameLimits, refuseAutomatic, refuseUnlessDecided } from '../../game-limits/index.ts'
import { roundTurn } from '../round-pace.ts'
import { stakeRefusal } from '../stake-refusal.ts'

export type LimboBet = {
  readonly playerId: bigint
  readonly key: string
  /** From where it was asked, where the licence asks. */
  readonly place?: AskedFrom | undefined
  readonly stake: Money
  readonly params: LimboParams
  /** Whether it follows another round by itself. */
  readonly automatic?: boolean | undefined
}

/**
 * Plays one round of limbo, half a second after the player's last round at the earliest. Refuses a
 * bet outside the limits, and what `refuseAutomatic`, `roundTurn` and `playAtOnce` refuse.
 */
export async function betLimbo(
  deps: CasinoDeps,
  bet: LimboBet,
): Promise<CallReply<typeof casino.betLimbo>> {
  const { playerId, key, stake, params } = bet
  await refuseAutomatic(deps, 'limbo', bet)
  const limits = gameLimits(deps, 'limbo')
  const quote = quoteLimbo(params, stake, limits)
  if (!quote.ok) {
    await refuseUnlessDecided(deps, { playerId, key }, limboRefusal(quote.code, limits))
  }
  await roundTurn(deps, bet)
  const { row, balance, version } = await playAtOnce(deps, {
    playerId,
    key,
    place: bet.place,
    stake,
    game: 'limbo',
    algorithmVersion: LIMBO_ALGORITHM_VERSION,
    params: String(params.targetX100),
    play(seeds) {
      const played = playLimbo({ ...seeds, params, stake })
      if (!played.ok) throw limboRefusal(played.code, limits)
      return { ...played.value, outcome: String(played.value.resultX100) }
    },
  })
  return { round: limboRoundFromRow(row), balance, version }
}

/** A stored round of limbo as the wire shows it. */
export function limboRoundFromRow(row: RoundRow): casino.LimboRound {
  const target = Number(row.params)
  const result = Number(row.outcome)
  return {
    game: 'limbo',
    ...receiptBase(row),
    target,
    result,
    won: isLimboWin({ targetX100: target }, result),
    multiplier: target * 100,
  }
}

const inUnits = (hundredths: number) => (hundredths / 100).toFixed(2)

const limboRefusal = (code: LimboRefusal, limits: GameLimits): Refusal =>
  code === 'limbo_target_out_of_range'
    ? new Refusal(code, {
        min: inUnits(LIMBO_MIN_TARGET_X100),
        max: inUnits(LIMBO_MAX_TARGET_X100),
      })
    : stakeRefusal(code, limits)
