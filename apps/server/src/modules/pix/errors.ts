/** Why an outcome is unknown. */
export type UnavailableReason =
  | 'timeout'
  | 'connection'
  | 'too_large'
  | 'server_error'
  | 'unreadable_answer'
  | 'no_access'

/**
 * The PSP gave no answer that can be trusted: the call may or may not have been carried out. Look
 * the thing up by its id, or repeat the very same call, before deciding anything.
 */
export class PixUnavailable extends Error {
  override readonly name = 'PixUnavailable'
  readonly reason: UnavailableReason

  constructor(reason: UnavailableReason, what: string, cause?: unknown) {
    super(`pix: ${what}: ${reason}`, { cause })
    this.reason = reason
  }
}

/** A property that the PSP objected to. Its value is left out, as it may be personal. */
export type Violation = { readonly property: string | null; readonly reason: string | null }

type Refusal = { type: string; status: number; violations: readonly Violation[] }

/**
 * The PSP understood the call and refused it: nothing was done, and repeating it changes nothing.
 */
export class PixRefused extends Error {
  override readonly name = 'PixRefused'
  /** Last part of the problem type, such as `CobOperacaoInvalida`. */
  readonly type: string
  readonly status: number
  readonly violations: readonly Violation[]

  constructor(what: string, { type, status, violations }: Refusal) {
    super(`pix: ${what}: ${type} (${status})`)
    this.type = type
    this.status = status
    this.violations = violations
  }
}

/**
 * A list of which some entries cannot be read, with those that can: nothing is known of the others.
 */
export class PixUnreadable extends PixUnavailable {
  readonly readable: readonly unknown[]
  /**
   * The others by their ids; by their places in the list, `?3`, where not even those can be read.
   */
  readonly unreadable: readonly string[]

  constructor(
    what: string,
    { readable, unreadable }: Pick<PixUnreadable, 'readable' | 'unreadable'>,
    cause: unknown,
  ) {
    super('unreadable_answer', what, cause)
    this.readable = readable
    this.unreadable = unreadable
  }
}
