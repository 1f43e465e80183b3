import { RequestFailure } from '../../api/failure.ts'
import { leavesOutcomeOpen } from '../../api/known-outcome.ts'
import { randomUuid } from '../../platform/random-id.ts'
import { useSession } from '../../session/session.ts'

/**
 * Idempotency keys for a money call that a person may press again: the same request keeps its key
 * while nobody said what became of it, so that it cannot be done twice; an answer ends the attempt.
 */
export function createAttemptKeys(newKey: () => string = randomUuid) {
  const open = new Map<string, string>()
  return {
    /** Sends a request under the key of its open attempt, or else under a new one. */
    async send<Answer>(request: object, ask: (key: string) => Promise<Answer>): Promise<Answer> {
      const text = JSON.stringify(request)
      const key = open.get(text) ?? newKey()
      open.set(text, key)
      const answered = () => open.get(text) === key && open.delete(text)
      try {
        const answer = await ask(key)
        answered()
        return answer
      } catch (error) {
        if (!(error instanceof RequestFailure) || !leavesOutcomeOpen(error)) answered()
        throw error
      }
    },
    /** Whether the request was sent and nobody has said yet what became of it. */
    isOpen: (request: object) => open.has(JSON.stringify(request)),
    forget: () => open.clear(),
  }
}

/** Keys that outlive the form that sends with them, as money does that cannot be called back. */
export function createSessionKeys() {
  const keys = createAttemptKeys()
  useSession.subscribe(({ ended }, before) => {
    if (ended !== before.ended) keys.forget()
  })
  return keys
}
