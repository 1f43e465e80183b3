import type { Balance } from '../session/player-queries.ts'

export type BalanceChange = { readonly balance: string; readonly version: string }

/**
 * What a balance event means for the balance we hold: `old` for one that we are past, `next` with
 * the new balance when it follows on directly, `gap` when something in between was missed or the
 * parts beside the cash balance are unknown.
 */
export function applyBalanceEvent(
  held: Balance | undefined,
  change: BalanceChange,
): { readonly kind: 'old' | 'gap' } | { readonly kind: 'next'; readonly balance: Balance } {
  if (!held) return { kind: 'gap' }
  const step = BigInt(change.version) - BigInt(held.version)
  if (step <= 0n) return { kind: 'old' }
  if (step > 1n) return { kind: 'gap' }
  return { kind: 'next', balance: { ...held, ...change } }
}
