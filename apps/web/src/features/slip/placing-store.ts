import type { Ticket } from '@jogada/contract/ticket'
import { create } from 'zustand'
import { useSession } from '../../session/session.ts'

/** Where a bet that was sent stands. */
export type Placing =
  | { readonly state: 'placing' | 'checking' | 'unknown' }
  /** Another tab of the browser sent it and is to tell what comes of it. */
  | { readonly state: 'elsewhere' }
  /** The in-play delay runs; the stake is held. */
  | { readonly state: 'waiting'; readonly betId: string; readonly delayMs: number }
  | { readonly state: 'rejected'; readonly message: string }

type PlacingStore = {
  /** By outcome, or under `TOGETHER` for a bet of several legs. */
  readonly bets: Readonly<Record<string, Placing>>
  readonly receipts: readonly Ticket[]
}

/** Bets under way and taken, also while the slip is closed. */
export const usePlacing = create<PlacingStore>(() => ({ bets: {}, receipts: [] }))

// what one player bet is nothing for the next one on this device
useSession.subscribe(({ token }, before) => {
  if (token !== before.token) usePlacing.setState({ bets: {}, receipts: [] })
})

/** Notes where a bet stands; null when nothing is to be said of it any more. */
export function notePlacing(id: string, placing: Placing | null) {
  usePlacing.setState(({ bets }) => {
    const { [id]: _, ...others } = bets
    return { bets: placing ? { ...others, [id]: placing } : others }
  })
}

/** Adds the receipt of a bet that was taken. */
export const addReceipt = (ticket: Ticket) =>
  usePlacing.setState(({ receipts }) => ({
    receipts: [...receipts.filter(({ betId }) => betId !== ticket.betId), ticket],
  }))

/** Puts away what was read: receipts and refusals. */
export const forgetEnded = () =>
  usePlacing.setState(({ bets }) => ({
    receipts: [],
    bets: Object.fromEntries(Object.entries(bets).filter(([, { state }]) => state !== 'rejected')),
  }))

/** Whether this tab is about to learn what comes of a bet. */
export const isFollowed = (placing: Placing | undefined): boolean =>
  placing?.state === 'placing' || placing?.state === 'checking' || placing?.state === 'waiting'

/** Whether a bet with this state can neither be changed nor sent again. */
export const isUnderWay = (placing: Placing | undefined): boolean =>
  isFollowed(placing) || placing?.state === 'elsewhere'
