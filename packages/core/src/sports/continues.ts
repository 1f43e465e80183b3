import type { EventResult, Series, Side, Tally } from './event-result.ts'
import type { Score } from './markets/market-rule.ts'

/**
 * Whether `after` can be the same event at a later time with nothing taken back: no goal annulled,
 * no set replayed. Then whatever `before` decided is decided alike by `after`.
 */
export function continues(before: EventResult, after: EventResult): boolean {
  if (after.state === 'void' || after.state === 'walkover') return before.state === after.state
  return (
    Object.entries(before.tallies).every(([name, tally]) => grows(tally, after.tallies[name])) &&
    isPrefix(before.scorers ?? [], after.scorers ?? []) &&
    seriesGrows(before.series, after.series)
  )
}

function grows(before: Tally, after: Tally | undefined): boolean {
  if (!after) return false
  if (before.isFinal) return after.isFinal && isSame(before, after)
  const { outOfTurns } = before
  if (outOfTurns && before[outOfTurns] !== after[outOfTurns]) return false
  return isAtLeast(before, after)
}

const isSame = (a: Score, b: Score) => a.home === b.home && a.away === b.away

const isAtLeast = (before: Score, after: Score) =>
  after.home >= before.home && after.away >= before.away

const isPrefix = (before: readonly Side[], after: readonly Side[]) =>
  before.every((side, at) => after[at] === side)

function seriesGrows(before: Series | undefined, after: Series | undefined): boolean {
  if (!before) return true
  if (!after || !before.finished.every((set, at) => sameAt(set, after.finished[at]))) return false
  if (!before.running) return true
  const now = after.finished[before.finished.length] ?? after.running
  return now !== null && isAtLeast(before.running, now)
}

const sameAt = (set: Score, other: Score | undefined) => other !== undefined && isSame(set, other)
