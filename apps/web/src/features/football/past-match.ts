import type { statistics } from '@jogada/contract/sport-book'
import type { CallReply } from '@jogada/contract'

export type PastMatch = CallReply<typeof statistics>['homeForm'][number]

/** How a match ended for one of its teams. */
export function outcomeFor(team: string, { home, score }: PastMatch): 'won' | 'drawn' | 'lost' {
  const own = home === team ? score.home : score.away
  const other = home === team ? score.away : score.home
  return own === other ? 'drawn' : own > other ? 'won' : 'lost'
}
