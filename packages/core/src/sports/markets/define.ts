import { GAME_TIMES } from '../codes.ts'
import type { GameTime } from '../codes.ts'
import { formatLine, parseLine } from '../line.ts'
import type { Sport } from '../sport.ts'
import type { MarketDefinition, SettleBy } from './market-definition.ts'
import type { Specifiers } from './market-rule.ts'

type Rest = {
  readonly counts?: string | readonly string[]
  readonly specifiers?: readonly string[]
  readonly gameTime?: GameTime
  readonly isPart?: boolean
  readonly fromPlacement?: boolean
  readonly canRefund?: boolean
  readonly outcomes?: readonly string[]
  readonly places?: number
  readonly listed?: readonly string[]
}

/** One row of a sport's list: key, pt-br name, en-us name, rule, and what is not usual about it. */
export type MarketRow = readonly [
  key: string,
  ptBr: string,
  enUs: string,
  settle: SettleBy,
  rest?: Rest,
]

/** Makes market definitions of a sport's rows. */
export const define = (sport: Sport, rows: readonly MarketRow[]): readonly MarketDefinition[] =>
  rows.map(([key, ptBr, enUs, settle, rest = {}]) => {
    const specifiers = [...(rest.specifiers ?? []), ...(LINES[settle] ?? [])]
    const needed = specifiers.filter((name) => !OPTIONAL.has(name))
    const outcomes = rest.outcomes ?? OUTCOMES[settle]
    const canRefund = rest.canRefund ?? REFUNDABLE.has(settle)
    return {
      sport,
      key,
      name: { 'pt-br': ptBr, 'en-us': enUs },
      settle,
      counts: [rest.counts ?? 'match'].flat(),
      outcomes,
      specifiers,
      needed,
      gameTime: GAME_TIMES[rest.gameTime ?? 'full_game'],
      canRefund,
      canCashOut: true,
      isWholeMatch: !rest.isPart,
      fromPlacement: rest.fromPlacement ?? false,
      places: rest.places ?? null,
      listed: rest.listed ?? null,
      accepts: (outcome, given) =>
        isOutcome(settle, outcomes, outcome) &&
        areSpecifiers({ settle, canRefund }, specifiers, given),
      spell: (given) =>
        areSpecifiers({ settle, canRefund }, specifiers, given)
          ? spelled(settle, needed, given)
          : null,
    }
  })

const SIDES = ['home', 'away']
const THREE_WAYS = ['home', 'draw', 'away']
const TOTAL_SIDES = ['over', 'under']
const YES_NO = ['yes', 'no']

/** What can be backed unless a row says otherwise; nothing where the scores, rounds or entrants are. */
const OUTCOMES: Readonly<Record<SettleBy, readonly string[]>> = {
  result3: THREE_WAYS,
  double_chance: ['1X', '12', 'X2'],
  result2_push: SIDES,
  handicap3: THREE_WAYS,
  asian_handicap: SIDES,
  asian_total: TOTAL_SIDES,
  home_total: TOTAL_SIDES,
  away_total: TOTAL_SIDES,
  exact: ['0', '1', '2', '3', '4', '5', '6+'],
  odd_even: ['odd', 'even'],
  btts: YES_NO,
  clean_sheet_home: YES_NO,
  clean_sheet_away: YES_NO,
  ht_ft: ['1/1', '1/X', '1/2', 'X/1', 'X/X', 'X/2', '2/1', '2/X', '2/2'],
  highest_scoring_half: ['1h', '2h', 'equal'],
  next_goal: ['home', 'none', 'away'],
  to_qualify: SIDES,
  winner: SIDES,
  rounds_total: TOTAL_SIDES,
  method: ['home_ko_tko_dq', 'home_decision', 'away_ko_tko_dq', 'away_decision', 'draw'],
  goes_distance: YES_NO,
  h2h: SIDES,
  classified: YES_NO,
  super_over: YES_NO,
  correct_score: [],
  round_betting: [],
  place: [],
}

const LINES: Partial<Record<SettleBy, readonly string[]>> = {
  handicap3: ['hcp'],
  asian_handicap: ['hcp'],
  asian_total: ['total'],
  home_total: ['total'],
  away_total: ['total'],
  rounds_total: ['total'],
  next_goal: ['goalnr'],
  h2h: ['driverA', 'driverB'],
  classified: ['driver'],
}

const REFUNDABLE: ReadonlySet<SettleBy> = new Set([
  'result2_push',
  'asian_handicap',
  'asian_total',
  'home_total',
  'away_total',
])

type Kind = { readonly settle: SettleBy; readonly canRefund: boolean }

/** Said by the key already; allowed in an identity, never needed. */
const OPTIONAL = new Set(['variant', 'quarternr', 'places'])

function isOutcome(settle: SettleBy, outcomes: readonly string[], outcome: string): boolean {
  if (outcomes.length > 0) return outcomes.includes(outcome)
  if (settle === 'correct_score') return outcome === 'other' || /^\d{1,2}:\d{1,2}$/.test(outcome)
  if (settle === 'round_betting') return /^((home|away)_r\d{1,2}|decision_or_draw)$/.test(outcome)
  return outcome !== ''
}

function areSpecifiers(kind: Kind, names: readonly string[], given: Specifiers): boolean {
  return (
    Object.keys(given).every((name) => names.includes(name) || OPTIONAL.has(name)) &&
    names.every((name) => OPTIONAL.has(name) || isSpecifier(kind, name, given[name] ?? ''))
  )
}

function isSpecifier({ settle, canRefund }: Kind, name: string, value: string): boolean {
  if (settle === 'handicap3') return /^\d{1,2}:\d{1,2}$/.test(value)
  if (name === 'hcp' || name === 'total') {
    const at = parseLine(value)
    // What cannot be refunded has lines on halves only: there is no score to land on.
    return at !== null && (canRefund || Math.abs(at % 4) === 2)
  }
  return name.endsWith('nr') ? /^[1-9]\d{0,2}$/.test(value) : value !== ''
}

const spelled = (settle: SettleBy, names: readonly string[], given: Specifiers): Specifiers =>
  Object.fromEntries(names.map((name) => [name, spelledValue(settle, name, given[name]!)]))

function spelledValue(settle: SettleBy, name: string, value: string): string {
  if (settle === 'handicap3' && name === 'hcp') return value.split(':').map(Number).join(':')
  return name === 'hcp' || name === 'total' ? formatLine(parseLine(value)!) : value
}
