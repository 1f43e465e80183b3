import { BET_RESULTS, betResultOf } from '@jogada/core/sports/codes'
import type { BetResult } from '@jogada/core/sports/codes'
import type { LegResult } from '@jogada/core/sports/leg'

const LEG = /^(\d+)(?:\*(\d+)\/([1-9]\d*))?$/

/**
 * Keeps in a row how the legs of a ticket stood when it was settled: `10`, `10*1/2` for a dead
 * heat, nothing for a leg that did not count any more.
 */
export const legResultsText = (legs: readonly (LegResult | null)[]): string =>
  legs.map((leg) => (leg ? legText(leg) : '')).join(',')

/**
 * What `legResultsText` kept; null of a ticket that is not settled. Throws on what it never writes.
 */
export const readLegResults = (text: string | null): (LegResult | null)[] | null =>
  text === null ? null : text.split(',').map(readLeg)

/** Whether a leg returns the same by both results. */
export const isSameResult = (a: LegResult, b: LegResult): boolean => legText(a) === legText(b)

/** The result that a settled ticket has by its code; throws on a code that is none. */
export function resultOfCode(code: number | null): BetResult {
  const result = code === null ? undefined : betResultOf(code)
  if (!result) throw new Error(`a bet cannot have ended as ${code}`)
  return result
}

const legText = ({ result, deadHeat }: LegResult): string =>
  deadHeat
    ? `${BET_RESULTS[result]}*${deadHeat.numerator}/${deadHeat.denominator}`
    : String(BET_RESULTS[result])

function readLeg(text: string): LegResult | null {
  if (text === '') return null
  const [, code, numerator, denominator] = LEG.exec(text) ?? []
  if (code === undefined) throw new Error(`a leg cannot have ended as ${text}`)
  const result = resultOfCode(Number(code))
  if (numerator === undefined) return { result }
  return {
    result,
    deadHeat: { numerator: BigInt(numerator), denominator: BigInt(denominator!) },
  }
}
