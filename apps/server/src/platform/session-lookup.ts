/** A live session of a player. */
export type Session = {
  readonly sessionId: bigint
  readonly playerId: bigint
}

/** How the platform turns a token into a session; the account module keeps them. */
export type Sessions = {
  /** The session behind a token, or null when there is none, or it was revoked or went idle. */
  find(token: string): Promise<Session | null> | Session | null
}
