import type { Studio } from '../studio.ts'
import type { Round, RoundState } from './round-store.ts'

export type Play = { readonly requestId: string; readonly stake: number }

/** Writes a request for a round down in a first state, or gives the round that it began before. */
export const beginRound = (
  studio: Studio,
  seatId: string,
  asked: Play & { readonly walletToken: string; readonly state: RoundState },
): { readonly round: Round; readonly isNew: boolean } =>
  studio.store.begin({
    ...asked,
    seatId,
    roundId: studio.newId(),
    stops: null,
    payout: 0,
    reason: null,
    debitId: studio.newId(),
    creditId: studio.newId(),
    rollbackId: studio.newId(),
    tries: 0,
  })
