import { ops } from '@jogada/contract'
import { expect, test } from 'vitest'
import { EMPTY_RESULT, endsOf, entryOf, fieldsOf, isUnread } from './result-entry.ts'
import type { End, ResultTexts } from './result-entry.ts'

const written = (texts: Partial<ResultTexts>): ResultTexts => ({ ...EMPTY_RESULT, ...texts })

test.each<[string, End, Partial<ResultTexts>, object | null]>([
  [
    'football',
    'finished',
    { score: '2-1', halfTime: '1 x 0' },
    { score: { home: 2, away: 1 }, halfTime: { home: 1, away: 0 } },
  ],
  ['football', 'finished', { score: '2-1', corners: 'six' }, null],
  [
    'football',
    'finished',
    { score: '1-1', extraTime: '2-2', penalties: '4-3', qualified: 'home', cornersHalfTime: '3-1' },
    {
      score: { home: 1, away: 1 },
      extraTime: { home: 2, away: 2 },
      penalties: { home: 4, away: 3 },
      qualified: 'home',
      cornersHalfTime: { home: 3, away: 1 },
    },
  ],
  [
    'football',
    'abandoned',
    { score: '2-1', played: '30' },
    { score: { home: 2, away: 1 }, played: { amount: 30 } },
  ],
  ['football', 'finished', { halfTime: '1-0' }, null],
  [
    'basketball',
    'finished',
    { score: '99-101', periods: '24-20 18-25' },
    {
      score: { home: 99, away: 101 },
      periods: [
        { home: 24, away: 20 },
        { home: 18, away: 25 },
      ],
    },
  ],
  [
    'basketball',
    'abandoned',
    { score: '50-40', played: '31,5', scheduled: '48' },
    { score: { home: 50, away: 40 }, played: { amount: 31.5, scheduled: 48 } },
  ],
  // what was written for another end does not count
  ['basketball', 'finished', { score: '50-40', played: '31' }, { score: { home: 50, away: 40 } }],
  [
    'tennis',
    'finished',
    { sets: '6-4 7-6', bestOf: '3' },
    {
      sets: [
        { home: 6, away: 4 },
        { home: 7, away: 6 },
      ],
      bestOf: 3,
    },
  ],
  ['tennis', 'finished', { sets: '6-4 7-6', bestOf: '2' }, null],
  [
    'tennis',
    'finished',
    { sets: '6-4 2-3', bestOf: '3', gaveUp: 'home' },
    {
      sets: [
        { home: 6, away: 4 },
        { home: 2, away: 3 },
      ],
      bestOf: 3,
      gaveUp: 'home',
    },
  ],
  [
    'tennis',
    'finished',
    { sets: '6-4 3-6', tieBreak: '10-8', bestOf: '3' },
    {
      sets: [
        { home: 6, away: 4 },
        { home: 3, away: 6 },
      ],
      tieBreak: { home: 10, away: 8 },
      bestOf: 3,
    },
  ],
  [
    'snooker',
    'abandoned',
    { score: '4-3', bestOf: '9', gaveUp: 'home' },
    { score: { home: 4, away: 3 }, bestOf: 9 },
  ],
  [
    'snooker',
    'finished',
    { score: '5-3', bestOf: '9' },
    { score: { home: 5, away: 3 }, bestOf: 9 },
  ],
  [
    'boxing',
    'finished',
    { method: 'ko', winner: 'away', scheduledRounds: '12', round: '7', seconds: '0' },
    { bout: { method: 'ko', winner: 'away', scheduledRounds: 12, round: 7, seconds: 0 } },
  ],
  [
    'boxing',
    'finished',
    { method: 'draw', winner: 'none', scheduledRounds: '12' },
    { bout: { method: 'draw', winner: null, scheduledRounds: 12 } },
  ],
  [
    'boxing',
    'finished',
    {
      method: 'tko',
      winner: 'home',
      scheduledRounds: '10',
      round: '7',
      seconds: '60',
      roundSeconds: '120',
    },
    {
      bout: {
        method: 'tko',
        winner: 'home',
        scheduledRounds: 10,
        round: 7,
        seconds: 60,
        roundSeconds: 120,
      },
    },
  ],
  ['boxing', 'finished', { method: 'ko', scheduledRounds: '12' }, null],
  [
    'cricket',
    'finished',
    { score: '180-175', winner: 'home', innings: '180 175', superOver: true },
    {
      score: { home: 180, away: 175 },
      cricket: { winner: 'home', superOver: true, innings: [180, 175] },
    },
  ],
  [
    'motor_racing',
    'finished',
    { classified: ['norris'], retired: ['stroll'], pole: 'norris' },
    { race: { classified: ['norris'], retired: ['stroll'], pole: 'norris' } },
  ],
  ['motor_racing', 'finished', { pole: 'norris' }, null],
  ['football', 'void', {}, {}],
])('[SPB-12] %s, %s, written as %j', (sport, state, texts, facts) => {
  const entry = entryOf(sport, state, written(texts))
  expect(entry).toEqual(facts && { state, ...facts })
  // what is written is what the server takes
  expect(entry === null || ops.trading.resultEntry.safeParse(entry).success).toBe(true)
})

test('[SPB-12] every sport that can be announced by hand has something to write of its end', () => {
  for (const sport of [...ops.trading.handSports, 'motor_racing']) {
    expect([sport, fieldsOf(sport, 'finished').length > 0]).toEqual([sport, true])
    expect(endsOf(sport, false)).toEqual(['void'])
  }
})

test('an empty field is not wrong, an unreadable one is', () => {
  expect([isUnread('score', ''), isUnread('score', '2-1'), isUnread('score', '2 a 1')]).toEqual([
    false,
    false,
    true,
  ])
})
