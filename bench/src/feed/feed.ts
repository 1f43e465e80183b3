import { MATCH_PHASES } from '@jogada/core/sports/codes'
import type { Deps } from '@jogada/server/src/deps.ts'
import { appendMessages } from '@jogada/server/src/modules/sportsbook/feed/append.ts'
import { sendHeartbeat } from '@jogada/server/src/modules/sportsbook/feed/heartbeats.ts'
import type {
  OfferedMarket,
  SentMessage,
} from '@jogada/server/src/modules/sportsbook/feed/message.ts'
import {
  bookChange,
  footballBook,
  wholeBook,
} from '@jogada/server/src/modules/sportsbook/open-data/odds-message.ts'
import type { MatchModel } from '@jogada/server/src/modules/sportsbook/open-data/odds-message.ts'

const SOURCE = 'bench'
const BATCH = 50

export type Match = { readonly eventId: string; readonly book: readonly OfferedMarket[] }

const models = new Map<number, MatchModel>()

/** Each match is played by one model, made before it begins. */
function modelOf(at: number): MatchModel {
  let model = models.get(at)
  if (!model) {
    const rates = { home: 0.9 + (at % 41) * 0.03, away: 0.7 + (at % 37) * 0.03 }
    models.set(at, (model = { rates, rho: -0.03, halfShare: 0.448 }))
  }
  return model
}

/** The book of a match at a minute of its first half. */
export const bookAt = (at: number, minute: number): OfferedMarket[] =>
  footballBook(modelOf(at), {
    state: { minute, score: { home: 0, away: 0 }, halfTime: null },
    knowsScorers: true,
  })

/** Announces so many matches and lets them begin. */
export async function kickOff(deps: Deps, count: number): Promise<Match[]> {
  const startsAt = deps.clock.now().toISOString()
  const matches: Match[] = []
  for (let from = 0; from < count; from += BATCH) {
    const sent: SentMessage[] = []
    for (let at = from; at < Math.min(count, from + BATCH); at++) {
      const eventId = `bench-${at}`
      const book = bookAt(at, 0)
      matches.push({ eventId, book })
      sent.push(
        {
          messageId: `${eventId}#fixture`,
          message: {
            type: 'fixture',
            eventId,
            source: SOURCE,
            sport: 'football',
            competition: 'Bench',
            stage: '1',
            home: `Home ${at}`,
            away: `Away ${at}`,
            startsAt,
            replay: false,
            playedOn: null,
          },
        },
        { messageId: `${eventId}#book`, message: wholeBook(eventId, book) },
        {
          messageId: `${eventId}#start`,
          message: {
            type: 'score',
            eventId,
            phase: MATCH_PHASES.first_half,
            minute: 1,
            score: { home: 0, away: 0 },
          },
        },
      )
    }
    await appendMessages(deps, sent)
  }
  return matches
}

export const beat = (deps: Deps) => sendHeartbeat(deps, SOURCE)

/** Reprices some of the matches, says what changed, and tells how many markets did. */
export async function reprice(
  deps: Deps,
  matches: Match[],
  by: {
    readonly from: number
    readonly to: number
    readonly minute: number
    readonly round: string
  },
): Promise<number> {
  const sent: SentMessage[] = []
  let markets = 0
  for (let at = by.from; at < by.to; at++) {
    const { eventId, book } = matches[at]!
    const now = bookAt(at, by.minute)
    const message = bookChange(eventId, book, now)
    matches[at] = { eventId, book: now }
    markets += message.markets.length
    sent.push({ messageId: `${eventId}#${by.round}`, message })
  }
  await appendMessages(deps, sent)
  return markets
}
