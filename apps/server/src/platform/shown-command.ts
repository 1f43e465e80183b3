import type { ops } from '@jogada/contract'
import { formatMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { PlayerCommand } from '@jogada/ledger'

const moneyOrNull = (amount: Money | null) => (amount === null ? null : formatMoney(amount))

/** A command about a bet or round as operators see it. */
export const shownCommand = ({
  commandId,
  kind,
  at,
  moved,
}: PlayerCommand): ops.plays.PlayCommand => ({
  commandId: String(commandId),
  kind,
  at: at.toISOString(),
  cash: moneyOrNull(moved.cash),
  bonus: moneyOrNull(moved.bonus),
  held: moneyOrNull(moved.held),
})
