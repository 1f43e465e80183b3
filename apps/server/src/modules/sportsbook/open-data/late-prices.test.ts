import { parseOdds } from '@jogada/core'
import { remainingGoalShare } from '@jogada/core/football/model'
import { MATCH_PHASES } from '@jogada/core/sports/codes'
import type { EventResult } from '@jogada/core/sports/event-result'
import { gradeLeg } from '@jogada/core/sports/grade-leg'
import { legReturn } from '@jogada/core/sports/leg'
import { expect, test } from 'vitest'
import type { FeedMessage, OfferedMarket } from '../feed/message.ts'
import { isBook } from './cue.ts'
import type { Cue } from './cue.ts'
import { footballProgramme, pastMatches } from './football-replays.ts'
import { readReplayPack } from './packs.ts'
import { modelOf } from './replay-prices.ts'

const startsAt = new Date('2026-11-20T15:00:00Z')
const matches = pastMatches(await readReplayPack())
const models = new Map(matches.map((match) => [match.id, modelOf(match, matches)]))
const scripts = footballProgramme(matches).pasts.map((past) =>
  past.script({ eventId: past.id, startsAt }),
)
const goals = matches.flatMap((match) => match.goals.filter(({ minute }) => minute <= 90))

test.each([43, 45, 80, 85, 87])(
  'the goals that the model awaits after minute %i are as many as came, within two standard errors',
  (minute) => {
    const rates = [...models.values()].map(({ rates: { home, away } }) => home + away)
    const awaited = remainingGoalShare(minute) * rates.reduce((sum, rate) => sum + rate, 0)
    const came = goals.filter(
      (goal) => goal.minute > minute || (goal.minute === minute && goal.added > 0),
    )
    expect(Math.abs(came.length - awaited)).toBeLessThan(2 * Math.sqrt(awaited))
  },
)

const { first_half, half_time, second_half } = MATCH_PHASES

test.each([
  ['1h_total', first_half, 43, 0],
  ['1h_total', first_half, 45, 0],
  ['1h_total', first_half, 45, 1],
  ['total', first_half, 43, 0],
  ['total', first_half, 45, 0],
  ['total', half_time, 45, 0],
  ['total', second_half, 80, 0],
  ['total', second_half, 85, 0],
  ['total', second_half, 87, 0],
] as const)(
  'who backs one side of the next goal of every replay loses: %s in phase %i at %i+%i',
  (key, phase, minute, added) => {
    const returns = { over: [] as number[], under: [] as number[] }
    for (const cues of scripts) {
      const market = standing(cues, { phase, minute, added }, key)
      for (const { outcome, odds } of market?.prices ?? []) {
        const result = gradeLeg({ sport: 'football', ...market!, outcome }, factsOf(cues))!
        const { numerator, denominator } = legReturn(result, parseOdds(odds)!)
        returns[outcome as 'over' | 'under'].push(Number(numerator) / Number(denominator))
      }
    }
    for (const each of Object.values(returns)) {
      expect(each.length).toBeGreaterThan(100)
      const { mean, error } = meanOf(each)
      expect(mean).toBeLessThan(1 + error)
    }
  },
)

test('no bet is taken in a first half that goes on only because a goal is to come', () => {
  const { late, closed } = { late: [] as number[], closed: [] as number[] }
  for (const cues of scripts) {
    let isOpen = true
    let isFirstHalf = true
    for (const cue of cues) {
      if (isBook(cue)) continue
      const message = cue.message()
      if (message.type === 'bet_stop') isOpen = false
      if (message.type === 'bet_start') isOpen = true
      if (message.type === 'score') isFirstHalf = message.phase === first_half
      if (isFirstHalf && cue.afterMinutes > 47) (isOpen ? late : closed).push(cue.afterMinutes)
    }
  }
  expect(late).toEqual([])
  expect(closed.length).toBeGreaterThan(20)
})

function meanOf(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, error: Math.sqrt(squares / (values.length - 1) / values.length) }
}

type Moment = { readonly phase: number; readonly minute: number; readonly added: number }

/** The line of the next goal as it stands at a moment, where bets are taken then. */
function standing(cues: readonly Cue[], { phase, minute, added }: Moment, key: string) {
  const isMoment = (message: FeedMessage) =>
    message.type === 'score' && message.phase === phase && message.minute === minute
  const from = cues.find((cue) => !isBook(cue) && isMoment(cue.message()))
  if (!from) return null
  let book: () => readonly OfferedMarket[] = () => []
  let isOpen = true
  let score = 0
  for (const cue of cues) {
    if (cue.afterMinutes > from.afterMinutes + added) break
    if (isBook(cue)) {
      book = cue.book
      continue
    }
    const message = cue.message()
    if (message.type === 'bet_stop') isOpen = false
    if (message.type === 'bet_start') isOpen = true
    if (message.type === 'score' && message.score) score = message.score.home + message.score.away
  }
  if (!isOpen) return null
  const next = `${score}.50`
  return book().find((market) => market.key === key && market.specifiers['total'] === next) ?? null
}

function factsOf(cues: readonly Cue[]): EventResult {
  const last = cues.at(-1)!
  const message = isBook(last) ? null : last.message()
  if (message?.type !== 'result' || !message.facts) throw new Error('no result')
  return message.facts
}
