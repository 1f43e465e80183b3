import type { Bet } from '@jogada/contract/sport'
import { create } from 'zustand'

/** Where a bet that was sent stands. */
export type Placing =
  | { readonly state: 'placing' | 'checking' | 'unknown' }
  | { readonly state: 'rejected'; readonly message: string }

type PlacingStore = {
  /** By outcome. */
  readonly bets: Readonly<Record<string, Placing>>
  readonly receipts: readonly Bet[]
}

/** Bets under way and taken, also while the slip is closed. */
export const usePlacing = create<PlacingStore>(() => ({ bets: {}, receipts: [] }))

/** Notes where an outcome's bet stands; null when nothing is to be said of it any more. */
export function notePlacing(outcomeId: string, placing: Placing | null) {
  usePlacing.setState(({ bets }) => {
    const { [outcomeId]: _, ...others } = bets
    return { bets: placing ? { ...others, [outcomeId]: placing } : others }
  })
}

/** Adds the receipt of a bet that was taken. */
export const addReceipt = (bet: Bet) =>
  usePlacing.setState(({ receipts }) => ({
    receipts: [...receipts.filter(({ betId }) => betId !== bet.betId), bet],
  }))

/** Puts away what was read: receipts and refusals. */
export const forgetEnded = () =>
  usePlacing.setState(({ bets }) => ({
    receipts: [],
    bets: Object.fromEntries(Object.entries(bets).filter(([, { state }]) => state !== 'rejected')),
  }))

/** Whether a bet with this state can neither be changed nor sent again. */
export const isUnderWay = (placing: Placing | undefined): boolean =>
  placing?.state === 'placing' || placing?.state === 'checking'
