/** An answer that was no success, or no answer at all. `message` is the server's own, or empty. */
export class RequestFailure extends Error {
  readonly http: number
  readonly status: number
  readonly path: string
  /** By which the server's log knows the call; null where no answer came. */
  readonly reference: string | null

  constructor(answer: {
    http: number
    status: number
    message: string
    path: string
    reference?: string | null
  }) {
    super(answer.message)
    this.name = 'RequestFailure'
    this.http = answer.http
    this.status = answer.status
    this.path = answer.path
    this.reference = answer.reference ?? null
  }
}

/** The `http` of a failure that brought no answer: no network, or longer than the time allowed. */
export const NO_ANSWER = 0

/** What the server said of a failure; empty where nobody said anything. */
export const wordsOf = (error: Error): string =>
  error instanceof RequestFailure ? error.message : ''
