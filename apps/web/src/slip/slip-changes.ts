import { isSent, keepSlip, keptSlip } from './slip-store.ts'
import type { BetAttempt } from './slip-store.ts'

/** Empties the slip, but for outcomes whose bet is under way. */
export function clearSlip() {
  const slip = keptSlip()
  keepSlip({ selections: slip.selections.filter(({ outcomeId }) => isSent(slip, outcomeId)) })
}

/** Keeps the stake for this bet and the next. */
export const keepStake = (stake: string) => keepSlip({ stake })

/** Takes note that the player has seen an outcome's present price and wants it. */
export function acceptPrice(outcomeId: string, odds: string) {
  const { selections } = keptSlip()
  keepSlip({
    selections: selections.map((selection) =>
      selection.outcomeId === outcomeId ? { ...selection, odds } : selection,
    ),
  })
}

/** Notes a bet as sent, or as known again with null. */
export function keepAttempt(id: string, attempt: BetAttempt | null) {
  const { [id]: _, ...others } = keptSlip().attempts
  keepSlip({ attempts: attempt ? { ...others, [id]: attempt } : others })
}
