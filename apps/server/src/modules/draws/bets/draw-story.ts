import type { CallReply, ops } from '@jogada/contract'
import { centavos, formatMoney } from '@jogada/core'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { shownCommand } from '../../../platform/shown-command.ts'
import { roundProof } from '../rounds/round-proof.ts'
import { betsOnRound, findBet } from './bet-store.ts'
import { betView } from './bet-view.ts'

/**
 * The draw that a bet of a player is on: what proves it as far as everybody may know it, all that
 * the player chose on it, and the commands that took the stakes and paid. Refuses what is not the
 * player's.
 */
export async function drawStory(
  deps: Deps,
  playerId: bigint,
  betId: bigint,
): Promise<CallReply<typeof ops.plays.shared>> {
  const bet = await findBet(deps, playerId, betId)
  if (!bet) throw new Refusal('bet_unknown')
  const { channel, round_id: roundId } = bet
  const [proof, bets] = await Promise.all([
    roundProof(deps, { channel, round_id: roundId }),
    betsOnRound(deps, playerId, { channel, round_id: roundId }),
  ])
  const commands = await deps.ledger.commands(playerId, {
    ids: bets.map((one) => one.bet_id),
    keys: [`draw:${channel}:${roundId}`],
  })
  return {
    ...proof,
    bets: bets.map((one) => ({
      ...betView(one),
      potential: formatMoney(centavos(one.potential)),
    })),
    commands: commands.map(shownCommand),
  }
}
