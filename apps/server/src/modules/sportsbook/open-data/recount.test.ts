import { isSport } from '@jogada/core/sports/sport'
import { gradeLeg } from '@jogada/core/sports/grade-leg'
import type { EventResult } from '@jogada/core/sports/event-result'
import type { BetResult } from '@jogada/core/sports/codes'
import { expect, test } from 'vitest'
import type { EventState } from '../catalogue/event-state.ts'
import { statusOf } from '../catalogue/event-status.ts'
import { foldMessage } from '../catalogue/fold-message.ts'
import type { FeedMessage } from '../feed/message.ts'
import { footballProgramme, pastMatches } from './football-replays.ts'
import type { PastMatch } from './football-replays.ts'
import {
  readRallyPack,
  readReplayPack,
  readScoresPacks,
  readTennisPack,
  readVolleyballPack,
} from './packs.ts'
import { plainFootball, plainGame, plainRetired, plainSets } from './plain-recount.ts'
import type { PlainBet } from './plain-recount.ts'
import { dueMessages, runningReplay } from './replay-feed.ts'
import type { Past, Programme } from './replay-schedule.ts'
import { pastRallies, pastSetMatches, setsProgramme } from './sets-replays.ts'
import type { PastSets } from './sets-script.ts'
import { pastScores, scoresProgramme } from './scores-replays.ts'

const START = new Date('2026-11-20T15:00:00Z')
const LONGEST_MINUTES = 330

const WON: Readonly<Record<BetResult, number>> = {
  win: 1,
  win_half: 0.5,
  refund: 0,
  lose_half: -0.5,
  lose: -1,
}

/** Every outcome that could be backed at any time of a replay, and how the product settles it. */
type Backed = { readonly bet: PlainBet; readonly settled: number; readonly early: boolean }

/** Plays a match through the feed, backing everything that is open whenever it is open. */
function play(past: Past): { readonly bets: Backed[]; readonly result: EventResult } {
  const eventId = `${past.id}:20261120T150000Z`
  let running = runningReplay({ eventId, past, startsAt: START }, 0)
  let state: EventState | undefined
  let seq = 0
  let facts: EventResult | undefined
  const open = new Map<string, PlainBet>()
  const early = new Map<string, number>()
  const settle = (bet: PlainBet, by: EventResult) => {
    const [home, away] = bet.placedAt
    const sport = state!.fixture.sport
    if (!isSport(sport)) throw new Error(sport)
    const { key, specifiers, outcome } = bet
    const graded = gradeLeg(
      { sport, key, specifiers, outcome, scoreAtPlacement: { home, away } },
      by,
    )
    return graded && WON[graded.result]
  }
  const hear = (message: FeedMessage, atMs: number) => {
    if (message.type === 'score' && state?.score && isLiveGoal(state, message)) {
      expect(statusOf(state, { atMs, heardAtMs: atMs })).toBe('suspended')
    }
    state = foldMessage(state, { seq: ++seq, message })
    if (message.type === 'result') facts = message.facts
    if (message.type === 'score' && message.facts) {
      for (const [id, bet] of open) {
        const decided = settle(bet, message.facts)
        if (decided === null) continue
        if (early.has(id)) expect(early.get(id)).toBe(decided)
        early.set(id, decided)
      }
    }
    if (statusOf(state!, { atMs, heardAtMs: atMs }) === 'open') backAll(state!, open)
  }
  for (let minute = -1; minute < LONGEST_MINUTES; minute++) {
    if (facts) break
    const at = new Date(START.getTime() + minute * 60_000)
    const { sent, next } = dueMessages(running, at, 1)
    running = next
    for (const { message } of sent) hear(message, at.getTime())
  }
  const bets = [...open].map(([id, bet]): Backed => {
    const settled = settle(bet, facts!)
    if (settled === null) throw new Error(`${id} is settled by no rule`)
    if (early.has(id)) expect({ id, early: early.get(id) }).toEqual({ id, early: settled })
    return { bet, settled, early: early.has(id) }
  })
  return { bets, result: facts! }
}

/** A goal, or a set that was won. */
const isLiveGoal = ({ score, phase }: EventState, message: FeedMessage & { type: 'score' }) =>
  phase !== 0 &&
  message.score !== null &&
  message.score.home + message.score.away > score!.home + score!.away

function backAll({ score, markets }: EventState, into: Map<string, PlainBet>) {
  const placedAt = [score?.home ?? 0, score?.away ?? 0] as const
  for (const { key, specifiers, outcomes, isOffered } of markets.values()) {
    if (!isOffered) continue
    for (const { outcomeId, name } of outcomes) {
      into.set(`${outcomeId} at ${placedAt.join('-')}`, {
        key,
        specifiers,
        outcome: name,
        placedAt,
      })
    }
  }
}

