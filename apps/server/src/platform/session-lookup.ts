import type { AskedFrom } from '@jogada/ledger'
import type { CallDefinition } from '@jogada/contract'

/** A live session of a player. */
export type Session = {
  readonly sessionId: bigint
  readonly playerId: bigint
  /** Where this very call comes from, where the licence asks. */
  readonly place?: AskedFrom | undefined
}

/** How the platform turns a token into a session; the account module keeps them. */
export type Sessions = {
  /**
   * The session behind a token, or null when there is none, or it was revoked, went idle or
   * came to its end. `restedMs` is how long ago its player acted: nothing for an act of now,
   * Infinity for none.
   */
  find(token: string, restedMs?: number): Promise<Session | null> | Session | null
  /** Why whoever a token belonged to is kept out; null for any other token. */
  whyOut(token: string): Promise<'closed' | 'suspended' | null>
}

/**
 * How the platform lets sockets in, whose address shows no token; the account module keeps them.
 */
export type SocketTickets = {
  /**
   * Uses a ticket up and gives its session; null where it is unknown, used, late or of
   * an ended one.
   */
  redeem(ticket: string): Promise<Session | null>
  /** Whether the session still stands. */
  isOpen(sessionId: bigint): Promise<boolean>
}

/** What the token of a look begins with; no other token holds a dot. */
export const LOOK_PREFIX = 'look.'

/** A call of an operator who looks at the app as a player sees it. */
export type Look = {
  readonly session: Session
  readonly operator: StaffSession
  /** What of the answer is shown. */
  readonly mask: (data: unknown) => unknown
}

/** How the platform lets looks in; the operator module keeps them. */
export type Looks = {
  /**
   * Refuses with `unauthenticated` a look that is over, and with `operator_permission` every call
   * that a look may not make.
   */
  admit(token: string, address: string, call: CallDefinition): Promise<Look>
}

/** A live session of an operator. */
export type StaffSession = {
  readonly sessionId: bigint
  readonly staffId: bigint
  readonly email: string
  /** Whether the second factor was shown; without it only `enrol` is allowed. */
  readonly isWhole: boolean
  readonly permissions: ReadonlySet<string>
}

/** How the platform turns an operator's token into a session; the operator module keeps them. */
export type StaffSessions = {
  /**
   * The session behind a token that comes from an address; `restedMs` is how long ago its operator
   * acted, nothing for an act of now. Refuses with `staff_address`, and ends the session, where
   * staff may not work from there.
   */
  find(token: string, address: string, restedMs?: number): Promise<StaffSession | null>
}
