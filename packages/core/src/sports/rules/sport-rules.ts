import { isSport } from '../sport.ts'
import type { Sport } from '../sport.ts'

/** How a set, game or frame is won: first to `target`, `lead` ahead, or at `cap` at the latest. */
export type SetScoring = {
  readonly target: number
  readonly lead: number
  /** The count that wins whatever the lead; null when there is none. */
  readonly cap: number | null
  /** Another target for the deciding set. */
  readonly decidingTarget: number | null
  /** The deciding set may be one tie-break that counts as a single game. */
  readonly mayDecideByTieBreak: boolean
}

/** How much must be played for a match that was cut short to be official. */
export type MinimumPlay = {
  readonly unit: 'minutes' | 'innings'
  /** For who wins; `homeAheadAmount` is enough where the home side leads. */
  readonly result: readonly MinimumAmount[]
  /** For handicaps, totals and the rest of the whole match. */
  readonly score: readonly MinimumAmount[]
}

export type MinimumAmount = {
  /** Applies to matches scheduled for this much; null for all others. */
  readonly scheduled: number | null
  readonly amount: number
  readonly homeAheadAmount?: number
}

/** What a player's giving up does to the winner market; everything else is void unless decided. */
export type RetirementRule =
  | 'no_retirement'
  | 'void'
  | 'opponent_wins'
  | 'opponent_wins_after_one_set'

/** What part of an event the markets of the whole match count. */
export type CountedPeriod =
  | 'regulation_90'
  | 'regulation_80'
  | 'overtime_included'
  | 'extra_innings_included'
  | 'whole_match'
  | 'official_result'
  | 'ring_decision'
  | 'podium'

/** Rules that hold for one sport beyond the general ones; each has its sentence in the texts. */
export type SpecialRule =
  | 'corners_taken'
  | 'venue_switch_void'
  | 'period_must_be_complete'
  | 'last_quarter_excludes_overtime'
  | 'tie_refunds_winner'
  | 'tie_break_is_one_game'
  | 'schedule_change_stands'
  | 'format_change_void'
  | 'golden_set_excluded'
  | 'no_contest_void'
  | 'half_round_is_half_time'
  | 'bell_not_answered'
  | 'disqualification_is_knockout'
  | 'changed_rounds_void'
  | 'technical_draw_is_draw'
  | 're_rack'
  | 'listed_pitchers'
  | 'super_over_counts'
  | 'no_result_void'
  | 'reduced_innings_void'
  | 'top_player_dead_heat'
  | 'non_starter_void'
  | 'head_to_head_both_start'
  | 'qualifying_official_times'
  | 'in_play_handicap_from_score'
  | 'sevens_14_minutes'

export type SportRules = {
  readonly sport: Sport
  readonly period: CountedPeriod
  readonly retirement: RetirementRule
  readonly minimumPlay: MinimumPlay | null
  readonly sets: SetScoring | null
  readonly special: readonly SpecialRule[]
}

/**
 * The version of these rules: bets keep the one they were accepted by and are settled by it.
 * Whoever changes a rule gives the rules before it their place in `OLDER_RULES` and counts this up.
 */
export const RULES_VERSION = 1
/** Hours from the first start within which an interrupted match must be finished. */
export const RESUME_WITHIN_HOURS = 48
/** Hours after settlement within which an official amendment is followed. */
export const AMEND_WITHIN_HOURS = 72

const minutes = (...amounts: readonly MinimumAmount[]): MinimumPlay => ({
  unit: 'minutes',
  result: amounts,
  score: amounts,
})

const setsTo = (target: number, rest: Partial<SetScoring> = {}): SetScoring => ({
  target,
  lead: 2,
  cap: null,
  decidingTarget: null,
  mayDecideByTieBreak: false,
  ...rest,
})

/** A tie-break in the place of a deciding set, by its points. */
export const MATCH_TIE_BREAK: SetScoring = setsTo(10)
/** As it counts: one game. */
export const ONE_GAME: SetScoring = setsTo(1, { lead: 1, cap: 1 })

