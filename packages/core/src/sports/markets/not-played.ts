import type { EventResult } from '../event-result.ts'

const PART = /^(.+?)_(\d+)(?:_(\d+))?$/

/**
 * Whether a part that the facts do not count was not played to its end: a third set of a match that
 * took two. False where it may have been played and nobody wrote it down.
 */
export function isNotPlayed(name: string, result: EventResult): boolean {
  const [, part, number, within] = PART.exec(name) ?? []
  if (part === undefined) return false
  const { state, series, tallies } = result
  if (series) {
    const begun = series.finished.length + (series.running ? 1 : 0)
    if (Number(number) > begun) return true
    const set = part === 'game' ? tallies[`set_${number}`] : undefined
    return set !== undefined && Number(within) > set.home + set.away
  }
  if (state === 'finished') return false
  return within === undefined
    ? isBeyond(`${part}_`, Number(number), result)
    : isBeyond(`${part}_${number}_`, Number(within), result)
}

/** Whether play stopped before a part, by the last one of its kind that was counted. */
function isBeyond(kind: string, number: number, { tallies }: EventResult): boolean {
  for (let at = number - 1; at > 0; at--) {
    const before = tallies[`${kind}${at}`]
    // one that was over leaves it open whether the next had begun
    if (before) return !before.isFinal || at < number - 1
  }
  return false
}
