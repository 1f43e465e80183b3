import { parseLine } from '../line.ts'
import type { MarketDefinition } from './market-definition.ts'
import type { Specifiers } from './market-rule.ts'

/**
 * Whether the score alone can give a stake back, whole or in part: a market that refunds, unless
 * its line lies at a half.
 */
export function givesBack({ canRefund }: MarketDefinition, specifiers: Specifiers): boolean {
  if (!canRefund) return false
  const at = parseLine(specifiers['total'] ?? specifiers['hcp'] ?? '0')
  return at === null || Math.abs(at % 4) !== 2
}
