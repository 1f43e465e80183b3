import { leagueResults } from '@jogada/core/sports/packs'
import type { LeaguePack, RacePack } from '@jogada/core/sports/packs'
import type { SentMessage } from '../feed/message.ts'
import { localDate, playedElsewhen, resultMessages, upcomingMessages } from './league-feed.ts'
import type { Announced } from './league-feed.ts'
import { raceMessages, raceResults } from './race-feed.ts'
import type { UnsaidMessage } from './unsaid.ts'

/** A pack of real events to come, as the feed sees it. */
export type Fixtures = {
  /** The calendar day at `now` where it is played: it is looked at anew on each. */
  day(now: Date): string
  /** Each event to come with its prices. */
  upcoming(now: Date): UnsaidMessage[]
  /** When those of the events that are over were played, where that is not when it was announced. */
  played(waiting: readonly Announced[]): SentMessage[]
  /** Results for those of the events that the pack knows to be over. */
  results(eventIds: readonly string[]): SentMessage[]
}

export function leagueFixturesOf(pack: LeaguePack): Fixtures {
  const results = new Map(leagueResults(pack).map((result) => [result.id, result]))
  return {
    day: (now) => localDate(pack, now),
    upcoming: (now) => upcomingMessages(pack, now),
    played: (waiting) => playedElsewhen(pack, results, waiting),
    results: (eventIds) => resultMessages(results, eventIds),
  }
}

export const raceFixturesOf = (pack: RacePack): Fixtures => ({
  day: (now) => now.toISOString().slice(0, 10),
  upcoming: (now) => raceMessages(pack, now),
  played: () => [],
  results: (eventIds) => raceResults(pack, eventIds),
})
