import type { EventResult } from '../event-result.ts'
import type { LegResult } from '../leg.ts'
import type { SportRules } from '../rules/sport-rules.ts'
import type { Selection } from '../selection.ts'

export type Grading = {
  readonly selection: Selection
  readonly result: EventResult
  readonly rules: SportRules
}

/** A result, `undecided` while a continuation could change it, null when a fact is missing. */
export type Grade = LegResult | 'undecided' | null

/** `set_{setnr}` with setnr 2 is `set_2`. */
export const tallyName = (template: string, { specifiers }: Selection): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => specifiers[name] ?? '')