const rules = (
  sport: Sport,
  period: CountedPeriod,
  rest: Partial<Omit<SportRules, 'sport' | 'period'>> = {},
): SportRules => ({
  sport,
  period,
  retirement: 'no_retirement',
  minimumPlay: null,
  sets: null,
  special: [],
  ...rest,
})

/**
 * The house rules of every sport: the engine settles by them and the rules page is made of them.
 */
export const SPORT_RULES: Readonly<Record<Sport, SportRules>> = {
  football: rules('football', 'regulation_90', {
    special: ['in_play_handicap_from_score', 'corners_taken', 'venue_switch_void'],
  }),
  basketball: rules('basketball', 'overtime_included', {
    minimumPlay: minutes({ scheduled: 48, amount: 43 }, { scheduled: null, amount: 35 }),
    special: ['period_must_be_complete', 'last_quarter_excludes_overtime', 'tie_refunds_winner'],
  }),
  tennis: rules('tennis', 'whole_match', {
    retirement: 'opponent_wins_after_one_set',
    sets: setsTo(6, { cap: 7, mayDecideByTieBreak: true }),
    special: ['tie_break_is_one_game', 'schedule_change_stands'],
  }),
  boxing: rules('boxing', 'ring_decision', {
    special: [
      'tie_refunds_winner',
      'no_contest_void',
      'half_round_is_half_time',
      'bell_not_answered',
      'disqualification_is_knockout',
      'changed_rounds_void',
      'technical_draw_is_draw',
    ],
  }),
  snooker: rules('snooker', 'whole_match', {
    retirement: 'opponent_wins',
    special: ['re_rack'],
  }),
  baseball: rules('baseball', 'extra_innings_included', {
    minimumPlay: {
      unit: 'innings',
      result: [{ scheduled: null, amount: 5, homeAheadAmount: 4.5 }],
      score: [{ scheduled: null, amount: 9, homeAheadAmount: 8.5 }],
    },
    special: ['listed_pitchers'],
  }),
  volleyball: rules('volleyball', 'whole_match', {
    retirement: 'void',
    sets: setsTo(25, { decidingTarget: 15 }),
    special: ['golden_set_excluded', 'format_change_void'],
  }),
  badminton: rules('badminton', 'whole_match', {
    retirement: 'void',
    sets: setsTo(21, { cap: 30 }),
    special: ['format_change_void'],
  }),
  american_football: rules('american_football', 'overtime_included', {
    minimumPlay: minutes({ scheduled: null, amount: 55 }),
    special: ['last_quarter_excludes_overtime', 'tie_refunds_winner'],
  }),
  rugby: rules('rugby', 'regulation_80', { special: ['sevens_14_minutes'] }),
  table_tennis: rules('table_tennis', 'whole_match', {
    retirement: 'void',
    sets: setsTo(11),
    special: ['format_change_void'],
  }),
  cricket: rules('cricket', 'official_result', {
    special: [
      'super_over_counts',
      'no_result_void',
      'reduced_innings_void',
      'top_player_dead_heat',
    ],
  }),
  motor_racing: rules('motor_racing', 'podium', {
    special: ['non_starter_void', 'head_to_head_both_start', 'qualifying_official_times'],
  }),
}

/** The rules that bets of before were accepted by, by version. */
const OLDER_RULES: Readonly<Record<number, typeof SPORT_RULES>> = {}

/** The rules of a sport in a version; null for a version that is not known here. */
export const rulesOf = (sport: Sport, version: number): SportRules | null =>
  (version === RULES_VERSION ? SPORT_RULES : OLDER_RULES[version])?.[sport] ?? null

/**
 * Whether bets on a match go back because it was put off, by instants in ms; in a sport whose
 * matches follow no fixed schedule they stand.
 */
export const isPutOffTooLong = (sport: string, firstStart: number, newStart: number): boolean =>
  newStart - firstStart > RESUME_WITHIN_HOURS * 3_600_000 &&
  !(isSport(sport) && SPORT_RULES[sport].special.includes('schedule_change_stands'))

/** Whether an official amendment still changes a settlement made at `settledAt`, in ms. */
export const isAmendedInTime = (settledAt: number, amendedAt: number): boolean =>
  amendedAt - settledAt <= AMEND_WITHIN_HOURS * 3_600_000
