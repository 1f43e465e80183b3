/** A live session of a player. */
export type Session = {
  readonly sessionId: bigint
  readonly playerId: bigint
}

/** How the platform turns a token into a session; the account module keeps them. */
export type Sessions = {
  /**
   * The session behind a token, or null when there is none, or it was revoked, went idle or came to
   * its end. `restedMs` is how long ago its player acted: nothing for an act of now, Infinity for none.
   */
  find(token: string, restedMs?: number): Promise<Session | null> | Session | null
  /** Why whoever a token belonged to is kept out; null for any other token. */
  whyOut(token: string): Promise<'closed' | 'suspended' | null>
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
   * The session behind a token that comes from an address. Refuses with `staff_address`, and ends the
   * session, where staff may not work from there.
   */
  find(token: string, address: string): Promise<StaffSession | null>
}
