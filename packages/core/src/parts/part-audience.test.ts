import { expect, test } from 'vitest'
import { isInShare, isNamed, opensMore } from './part-audience.ts'
import type { PartAudience } from './part-audience.ts'
import type { Part } from './parts.ts'

const nobody: PartAudience = { playersPercent: 0, fromLevel: null, testPlayers: false, tagIds: [] }
const PLAYERS = Array.from({ length: 2000 }, (_, at) => BigInt(at + 1))
const among = (part: Part, percent: number) =>
  PLAYERS.filter((playerId) => isInShare(part, playerId, percent))

test('a share of nothing holds nobody, one of a hundred percent everybody', () => {
  expect(among('transfers', 0)).toEqual([])
  expect(among('transfers', 100)).toEqual(PLAYERS)
})

test('a share holds about as many as it says, and a larger one all of a smaller', () => {
  const tenth = among('cash_out', 10)
  // 200 expected, 13 is one standard deviation
  expect(tenth.length).toBeGreaterThan(130)
  expect(tenth.length).toBeLessThan(270)
  expect(among('cash_out', 11)).toEqual(expect.arrayContaining(tenth))
})

test('the first ones of one part are not the first ones of another', () => {
  const others = new Set(among('systems', 10))
  // by chance alone 20 of 2,000
  expect(among('cash_out', 10).filter((one) => others.has(one)).length).toBeLessThan(60)
})

test.for([
  ['a level from its bound on', { fromLevel: 3 }, { level: 3 }, true],
  ['no level below the bound', { fromLevel: 3 }, { level: 2 }, false],
  ['level 0 where no level is named', {}, { level: 0 }, false],
  ['test players where they are named', { testPlayers: true }, { isTest: true }, true],
  ['nobody else where test players are named', { testPlayers: true }, { level: 12 }, false],
  ['no test player where they are not named', {}, { isTest: true }, false],
  ['whoever has one of the tags', { tagIds: ['4', '7'] }, { tagIds: ['9', '7'] }, true],
  ['nobody with other tags', { tagIds: ['4'] }, { tagIds: ['9'] }, false],
] as const)('an audience names %s', ([, audience, player, expected]) => {
  const nobodyKnown = { level: 0, isTest: false, tagIds: [] }
  expect(isNamed({ ...nobody, ...audience }, { ...nobodyKnown, ...player })).toBe(expected)
})

test.for<[string, Partial<PartAudience> | null, Partial<PartAudience> | null, boolean]>([
  ['a larger share', { playersPercent: 5 }, { playersPercent: 6 }, true],
  ['a smaller share', { playersPercent: 6 }, { playersPercent: 5 }, false],
  ['everybody after some', { playersPercent: 99 }, null, true],
  ['some after everybody', null, { playersPercent: 99, tagIds: ['1'] }, false],
  ['nobody after everybody', null, {}, false],
  ['a first level', {}, { fromLevel: 12 }, true],
  ['a lower level', { fromLevel: 4 }, { fromLevel: 3 }, true],
  ['a higher level', { fromLevel: 3 }, { fromLevel: 4 }, false],
  ['no level any more', { fromLevel: 3 }, {}, false],
  ['test players', {}, { testPlayers: true }, true],
  ['no test players any more', { testPlayers: true }, {}, false],
  ['one more tag', { tagIds: ['1'] }, { tagIds: ['1', '2'] }, true],
  ['one tag less', { tagIds: ['1', '2'] }, { tagIds: ['1'] }, false],
  ['the same', { playersPercent: 7, fromLevel: 2 }, { playersPercent: 7, fromLevel: 2 }, false],
  [
    'a level beside a whole share',
    { playersPercent: 100 },
    { playersPercent: 100, fromLevel: 1 },
    false,
  ],
])('%s is told from what opens a part to more players', ([, before, after, expected]) => {
  const audience = (some: Partial<PartAudience> | null) =>
    some ? { ...nobody, ...some } : undefined
  expect(opensMore(audience(before), audience(after))).toBe(expected)
})
