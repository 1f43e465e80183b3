import { isSameMatch } from './same-match.ts'
import type { RealMatch } from './same-match.ts'

/** What makes selections depend on each other. */
export type RelatedFacts = {
  readonly eventId: string
  readonly competitionId?: string
  /** Ids of the clubs, players or drivers of the event, or of the one an outright is about. */
  readonly competitors?: readonly string[]
  /** It is about its competitors over the whole competition. */
  readonly isOutright?: boolean
  /** The match that the event shows; another event can show it too. */
  readonly match?: RealMatch | null
}

/** What a selection is about, and what the others of its ticket must not be about. */
export type Relations = {
  readonly about: readonly string[]
  readonly excludes: readonly string[]
  /** The match that it is about, which no other one of its ticket may be about. */
  readonly match: RealMatch | null
}

/**
 * A selection excludes its event, and its match under whatever event. An outright excludes all that
 * its competitors do within the competition, and a match the outrights of its sides, but no other
 * match of theirs.
 */
export function relationsOf(facts: RelatedFacts): Relations {
  const { eventId, competitionId, competitors = [], isOutright = false, match = null } = facts
  const named = competitionId === undefined ? [] : competitors
  const keys = (kind: string) => named.map((one) => `${kind}:${competitionId}:${one}`)
  const event = `event:${eventId}`
  return isOutright
    ? {
        about: [event, ...keys('outright')],
        excludes: [event, ...keys('outright'), ...keys('side')],
        match: null,
      }
    : { about: [event, ...keys('side')], excludes: [event, ...keys('outright')], match }
}

/**
 * The first pair of selections (by their places) that cannot stand in one ticket of many legs; null
 * when every selection stands alone.
 */
export function relatedPair(selections: readonly Relations[]): readonly [number, number] | null {
  const seen = new Map<string, number>()
  for (const [at, { about, excludes, match }] of selections.entries()) {
    for (const key of excludes) {
      const earlier = seen.get(key)
      if (earlier !== undefined) return [earlier, at]
    }
    const before = selections.slice(0, at)
    const shown = before.findIndex((one) => one.match && match && isSameMatch(one.match, match))
    if (shown !== -1) return [shown, at]
    for (const key of about) seen.set(key, at)
  }
  return null
}
