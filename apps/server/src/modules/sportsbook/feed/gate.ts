import type { CounterMove } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { postedOrRefusal } from '../../../platform/verdict.ts'

/** Whose commands put gates and room right: an id that no player can ever have. */
export const HOUSE_ITSELF = 2n ** 63n - 1n

const KEEPERS = 4096n

/**
 * Whose commands close an event's gate: no player either. One batch of a lane takes one command of
 * each owner, so that one for all events would close a sport's matches one commit after the other.
 */
function keeperOf(eventId: string): bigint {
  let hash = 0n
  for (const letter of eventId) hash = (hash * 31n + BigInt(letter.codePointAt(0)!)) % KEEPERS
  return HOUSE_ITSELF - 1024n - hash
}

/** Counts how often an event was closed for bets. */
export const gateOf = (eventId: string) => `gate:${eventId}`

/**
 * Makes every bet that was decided before a closing message, and is not committed yet, stale: the
 * counter has moved on from what its process knew. Closing twice under one message is closing once.
 */
export async function closeGate(deps: Deps, eventId: string, messageId: string): Promise<void> {
  const verdict = await deps.ledger.submit(keeperOf(eventId), () => ({
    key: `gate:${messageId}`,
    bodyHash: eventId,
    kind: 'bet_stop',
    postings: [],
    counters: [{ owner: 'house', name: gateOf(eventId), delta: 1n }],
  }))
  postedOrRefusal(verdict)
}

/**
 * An order that meets a closed gate is decided anew with the news that closed it, for which its
 * process may have to wait: so often and so long that its player waits for two seconds at most.
 */
export const ATTEMPTS_AT_GATE = 10
export const WAIT_FOR_FEED_MS = 200

/** Lets a bet pass only while the event was closed no more often than its process has seen. */
export const passGate = (eventId: string, closings: number): CounterMove => ({
  owner: 'house',
  name: gateOf(eventId),
  delta: 0n,
  expect: BigInt(closings),
})
