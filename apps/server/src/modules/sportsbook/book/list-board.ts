import type { CallReply, sportBook } from '@jogada/contract'
import { localDay } from '../../../platform/local-day.ts'
import type { SportsbookDeps } from '../deps.ts'
import { bestFirst } from './best-first.ts'

export type BoardFilter = {
  readonly sport?: string | undefined
  readonly competition?: string | undefined
  readonly date?: string | undefined
  readonly withinHours?: number | undefined
  readonly when?: 'live' | 'upcoming' | undefined
  readonly search?: string | undefined
  readonly market?: string | undefined
  readonly offset?: number | undefined
}

const PAGE = 50
const HOUR_MS = 3_600_000

type Reply = CallReply<typeof sportBook.board>
type Row = Reply['events'][number]

/**
 * A page of the event list, live ones the best first; every row shows one market and says how many
 * more there are.
 */
export function listBoard({ catalogue, clock }: SportsbookDeps, filter: BoardFilter): Reply {
  const untilMs = clock.now().getTime() + (filter.withinHours ?? Infinity) * HOUR_MS
  const words = wordsOf(filter.search ?? '')
  const asked = {
    ...(filter.sport ? { sport: filter.sport } : {}),
    ...(filter.when ? { when: filter.when } : {}),
  }
  // Only a market of choice needs to look at more than the headlines.
  const known = filter.market
    ? catalogue.shown(asked).map(({ view }) => view)
    : catalogue.list(asked)
  const events = known.filter(
    (event) =>
      (!filter.competition || event.competition === filter.competition) &&
      (!filter.date || localDay(new Date(event.startsAt)) === filter.date) &&
      Date.parse(event.startsAt) <= untilMs &&
      matches(words, `${event.home} ${event.away} ${event.competition}`),
  )
  const ordered = filter.when === 'live' ? bestFirst(events) : events
  const from = filter.offset ?? 0
  return {
    total: ordered.length,
    events: ordered.slice(from, from + PAGE).map((event): Row => {
      const { markets, marketCount = markets.length } = event
      const main =
        markets.find(({ key, status }) => key === filter.market && status === 'open') ??
        markets.find(({ key }) => key === filter.market) ??
        markets[0]
      const shown = main ? [main] : []
      return { ...event, markets: shown, moreMarkets: marketCount - shown.length }
    }),
  }
}

/** Lower case without accents, as it is searched. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const wordsOf = (search: string) => plain(search).split(/\s+/).filter(Boolean)

const matches = (words: readonly string[], text: string) => {
  if (words.length === 0) return true
  const within = plain(text)
  return words.every((word) => within.includes(word))
}
