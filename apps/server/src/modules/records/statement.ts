import type { CallReply, wallet } from '@jogada/contract'
import { formatMoney } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import type { Period } from '../../platform/period.ts'

/** A player's cash at both ends of a period, and what came and went in it. */
export async function getStatement(
  deps: Deps,
  playerId: bigint,
  period: Period,
): Promise<CallReply<typeof wallet.statement>> {
  const { opening, credits, debits, closing } = await deps.ledger.statement(
    playerId,
    'cash',
    period,
  )
  return {
    opening: formatMoney(opening),
    credits: formatMoney(credits),
    debits: formatMoney(debits),
    closing: formatMoney(closing),
  }
}
