import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SELF_TEST_QUESTIONS, selfTestResult } from './self-test.ts'
import { interventionFor, signalIds, signalRules, signalsOf } from './signals.ts'
import type { Behaviour, MoneyAct } from './signals.ts'

const answers = (...given: number[]) => [
  ...given,
  ...Array.from({ length: SELF_TEST_QUESTIONS - given.length }, () => 0),
]

describe('the self-test', () => {
  test.each([
    [answers(), 0, 'none'],
    [answers(1), 1, 'low'],
    [answers(2), 2, 'low'],
    [answers(3), 3, 'moderate'],
    [answers(3, 3, 1), 7, 'moderate'],
    [answers(3, 3, 2), 8, 'high'],
    [Array.from({ length: 9 }, () => 3), 27, 'high'],
  ])('[RG-10] %j scores %d and is %s', (given, score, level) => {
    expect(selfTestResult(given)).toEqual({ score, level })
  })

  test.each([
    [[]],
    [answers(0).slice(1)],
    [[...answers(0), 0]],
    [answers(4)],
    [answers(-1)],
    [answers(0.5)],
  ])('[RG-10] %j is no whole questionnaire', (given) => {
    expect(() => selfTestResult(given)).toThrow(RangeError)
  })
})

const START = new Date('2026-11-20T15:00:00Z')
const act = (kind: MoneyAct['kind'], minute: number, amount: bigint, left = 0n): MoneyAct => ({
  kind,
  at: new Date(START.getTime() + minute * 60_000),
  amount,
  left,
})
const calm: Behaviour = {
  acts: [],
  days: [],
  today: '2026-11-20',
  failedDeposits: 0,
  looserLimits: 0,
  breaks: 0,
  contacts: 0,
}
const shown = (change: Partial<Behaviour>) => signalsOf({ ...calm, ...change }).signals

describe('signals of behaviour', () => {
  test('[RG-09] an ordinary day shows none', () => {
    const acts = [
      act('deposit', 0, 100_00n, 100_00n),
      act('stake', 1, 5_00n, 95_00n),
      act('win', 1, 9_00n, 104_00n),
    ]
    expect(signalsOf({ ...calm, acts })).toEqual({ signals: [], score: 0 })
  })

  test('[RG-09] three deposits on an empty balance right after play are chasing, two are not', () => {
    const round = (minute: number) => [
      act('deposit', minute, 50_00n, 50_00n),
      act('stake', minute + 5, 50_00n, 0n),
    ]
    const acts = [0, 10, 20, 30].flatMap(round)
    expect(shown({ acts })).toEqual(['chasing'])
    expect(shown({ acts: acts.slice(0, -2) })).toEqual([])
    // an hour between the loss and the next deposit is no chase
    expect(shown({ acts: [0, 60, 120, 180].flatMap(round) })).toEqual([])
  })

  const day = (name: string, deposited: bigint) => ({
    day: name,
    deposited,
    playedSeconds: 0,
    isNight: false,
  })

  test('[RG-09] a week at three times the ordinary one is raised deposits, from R$ 500 on', () => {
    const before = ['2026-10-20', '2026-10-28', '2026-11-03', '2026-11-10'].map((name) =>
      day(name, 200_00n),
    )
    expect(shown({ days: [...before, day('2026-11-18', 600_00n)] })).toEqual(['deposits_raised'])
    expect(shown({ days: [...before, day('2026-11-18', 599_99n)] })).toEqual([])
    expect(shown({ days: [day('2026-11-18', 900_00n)] })).toEqual([])
  })

  test('[RG-09] deposits that are the same every day show at no age of an account', () => {
    const daily = Array.from({ length: 35 }, (_, ago) =>
      day(new Date(Date.UTC(2026, 10, 20 - ago)).toISOString().slice(0, 10), 100_00n),
    )
    for (let age = 1; age <= daily.length; age++) {
      expect(shown({ days: daily.slice(0, age) })).toEqual([])
    }
    const raised = daily.map((one, ago) => (ago < 7 ? { ...one, deposited: 300_00n } : one))
    expect(shown({ days: raised.slice(0, 13) })).toEqual([])
    for (let age = 14; age <= daily.length; age++) {
      expect(shown({ days: raised.slice(0, age) })).toEqual(['deposits_raised'])
    }
  })

  test('[RG-09] stakes that grow fourfold while losing show, and do not while winning', () => {
    const low = Array.from({ length: 20 }, (_, i) => act('stake', i, 1_00n, 100_00n))
    const high = Array.from({ length: 20 }, (_, i) => act('stake', 30 + i, 4_00n, 50_00n))
    expect(shown({ acts: [...low, ...high] })).toEqual(['stakes_raised'])
    expect(shown({ acts: [...low, ...high, act('win', 60, 500_00n, 600_00n)] })).toEqual([])
  })

  test('[RG-09] four hours in a day, three nights in a week, a deposit after a withdrawal, five failed ones', () => {
    const played = (day: string, playedSeconds: number, isNight = false) => ({
      day,
      deposited: 0n,
      playedSeconds,
      isNight,
    })
    expect(shown({ days: [played('2026-11-20', 14_400)] })).toEqual(['long_session'])
    expect(shown({ days: [played('2026-11-19', 14_400)] })).toEqual([])
    const nights = ['2026-11-14', '2026-11-16', '2026-11-20'].map((day) => played(day, 60, true))
    expect(shown({ days: nights })).toEqual(['night_play'])
    expect(shown({ days: nights.slice(1) })).toEqual([])
    const back = [act('withdrawal', 0, 50_00n, 0n), act('deposit', 59, 20_00n, 20_00n)]
    expect(shown({ acts: back })).toEqual(['redeposit'])
    expect(shown({ failedDeposits: 5 })).toEqual(['deposits_failed'])
    expect(shown({ failedDeposits: 4 })).toEqual([])
  })

  test('[RG-09] three looser limits, two breaks and five tickets within a week show, fewer do not', () => {
    expect(shown({ looserLimits: 3 })).toEqual(['limits_loosened'])
    expect(shown({ breaks: 2 })).toEqual(['breaks_taken'])
    expect(shown({ contacts: 5 })).toEqual(['contacts'])
    expect(shown({ looserLimits: 2, breaks: 1, contacts: 4 })).toEqual([])
  })

  test('[RG-09] every signal has one rule, and a heavier behaviour never asks for less', () => {
    expect(signalRules.map(({ id }) => id)).toEqual([...signalIds])
    const order = [null, 'message', 'break', 'call']
    fc.assert(
      fc.property(fc.nat(30), fc.nat(30), (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        expect(order.indexOf(interventionFor(high))).toBeGreaterThanOrEqual(
          order.indexOf(interventionFor(low)),
        )
      }),
    )
    expect([0, 2, 6, 9].map(interventionFor)).toEqual([null, 'message', 'break', 'call'])
  })
})
