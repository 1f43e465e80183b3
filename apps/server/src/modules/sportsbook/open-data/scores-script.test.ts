import { expect, test } from 'vitest'
import { scoresScript } from './scores-script.ts'
import type { PastScores } from './scores-script.ts'

const match: PastScores = {
  id: 'one',
  sport: 'football',
  competition: 'Copa',
  stage: '',
  home: 'A',
  away: 'B',
  playedOn: '2024-05-10',
  score: { home: 2, away: 1 },
  facts: { state: 'finished', tallies: {} },
  minutes: 105,
  book: () => [],
  pause: null,
}
const pause = {
  from: 45,
  to: 60,
  score: { home: 1, away: 0 },
  facts: match.facts,
  book: () => [],
}

/** Why bets stop, in order. */
const stops = (given: PastScores) =>
  scoresScript({ eventId: 'one', startsAt: new Date(0) }, given).flatMap((cue) => {
    const message = 'message' in cue ? cue.message() : null
    return message?.type === 'bet_stop' ? [message.reason] : []
  })

test('a replay without minutes promises its break only while there is one to come', () => {
  expect(stops({ ...match, pause })).toEqual(['unseen', 'unseen_to_end'])
  expect(stops(match)).toEqual(['unseen_to_end'])
})
