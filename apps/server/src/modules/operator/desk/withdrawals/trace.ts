import { formatMoney } from '@jogada/core'
import type { Actor } from '../../../audit/index.ts'
import type { Withdrawal } from '../../../withdrawal/index.ts'
import type { Place } from './get-withdrawal.ts'

/** Who decides on which withdrawal, and why. */
export type Deciding = Place & { readonly actor: Actor; readonly note: string }

/** What the audit log calls a withdrawal. */
export const subjectOf = ({ withdrawal_id }: Withdrawal) => `withdrawal:${withdrawal_id}`

/** What the audit log keeps of how it stood. */
export const factsOf = ({ state, amount, approvals }: Withdrawal) => ({
  state,
  amount: formatMoney(amount),
  approvals,
})
