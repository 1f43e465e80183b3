import { VOID_EVENT } from './event-result.ts'
import type { EventResult } from './event-result.ts'
import type { MatchResult } from './markets/market-rule.ts'
import { footballResult } from './results/football.ts'

/** A football result of the score alone, in the form that every market is settled on. */
export const eventResultOf = (result: MatchResult): EventResult =>
  result.state === 'void' ? VOID_EVENT : footballResult(result)