/** Plays matches of a programme and compares each bet with the plain count; tells what was seen. */
function recount<M extends { readonly id: string }>(
  { pasts }: Programme,
  sample: readonly M[],
  plain: (bet: PlainBet, match: M) => number | undefined,
) {
  const seen = { bets: 0, early: 0, keys: new Set<string>(), results: new Map<number, number>() }
  for (const match of sample) {
    for (const { bet, settled, early } of play(pasts.find(({ id }) => id === match.id)!).bets) {
      const counted = plain(bet, match)
      if (counted === undefined) throw new Error(`nobody counts ${bet.key}`)
      // -0 is 0 here.
      if (counted !== settled) throw new Error(wrong(match.id, bet, { counted, settled }))
      seen.bets++
      seen.early += Number(early)
      seen.keys.add(bet.key)
      seen.results.set(settled, (seen.results.get(settled) ?? 0) + 1)
    }
  }
  return seen
}

const wrong = (id: string, bet: PlainBet, by: { counted: number; settled: number }) =>
  `${id}: ${JSON.stringify(bet)} is settled as ${by.settled}, counted as ${by.counted}`

const every = <T>(step: number, all: readonly T[]) => all.filter((_, at) => at % step === 0)

const cups = pastMatches(await readReplayPack())

const plainMatch = ({ goals, halfTime, fullTime }: PastMatch) => ({
  half: [halfTime.home, halfTime.away] as const,
  full: [fullTime.home, fullTime.away] as const,
  order: goals
    .filter(({ minute }) => minute <= 90)
    .toSorted((a, b) => a.minute - b.minute || a.added - b.added)
    .map(({ side }) => side),
})

test('whole World Cup matches, backed at every price of theirs, end as a plain count says', () => {
  const seen = recount(footballProgramme(cups), every(12, cups), (bet, match) =>
    plainFootball(bet, plainMatch(match)),
  )
  expect(seen.bets).toBeGreaterThan(5000)
  expect(seen.early).toBeGreaterThan(1000)
  expect(seen.keys.size).toBeGreaterThanOrEqual(24)
  expect([...seen.results.keys()].toSorted((a, b) => a - b)).toEqual([-1, -0.5, 0, 0.5, 1])
})

const plainPoints = ({ sets }: PastSets) => sets.map(({ home, away }) => [home, away] as const)

test('badminton matches rally by rally end as a plain count says', async () => {
  const matches = pastRallies(await readRallyPack())
  const seen = recount(setsProgramme('badminton', matches), every(2, matches), (bet, match) =>
    plainSets(bet, plainPoints(match)),
  )
  expect(seen.bets).toBeGreaterThan(1200)
  expect(seen.early).toBeGreaterThan(300)
  expect(seen.keys.size).toBe(7)
})

test('volleyball matches set by set end as a plain count says', async () => {
  const matches = pastSetMatches(await readVolleyballPack(), 'volleyball')
  const seen = recount(setsProgramme('volleyball', matches), every(20, matches), (bet, match) =>
    plainSets(bet, plainPoints(match)),
  )
  expect(seen.bets).toBeGreaterThan(2000)
  expect(seen.early).toBeGreaterThan(500)
  expect(seen.keys.size).toBe(7)
})

const isWhole = ([home, away]: readonly [number, number]) =>
  Math.max(home, away) >= 6 && (Math.abs(home - away) > 1 || Math.max(home, away) === 7)

test('tennis matches, given up or not, end as a plain count says', async () => {
  const matches = pastSetMatches(await readTennisPack(), 'tennis')
  expect(new Set(matches.map(({ id }) => id)).size).toBe(matches.length)
  const sample = [...every(60, matches), ...matches.filter(({ retired }) => retired)]
  const seen = recount(setsProgramme('tennis', matches), sample, (bet, match) => {
    const sets = plainPoints(match)
    const { retired, bestOf } = match
    if (!retired) return plainSets(bet, sets)
    return plainRetired(bet, { whole: sets.filter(isWhole), retired, bestOf })
  })
  expect(sample.length).toBeGreaterThan(150)
  expect(seen.bets).toBeGreaterThan(2000)
  expect(seen.results.get(0)).toBeGreaterThan(100)
})

test('football by halves, and games and frames by their final score, end as a plain count says', async () => {
  for (const pack of await readScoresPacks()) {
    const matches = pastScores(pack)
    expect(new Set(matches.map(({ id }) => id)).size).toBe(matches.length)
    const seen = recount(scoresProgramme(pack), every(67, matches), (bet, { score, pause }) => {
      const final = [score.home, score.away] as const
      if (pack.sport === 'snooker') {
        const frames = [
          ...Array.from({ length: score.home }, () => [1, 0] as const),
          ...Array.from({ length: score.away }, () => [0, 1] as const),
        ]
        return plainSets(bet, frames)
      }
      if (pack.sport !== 'football') return plainGame(bet, final)
      const half = [pause!.score.home, pause!.score.away] as const
      return plainFootball(bet, { half, full: final, order: [] })
    })
    expect(seen.bets).toBeGreaterThan(100)
    expect(seen.results.get(1)).toBeGreaterThan(10)
    expect(seen.results.get(-1)).toBeGreaterThan(10)
  }
})
