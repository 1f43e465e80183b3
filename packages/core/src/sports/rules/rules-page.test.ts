import { describe, expect, test } from 'vitest'
import type { EventResult } from '../event-result.ts'
import { gradeLeg } from '../grade-leg.ts'
import { CATALOGUE } from '../markets/catalogue.ts'
import { boutResult } from '../results/bout.ts'
import { cricketResult } from '../results/cricket.ts'
import { footballResult } from '../results/football.ts'
import { baseballResult, periodsResult } from '../results/periods.ts'
import { raceResult } from '../results/race.ts'
import { setsResult } from '../results/sets.ts'
import { SPORTS } from '../sport.ts'
import type { Sport } from '../sport.ts'
import { rulesPage as pageIn } from './rules-page.ts'
import { isAmendedInTime, isPutOffTooLong, SPORT_RULES } from './sport-rules.ts'
import type { SpecialRule, SportRules } from './sport-rules.ts'
import { rulesTexts } from './texts/of-language.ts'
import type { RulesLanguage } from './texts/of-language.ts'
import type { RulesTexts } from './texts/rules-texts.ts'

const at = (home: number, away: number) => ({ home, away })

const resultOf = (
  sport: Sport,
  market: string,
  outcome: string,
  result: EventResult,
  rules?: SportRules,
) => {
  const [key, ...pairs] = market.split('|')
  const specifiers = Object.fromEntries(pairs.map((pair) => pair.split('=')))
  return gradeLeg({ sport, key: key!, specifiers, outcome }, result, rules)?.result
}

const bout = (facts: Partial<Parameters<typeof boutResult>[0]>) =>
  boutResult({ method: 'tko', winner: 'home', scheduledRounds: 12, ...facts })

/**
 * What the engine does where the page says so; the rest is said of what is entered,
 * not of settling.
 */
const ENGINE: Partial<Record<SpecialRule, () => readonly [unknown, unknown]>> = {
  in_play_handicap_from_score: () => {
    const leg = {
      sport: 'football',
      key: 'asian_handicap',
      specifiers: { hcp: '0.00' },
      outcome: 'home',
    } as const
    const result = footballResult({ state: 'finished', score: at(1, 1) })
    return [gradeLeg({ ...leg, scoreAtPlacement: at(0, 1) }, result)?.result, 'win']
  },
  period_must_be_complete: () => {
    const cut = periodsResult('quarters', {
      state: 'abandoned',
      score: at(20, 10),
      periods: [at(20, 10)],
    })
    return [resultOf('basketball', 'q1_1x2', 'home', cut), 'refund']
  },
  last_quarter_excludes_overtime: () => {
    const periods = [at(1, 1), at(1, 1), at(1, 1), at(2, 1)]
    const played = periodsResult('quarters', { state: 'finished', score: at(9, 20), periods })
    return [resultOf('american_football', 'q4_total|total=3.50', 'over', played), 'lose']
  },
  tie_refunds_winner: () => [
    resultOf(
      'basketball',
      'winner_incl_ot',
      'home',
      periodsResult('quarters', { state: 'finished', score: at(80, 80) }),
    ),
    'refund',
  ],
  no_contest_void: () => [
    resultOf('boxing', '1x2', 'home', bout({ method: 'no_contest' })),
    'refund',
  ],
  half_round_is_half_time: () => [
    resultOf('boxing', 'total_rounds|total=2.50', 'over', bout({ round: 3, seconds: 90 })),
    'win',
  ],
  bell_not_answered: () => [
    resultOf('boxing', 'round_betting', 'home_r4', bout({ method: 'rtd', roundNotAnswered: 5 })),
    'win',
  ],
  disqualification_is_knockout: () => [
    resultOf('boxing', 'method', 'home_ko_tko_dq', bout({ method: 'dq', round: 3 })),
    'win',
  ],
  changed_rounds_void: () => [
    resultOf('boxing', 'method', 'draw', bout({ isChanged: true })),
    'refund',
  ],
  technical_draw_is_draw: () => [
    resultOf('boxing', '1x2', 'draw', bout({ method: 'technical_draw', winner: null })),
    'win',
  ],
  listed_pitchers: () => [
    resultOf(
      'baseball',
      'winner_incl_extra',
      'home',
      baseballResult({ state: 'finished', score: at(5, 4), listedPitcherChanged: true }),
    ),
    'refund',
  ],
  super_over_counts: () => [
    resultOf(
      'cricket',
      'winner_incl_super_over',
      'away',
      cricketResult({ state: 'finished', winner: 'away', superOver: true }),
    ),
    'win',
  ],
  no_result_void: () => [
    resultOf(
      'cricket',
      'winner_incl_super_over',
      'away',
      cricketResult({ state: 'finished', winner: 'tie' }),
    ),
    'refund',
  ],
  reduced_innings_void: () => {
    const innings = [{ runs: 100, isComplete: true, isReduced: true }]
    return [
      resultOf(
        'cricket',
        'innings_total|inningnr=1|total=150.50',
        'under',
        cricketResult({ state: 'finished', winner: 'home', innings }),
      ),
      'refund',
    ]
  },
  non_starter_void: () => [
    resultOf(
      'motor_racing',
      'race_winner',
      'X',
      raceResult({ state: 'finished', race: [{ entrant: 'X', place: null, started: false }] }),
    ),
    'refund',
  ],
  head_to_head_both_start: () => {
    const race = [
      { entrant: 'X', place: null, started: true, laps: 9 },
      { entrant: 'Y', place: null, started: true, laps: 8 },
    ]
    return [
      resultOf(
        'motor_racing',
        'head_to_head|driverA=X|driverB=Y',
        'home',
        raceResult({ state: 'finished', race }),
      ),
      'win',
    ]
  },
}

