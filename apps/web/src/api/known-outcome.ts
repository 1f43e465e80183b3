import { specifiedStatuses } from '@jogada/contract'
import type { CallDefinition, CallInput, CallReply } from '@jogada/contract'
import { NO_ANSWER, RequestFailure } from './failure.ts'
import { SERVICE_SUSPENDED } from './refusal-statuses.ts'
import { GIVEN_UP_AFTER_MS, presentToken, request } from './request.ts'

/** Pauses before the call is sent again under the same key. */
const CHECK_DELAYS_MS = [1000, 2000, 4000, 8000]

/** The server was asked several times and never said whether it took the call. */
export class OutcomeUnknown extends Error {
  constructor() {
    super('the outcome of a money call is unknown')
    this.name = 'OutcomeUnknown'
  }
}

const ANSWERED_WITH_500: readonly number[] = [
  specifiedStatuses.insufficientFunds,
  specifiedStatuses.pageUnavailable,
]

/** Calls are counted before they are read: whether one like it was taken before, nobody looked. */
const TOO_MANY_REQUESTS = 429

/**
 * Whether a failure leaves open what the server did with this call or an earlier one under its key:
 * no answer, too many calls, or trouble of its own.
 */
export const leavesOutcomeOpen = ({ http, status }: RequestFailure): boolean =>
  http === NO_ANSWER ||
  http === TOO_MANY_REQUESTS ||
  (http >= 500 && !ANSWERED_WITH_500.includes(status))

export type KnownOutcomeOptions = {
  /** The same key for every attempt: the server does it once and repeats its first answer. */
  readonly idempotencyKey: string
  /** Called when the first attempt left the outcome open, before it is asked for again. */
  readonly onUnknown?: () => void
  /** When the player asked for it; now by default. */
  readonly sinceMs?: number
  /** The session that every attempt speaks for; the present one by default. */
  readonly token?: string | null
}

/**
 * Sends a money call until its outcome is known: an open outcome is asked for again under the same
 * key, for the session that asked first and never for another. A minute after the player asked
 * nothing more is sent, also where the device slept meanwhile. Throws `RequestFailure` for a refusal,
 * unshown, and `OutcomeUnknown` when nobody answers.
 */
export async function requestKnown<C extends CallDefinition>(
  call: C,
  input: CallInput<C>,
  { idempotencyKey, onUnknown, sinceMs = Date.now(), token = presentToken() }: KnownOutcomeOptions,
): Promise<CallReply<C>> {
  for (const delayMs of [0, ...CHECK_DELAYS_MS]) {
    if (delayMs > 0) {
      onUnknown?.()
      await wait(delayMs)
      if (Date.now() - sinceMs > GIVEN_UP_AFTER_MS) break
    }
    try {
      const asked = { loading: false, failure: 'here', idempotencyKey, sinceMs, token } as const
      return await request(call, input, asked)
    } catch (error) {
      if (!(error instanceof RequestFailure) || !leavesOutcomeOpen(error)) throw error
      // asked again, it says nothing of an attempt that may still be under way
      if (delayMs === 0 && error.status === SERVICE_SUSPENDED) throw error
    }
  }
  throw new OutcomeUnknown()
}

const wait = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs))
