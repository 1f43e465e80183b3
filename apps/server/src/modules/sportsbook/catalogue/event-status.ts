import { isSport } from '@jogada/core/sports/sport'
import { BY_HAND } from '../feed/by-hand.ts'
import { PRICES_LAST_MS, SILENT_AFTER_MS } from '../feed/heartbeats.ts'
import type { Heartbeat } from '../feed/heartbeats.ts'
import { isEventHeld, isLive, isToCome } from './event-state.ts'
import type { EventState } from './event-state.ts'

export type EventStatus = 'open' | 'suspended' | 'finished'

/** What everybody may know of an event at an instant beside its messages. */
export type Seen = {
  readonly status: EventStatus
  readonly version: number
  /** Suspended only because operators have stopped the sportsbook. */
  readonly isPaused?: boolean
}

/** Whether operators have stopped the sportsbook, and how often they let it go on again. */
export type Pause = { readonly isStopped: boolean; readonly releases: number }

/** What an event goes by at an instant beside its messages. */
export type Circumstances = {
  readonly at: Date
  /** The last of the event's source; undefined where it was never heard. */
  readonly heartbeat: Heartbeat | undefined
  readonly pause: Pause
}

/** What is to be seen of an event under its circumstances. */
export function seenOf(state: EventState, { at, heartbeat, pause }: Circumstances): Seen {
  const atMs = at.getTime()
  const byItself = statusOf(state, { atMs, heardAtMs: heartbeat?.heardAt.getTime() ?? null })
  const isPaused = byItself === 'open' && pause.isStopped
  const status = isPaused ? 'suspended' : byItself
  const returns = (heartbeat?.returns ?? 0) + pause.releases
  return { status, isPaused, version: versionOf(state, { status, returns }) }
}

/**
 * Whether bets are taken, at an instant and given when the event's source was last heard; null where
 * it never was. What is played closes as soon as its source is silent; what is to come when it stays
 * so, whatever it has said of the event: one that runs is heard without saying anything. An event
 * whose start has passed without a word of its source is closed by the clock, and one that is put
 * off, interrupted, cancelled or cut short is closed whatever its start was to be. So is one whose
 * prices do not know its score, and one of a sport that nobody could settle, such as a virtual one.
 */
export function statusOf(
  state: EventState,
  { atMs, heardAtMs }: { readonly atMs: number; readonly heardAtMs: number | null },
): EventStatus {
  if (state.result) return 'finished'
  if (state.isStopped || state.isBehind || isEventHeld(state)) return 'suspended'
  if (!isSport(state.fixture.sport)) return 'suspended'
  if (isLive(state)) return atMs - (heardAtMs ?? 0) > SILENT_AFTER_MS ? 'suspended' : 'open'
  const isStale =
    state.fixture.source !== BY_HAND && heardAtMs !== null && atMs - heardAtMs > PRICES_LAST_MS
  return isToCome(state) && !isStale && atMs < state.startsAtMs ? 'open' : 'suspended'
}

/** Room between two messages for what only the clock changes. */
const VERSIONS_PER_MESSAGE = 1000

/**
 * Grows with every message and with every change by the clock, and is the same in every process
 * that knows the same: after an even number the event goes by its messages, after the odd one above
 * it the clock, or the stop of all bets, has closed it, and each return of its source from silence
 * and each end of such a stop adds two.
 */
function versionOf(
  state: EventState,
  seen: { readonly status: EventStatus; readonly returns: number },
): number {
  const isClosedByClock = seen.status === 'suspended' && !state.isStopped
  const byClock = 2 * (seen.returns % (VERSIONS_PER_MESSAGE / 2)) + (isClosedByClock ? 1 : 0)
  return state.seq * VERSIONS_PER_MESSAGE + byClock
}
