import { centavos, formatMoney } from '@jogada/core'
import { diceMultiplierX10000, diceWinChance, isDiceWin } from '@jogada/core/games/dice'
import type { DiceDirection, DiceParams } from '@jogada/core/games/dice'
import type { casino, game } from '@jogada/contract'
import { receiptBase } from '../receipt.ts'
import type { RoundRow } from '../round-store.ts'

/** A round of dice as the wire shows it; its server seed only when that seed was rotated out. */
export function diceRoundFromRow(row: RoundRow): game.DiceRound {
  const params = decodeDiceParams(row.params)
  const roll = Number(row.outcome)
  return {
    roundId: String(row.round_id),
    at: row.played_at.toISOString(),
    stake: formatMoney(centavos(row.stake)),
    payout: formatMoney(centavos(row.payout)),
    multiplier: diceMultiplierX10000(diceWinChance(params)),
    target: params.targetX100,
    direction: params.direction,
    roll,
    won: isDiceWin(params, roll),
    serverSeedHash: row.server_seed_hash,
    serverSeed: row.state === 'revealed' ? row.server_seed : null,
    clientSeed: row.client_seed,
    nonce: Number(row.nonce),
  }
}

/** The same round in the shape that all games share. */
export function diceReceipt(row: RoundRow): Extract<casino.SoloRound, { game: 'dice' }> {
  const { target, direction, roll, won, multiplier } = diceRoundFromRow(row)
  return { game: 'dice', ...receiptBase(row), target, direction, roll, won, multiplier }
}

/** The stored form of a bet on dice: `over:5050`. */
export const encodeDiceParams = (params: DiceParams) => `${params.direction}:${params.targetX100}`

function decodeDiceParams(text: string): DiceParams {
  const [direction, target] = text.split(':')
  return { direction: direction as DiceDirection, targetX100: Number(target) }
}
