import type { DrawChannelCode } from '@jogada/core/games/draws'
import type { CounterMove } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { postedOrRefusal } from '../../../platform/verdict.ts'

/** Whose commands close gates: an id that no player can ever have. */
const HOUSE_ITSELF = 2n ** 63n - 2n

/** Counts how often a channel was closed for bets. */
const gateOf = (channel: DrawChannelCode) => `draw_gate:${channel}`

export const readGate = async (deps: Deps, channel: DrawChannelCode): Promise<bigint> => {
  const name = gateOf(channel)
  return (await deps.ledger.counters('house', [name]))[name]!.total
}

/**
 * Makes every bet on the round stale that is not committed yet, whenever it was decided. Closing a
 * round twice is closing it once.
 */
export async function closeGate(
  deps: Deps,
  channel: DrawChannelCode,
  roundId: bigint,
): Promise<void> {
  const verdict = await deps.ledger.submit(HOUSE_ITSELF, () => ({
    key: `draw_gate:${channel}:${roundId}`,
    bodyHash: '',
    kind: 'draw_lock',
    postings: [],
    counters: [{ owner: 'house', name: gateOf(channel), delta: 1n }],
  }))
  postedOrRefusal(verdict)
}

/** Lets a bet pass only while its round has not been closed. */
export const passGate = (channel: DrawChannelCode, gate: bigint): CounterMove => ({
  owner: 'house',
  name: gateOf(channel),
  delta: 0n,
  expect: gate,
})
