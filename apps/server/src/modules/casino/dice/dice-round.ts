import { centavos, formatMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import { diceMultiplierX10000, diceWinChance, isDiceWin } from '@jogada/core/games/dice'
import type { DiceDirection, DiceParams, DiceRound } from '@jogada/core/games/dice'
import type { game } from '@jogada/contract'
import type { RoundRow } from '../round-store.ts'

type Shown = {
  readonly roundId: bigint
  readonly at: Date
  readonly stake: Money
  readonly payout: Money
  readonly params: DiceParams
  readonly rollX100: number
  /** What a win pays, in ten-thousandths. */
  readonly multiplierX10000: bigint
  readonly nonce: bigint
  readonly serverSeedHash: string
  readonly serverSeed: string | null
  readonly clientSeed: string
}

/** A round as the wire shows it. */
export const diceRoundReply = (round: Shown): game.DiceRound => ({
  roundId: String(round.roundId),
  at: round.at.toISOString(),
  stake: formatMoney(round.stake),
  payout: formatMoney(round.payout),
  multiplier: Number(round.multiplierX10000),
  target: round.params.targetX100,
  direction: round.params.direction,
  roll: round.rollX100,
  won: isDiceWin(round.params, round.rollX100),
  serverSeedHash: round.serverSeedHash,
  serverSeed: round.serverSeed,
  clientSeed: round.clientSeed,
  nonce: Number(round.nonce),
})

/** A stored round as the wire shows it; its server seed only when that seed was rotated out. */
export function diceRoundFromRow(row: RoundRow): game.DiceRound {
  const params = decodeDiceParams(row.params)
  return diceRoundReply({
    roundId: row.round_id,
    at: row.played_at,
    stake: centavos(row.stake),
    payout: centavos(row.payout),
    params,
    rollX100: Number(row.outcome),
    multiplierX10000: BigInt(diceMultiplierX10000(diceWinChance(params))),
    nonce: row.nonce,
    serverSeedHash: row.server_seed_hash,
    serverSeed: row.state === 'revealed' ? row.server_seed : null,
    clientSeed: row.client_seed,
  })
}

/** The stored form of a bet on dice: `over:5050`. */
export const encodeDiceParams = (params: DiceParams) => `${params.direction}:${params.targetX100}`

function decodeDiceParams(text: string): DiceParams {
  const [direction, target] = text.split(':')
  return { direction: direction as DiceDirection, targetX100: Number(target) }
}

/** The stored form of an outcome: the roll in hundredths. */
export const encodeDiceOutcome = (round: DiceRound) => String(round.rollX100)
