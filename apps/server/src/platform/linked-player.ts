/** A page of the players who share something with one; of each module's own kind. */
export type LinkedPage = {
  readonly playerId: bigint
  /** Only players with a smaller number; null for the first page. */
  readonly before: bigint | null
  readonly limit: number
}

/** Somebody who shares something, the largest number first. */
export type LinkedPlayer = {
  readonly player_id: bigint
  /** When it was last seen. */
  readonly at: Date
  /** What is shared; empty where naming it would show personal data. */
  readonly shared: string
}
