import { describe, expect, test } from 'vitest'
import { VOID_EVENT } from '../event-result.ts'
import type { EventResult, Tally } from '../event-result.ts'
import { gradeLeg } from '../grade-leg.ts'
import { SPORTS } from '../sport.ts'
import { CATALOGUE, marketOf } from './catalogue.ts'
import { tallyName } from './grading.ts'
import type { MarketDefinition } from './market-definition.ts'

const markets = [...CATALOGUE.values()].flat()

const SPECIFIERS: Record<string, string> = {
  total: '2.50',
  driverA: 'A',
  driverB: 'B',
  driver: 'A',
}

const specifiersOf = ({ specifiers, settle, canRefund }: MarketDefinition) =>
  Object.fromEntries(
    specifiers.map((name) => {
      if (name !== 'hcp') return [name, SPECIFIERS[name] ?? '1']
      return [name, settle === 'handicap3' ? '0:1' : canRefund ? '-0.75' : '-0.50']
    }),
  )

const outcomesOf = ({ outcomes, settle }: MarketDefinition): readonly string[] => {
  if (outcomes.length > 0) return outcomes
  if (settle === 'correct_score') return ['2:1', '7:6', 'other']
  return settle === 'round_betting' ? ['home_r2', 'away_r3', 'decision_or_draw'] : ['A', 'B']
}

/** An event of which everything is known, 2-1 in every count. */
function everythingOf(market: MarketDefinition): EventResult {
  const selection = {
    sport: market.sport,
    key: market.key,
    specifiers: specifiersOf(market),
    outcome: '',
  }
  const tally: Tally = { home: 2, away: 1, isFinal: true }
  const names = market.counts.map((name) => tallyName(name, selection))
  const ranking = ['A', 'B'].map((entrant, at) => ({ entrant, place: at + 1, started: true }))
  return {
    state: 'finished',
    tallies: Object.fromEntries(names.map((name) => [name, tally])),
    rankings: Object.fromEntries(names.map((name) => [name, ranking])),
    winner: 'home',
    scorers: ['home', 'away', 'home'],
    superOver: true,
    bout: { method: 'ko', round: 2, roundsFought: 1.5, scheduledRounds: 12, isChanged: false },
  }
}

describe('catalogue', () => {
  test('[R003] [R087] every sport of the menu has its markets', () => {
    const counts = Object.fromEntries(SPORTS.map((sport) => [sport, CATALOGUE.get(sport)!.length]))
    expect(counts).toEqual({
      football: 34,
      basketball: 21,
      tennis: 11,
      boxing: 6,
      snooker: 6,
      baseball: 8,
      volleyball: 10,
      badminton: 10,
      american_football: 10,
      rugby: 5,
      table_tennis: 10,
      cricket: 9,
      motor_racing: 8,
    })
  })

  test('[R085] every game-time code of the specification is used, and no other', () => {
    const codes = new Set(markets.map(({ gameTime }) => gameTime))
    expect([...codes].toSorted((a, b) => a - b)).toEqual([1, 2, 4, 1001, 1002, 1003, 1004])
  })

  test.each(markets.map((market) => [market.sport, market.key, market] as const))(
    '[R087] %s %s settles each outcome, gives all back when void, and refuses what it is not',
    (sport, key, market) => {
      expect(marketOf(sport, key)).toBe(market)
      expect(market.name['pt-br']).not.toBe('')
      expect(market.name['en-us']).not.toBe('')
      const specifiers = specifiersOf(market)
      const result = everythingOf(market)
      for (const outcome of outcomesOf(market)) {
        const selection = { sport, key, specifiers, outcome }
        const graded = gradeLeg(selection, result)
        expect(graded).not.toBeNull()
        const isClear = graded!.result === 'win' || graded!.result === 'lose'
        expect(isClear || market.canRefund).toBe(true)
        expect(gradeLeg(selection, VOID_EVENT)?.result).toBe('refund')
      }
      const first = outcomesOf(market)[0]!
      expect(gradeLeg({ sport, key, specifiers, outcome: '' }, result)).toBeNull()
      const strange = { ...specifiers, strange: '1' }
      expect(gradeLeg({ sport, key, specifiers: strange, outcome: first }, result)).toBeNull()
      for (const name of market.specifiers.filter(
        (each) => !market.accepts(first, without(specifiers, each)),
      )) {
        const rest = without(specifiers, name)
        expect(gradeLeg({ sport, key, specifiers: rest, outcome: first }, result)).toBeNull()
      }
    },
  )

  test('exactly one outcome of a market without refunds wins', () => {
    for (const market of markets) {
      const { sport, key, outcomes, settle } = market
      if (market.canRefund || outcomes.length === 0 || settle === 'double_chance') continue
      const won = outcomes.filter(
        (outcome) =>
          gradeLeg({ sport, key, specifiers: specifiersOf(market), outcome }, everythingOf(market))
            ?.result === 'win',
      )
      expect(won, `${sport} ${key}`).toHaveLength(1)
    }
  })
})

describe('the spelling of a market', () => {
  test.each([
    ['football', 'total', { total: '2.5' }, { total: '2.50' }],
    ['football', 'total', { total: '02.50' }, { total: '2.50' }],
    ['football', 'total', { total: '3', variant: 'a' }, { total: '3.00' }],
    ['football', 'asian_handicap', { hcp: '-0' }, { hcp: '0.00' }],
    ['football', 'asian_handicap', { hcp: '-01.5' }, { hcp: '-1.50' }],
    ['football', 'european_handicap', { hcp: '00:01' }, { hcp: '0:1' }],
    ['football', 'next_goal', { goalnr: '2' }, { goalnr: '2' }],
    ['basketball', 'q1_total', { quarternr: '7', total: '41.5' }, { total: '41.50' }],
    ['basketball', 'q1_total', { total: '41.5' }, { total: '41.50' }],
    ['motor_racing', 'top3', { places: '3' }, {}],
  ] as const)('%s %s: %j is written %j', (sport, key, given, spelled) => {
    expect(marketOf(sport, key)!.spell(given)).toEqual(spelled)
  })

  test.each([
    ['total', {}],
    ['total', { total: '2.3' }],
    ['total', { total: '2.5', strange: '1' }],
    ['european_handicap', { hcp: '1' }],
    ['1x2', { total: '2.5' }],
  ] as const)('%s has none for %j', (key, given) => {
    expect(marketOf('football', key)!.spell(given)).toBeNull()
  })

  test('is that of every market of ours already, but for what its key says', () => {
    for (const market of markets) {
      const given = specifiersOf(market)
      const spelled = market.spell(given)!
      expect(given).toMatchObject(spelled)
      expect(market.spell(spelled)).toEqual(spelled)
      expect(Object.keys(spelled)).toEqual(market.needed)
      expect(market.accepts(outcomesOf(market)[0]!, spelled)).toBe(true)
    }
  })
})

const without = (specifiers: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(specifiers).filter(([each]) => each !== name))
