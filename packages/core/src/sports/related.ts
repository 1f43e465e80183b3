/** What makes selections depend on each other. */
export type RelatedFacts = {
  readonly eventId: string
  readonly competitionId?: string
  /** Ids of the clubs, players or drivers of the event, or of the one an outright is about. */
  readonly competitors?: readonly string[]
}

/**
 * The keys of a selection: its event, and each of its competitors within the competition, so that
 * an outright meets the matches of the same club.
 */
export function relatedKeys({ eventId, competitionId, competitors = [] }: RelatedFacts): string[] {
  const inCompetition = competitionId === undefined ? [] : competitors
  return [
    `event:${eventId}`,
    ...inCompetition.map((competitor) => `competitor:${competitionId}:${competitor}`),
  ]
}

/**
 * The first pair of selections (by their places) that shares a key and so cannot stand in one
 * ticket of many legs; null when every selection stands alone.
 */
export function relatedPair(
  selections: readonly (readonly string[])[],
): readonly [number, number] | null {
  const seen = new Map<string, number>()
  for (const [at, keys] of selections.entries()) {
    for (const key of keys) {
      const earlier = seen.get(key)
      if (earlier !== undefined && earlier !== at) return [earlier, at]
    }
    for (const key of keys) seen.set(key, at)
  }
  return null
}
