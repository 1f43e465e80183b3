import type { CounterMove } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { postedOrRefusal } from '../../../platform/verdict.ts'

/** Whose commands close gates and put room right: an id that no player can ever have. */
export const HOUSE_ITSELF = 2n ** 63n - 1n

/** Counts how often an event was closed for bets. */
export const gateOf = (eventId: string) => `gate:${eventId}`

/**
 * Makes every bet that was decided before a closing message, and is not committed yet, stale: the
 * counter has moved on from what its process knew. Closing twice under one message is closing once.
 */
export async function closeGate(deps: Deps, eventId: string, messageId: string): Promise<void> {
  const verdict = await deps.ledger.submit(HOUSE_ITSELF, () => ({
    key: `gate:${messageId}`,
    bodyHash: eventId,
    kind: 'bet_stop',
    postings: [],
    counters: [{ owner: 'house', name: gateOf(eventId), delta: 1n }],
  }))
  postedOrRefusal(verdict)
}

/** Lets a bet pass only while the event was closed no more often than its process has seen. */
export const passGate = (eventId: string, closings: number): CounterMove => ({
  owner: 'house',
  name: gateOf(eventId),
  delta: 0n,
  expect: BigInt(closings),
})
