import { RequestFailure } from '../../api/failure.ts'
import { leavesOutcomeOpen } from '../../api/known-outcome.ts'
import { randomUuid } from '../../platform/random-id.ts'

/**
 * Idempotency keys for a money call that a person may press again: the same request keeps its key
 * while nobody said what became of it, so that it cannot be done twice; an answer ends the attempt.
 */
export function createAttemptKeys(newKey: () => string = randomUuid) {
  let open: { readonly request: string; readonly key: string } | undefined
  return {
    keyFor(request: object): string {
      const text = JSON.stringify(request)
      if (open?.request !== text) open = { request: text, key: newKey() }
      return open.key
    },
    answered(error: Error | null) {
      const isUnknown = error instanceof RequestFailure && leavesOutcomeOpen(error)
      if (!isUnknown) open = undefined
    },
  }
}