const LANGUAGES = Object.keys(rulesTexts) as RulesLanguage[]
const texts = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (one) => [one, await rulesTexts[one]()] as const)),
) as Record<RulesLanguage, RulesTexts>

/** Names of markets stand with them in two languages; elsewhere the app has them. */
const named = (language: RulesLanguage) => (language === 'pt-br' ? 'pt-br' : 'en-us')

const rulesPage = (sport: Sport, language: RulesLanguage, rules?: SportRules) =>
  pageIn(
    sport,
    { texts: texts[language], marketName: (name) => name[named(language)] },
    ...(rules ? [rules] : []),
  )

const words = (page: ReturnType<typeof rulesPage>) =>
  page.sections.flatMap(({ paragraphs }) => paragraphs).join('\n')

/** Every number that a page says, in order of size. */
const numbers = (text: string) =>
  [...text.matchAll(/\d+(?:[.,]\d+)?/g)]
    .map(([one]) => Number(one.replace(',', '.')))
    .sort((one, other) => one - other)

describe('rules pages', () => {
  test.each(SPORTS.flatMap((sport) => LANGUAGES.map((language) => [sport, language] as const)))(
    '[R003] [R072] %s in %s names every market and repeats no sentence',
    (sport, language) => {
      const page = rulesPage(sport, language)
      const text = words(page)
      for (const { name } of CATALOGUE.get(sport)!) expect(text).toContain(name[named(language)])
      for (const { heading, paragraphs } of page.sections) {
        expect(heading).not.toBe('')
        expect(new Set(paragraphs).size).toBe(paragraphs.length)
        for (const paragraph of paragraphs) {
          expect(paragraph).toMatch(language === 'th-th' ? /^\S.*\S$/s : /^\S.*[.。।]$/s)
        }
      }
      expect(text).not.toMatch(/\b(?:undefined|null|NaN)\b|\{/)
    },
  )

  test.each(LANGUAGES)('[R072] every number of the rules stands in %s too', (language) => {
    for (const sport of SPORTS) {
      const pages = [language, 'en-us' as const].map((one) =>
        pageIn(sport, { texts: texts[one], marketName: () => '' }),
      )
      const [here, english] = pages.map((page) => numbers(words(page)))
      expect([sport, here]).toEqual([sport, english])
    }
  })

  test.each(Object.entries(ENGINE))(
    'what the page says about %s is what the engine does',
    (rule, check) => {
      const [does, says] = check()
      expect(does).toBe(says)
      expect(
        Object.values(SPORT_RULES).some(({ special }) => special.includes(rule as SpecialRule)),
      ).toBe(true)
    },
  )

  test('another minimum of play settles otherwise and reads otherwise', () => {
    const rules: SportRules = {
      ...SPORT_RULES.basketball,
      minimumPlay: {
        unit: 'minutes',
        result: [{ scheduled: null, amount: 38 }],
        score: [{ scheduled: null, amount: 39 }],
      },
    }
    const stopped = periodsResult('quarters', {
      state: 'abandoned',
      score: at(9, 8),
      minutes: { amount: 36 },
    })
    expect(resultOf('basketball', 'winner_incl_ot', 'home', stopped)).toBe('win')
    expect(resultOf('basketball', 'winner_incl_ot', 'home', stopped, rules)).toBe('refund')
    expect(words(rulesPage('basketball', 'pt-br'))).toContain('a partir de 35 minutos')
    const text = words(rulesPage('basketball', 'pt-br', rules))
    expect(text).toContain('a partir de 38 minutos')
    expect(text).not.toContain('35 minutos')
  })

  test('another retirement rule and another scoring settle and read otherwise', () => {
    const { tennis, volleyball } = SPORT_RULES
    const retired = setsResult({
      sport: 'tennis',
      state: 'retired',
      sets: [at(6, 0), at(2, 0)],
      bestOf: 3,
      retired: 'away',
    })
    const strict: SportRules = { ...tennis, retirement: 'void' }
    expect(resultOf('tennis', 'winner', 'home', retired)).toBe('win')
    expect(resultOf('tennis', 'winner', 'home', retired, strict)).toBe('refund')
    expect(words(rulesPage('tennis', 'en-us', strict))).not.toBe(
      words(rulesPage('tennis', 'en-us')),
    )

    const cut = setsResult({
      sport: 'volleyball',
      state: 'abandoned',
      sets: [at(18, 17)],
      bestOf: 5,
    })
    const short: SportRules = { ...volleyball, sets: { ...volleyball.sets!, target: 21 } }
    const over = 'set_total_points|setnr=1|total=41.50'
    expect(resultOf('volleyball', over, 'over', cut)).toBe('win')
    expect(resultOf('volleyball', over, 'over', cut, short)).toBe('refund')
    expect(words(rulesPage('volleyball', 'en-us', short))).toContain('First to 21 wins')
  })

  test('[SPB-09] a match may be put off by 48 hours, or at will in tennis, and corrected for 72', () => {
    const hours = (count: number) => count * 3_600_000
    const putOff = [hours(48), hours(48) + 1].map((by) => isPutOffTooLong('football', 0, by))
    expect(putOff).toEqual([false, true])
    expect(isPutOffTooLong('tennis', 0, hours(480))).toBe(false)
    expect([isAmendedInTime(0, hours(72)), isAmendedInTime(0, hours(72) + 1)]).toEqual([
      true,
      false,
    ])
    for (const sport of SPORTS) {
      expect(words(rulesPage(sport, 'pt-br'))).toContain('até 48 horas')
      expect(words(rulesPage(sport, 'en-us'))).toContain('within 72 hours')
    }
  })
})
