import type { CounterMove } from '@jogada/ledger'

/**
 * Where a provider's debit stands, kept as a counter so that whoever moves it does so by
 * compare-and-set in the commit that moves the money. It never goes back.
 */
export const STAGE = {
  unknown: 0n,
  /** Debited; nothing came back yet. */
  open: 1n,
  /** Something came back, and more may. */
  credited: 2n,
  settled: 3n,
  rolledBack: 4n,
} as const

export const stageName = (provider: string, debitId: string) => `seamless:${provider}:${debitId}`

/** Moves a debit's stage, or refuses as `stale` when it is not at `from` any more. */
export const stageMove = (name: string, from: bigint, to: bigint): CounterMove => ({
  owner: 'player',
  name,
  delta: to - from,
  expect: from,
})

/** Whether a debit at this stage keeps the player's withdrawal waiting. */
export const isUnsettled = (stage: bigint) => stage === STAGE.open || stage === STAGE.credited
