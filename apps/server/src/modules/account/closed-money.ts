import { formatMoney } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import { renewAlert } from '../alert/index.ts'
import { findRestriction } from './restrictions.ts'

/**
 * Names to a person all the cash that lies on a closed account, with what it came by; an open word
 * of it says from then on what lies there now. Nothing of an account that is open or empty.
 */
export async function tellClosedMoney(
  deps: Pick<Deps, 'db' | 'clock' | 'ledger'>,
  playerId: bigint,
  cameBy: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const restriction = await findRestriction(deps.db, playerId)
  if (restriction?.kind !== 'closed') return
  const { cash, held } = await deps.ledger.balances(playerId)
  if (cash.balance + held.balance === 0n) return
  await renewAlert(deps, {
    kind: 'closed_money',
    subject: `player:${playerId}`,
    detail: {
      ...cameBy,
      amount: formatMoney(cash.balance),
      ...(held.balance > 0n && { held: formatMoney(held.balance) }),
    },
  })
}
