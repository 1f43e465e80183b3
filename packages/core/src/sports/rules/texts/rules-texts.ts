import type {
  CountedPeriod,
  MinimumAmount,
  RetirementRule,
  SetScoring,
  SpecialRule,
} from '../sport-rules.ts'

/** The sentences of a rules page; what is a number in the rules comes in as a number. */
export type RulesTexts = {
  /** What ends a sentence, with the space before the next one. */
  readonly stop: string
  readonly headings: Readonly<
    Record<'period' | 'stopped' | 'special' | 'markets' | 'general', string>
  >
  readonly period: Readonly<Record<CountedPeriod, string>>
  readonly retirement: Readonly<Record<RetirementRule, string | null>>
  readonly special: Readonly<Record<SpecialRule, string>>
  readonly sets: (scoring: SetScoring) => string
  readonly minimum: (
    what: 'result' | 'score',
    amount: MinimumAmount,
    unit: 'minutes' | 'innings',
  ) => string
  readonly stopped: (resumeHours: number) => string
  readonly general: (resumeHours: number, amendHours: number) => readonly string[]
  readonly lines: Readonly<
    Record<'quarter' | 'from_placement' | 'other_score' | 'dead_heat' | 'tie_back', string>
  >
}
