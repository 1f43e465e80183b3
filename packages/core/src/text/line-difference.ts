/** A line of two texts put side by side: in both, only in the old one, or only in the new one. */
export type LineChange = {
  readonly kind: 'same' | 'removed' | 'added'
  readonly line: string
}

/** Above so many pairs of lines the middle of two texts counts as rewritten. */
const MOST_PAIRS = 4_000_000

const as = (kind: LineChange['kind'], lines: readonly string[]): LineChange[] =>
  lines.map((line) => ({ kind, line }))

/**
 * The lines of two texts in reading order, with as many as possible the same: a longest common
 * subsequence between what both begin and end with. What was removed stands before what was added.
 */
export function lineDifference(before: string, after: string): readonly LineChange[] {
  const was = before.split('\n')
  const is = after.split('\n')
  const shorter = Math.min(was.length, is.length)
  let head = 0
  while (head < shorter && was[head] === is[head]) head++
  let tail = 0
  while (tail < shorter - head && was.at(-1 - tail) === is.at(-1 - tail)) tail++
  return [
    ...as('same', was.slice(0, head)),
    ...between(was.slice(head, was.length - tail), is.slice(head, is.length - tail)),
    ...as('same', was.slice(was.length - tail)),
  ]
}

function between(was: readonly string[], is: readonly string[]): LineChange[] {
  if (was.length * is.length > MOST_PAIRS) return [...as('removed', was), ...as('added', is)]
  const common = commonLengths(was, is)
  const found: LineChange[] = []
  let i = 0
  let j = 0
  while (i < was.length || j < is.length) {
    if (i < was.length && j < is.length && was[i] === is[j]) {
      found.push({ kind: 'same', line: was[i]! })
      i++
      j++
    } else if (j === is.length || (i < was.length && common(i + 1, j) >= common(i, j + 1))) {
      found.push({ kind: 'removed', line: was[i]! })
      i++
    } else {
      found.push({ kind: 'added', line: is[j]! })
      j++
    }
  }
  return found
}

/** How many lines the rests of two texts from two places on have in common. */
function commonLengths(was: readonly string[], is: readonly string[]) {
  const width = is.length + 1
  const lengths = new Uint32Array((was.length + 1) * width)
  for (let i = was.length - 1; i >= 0; i--) {
    for (let j = is.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        was[i] === is[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!)
    }
  }
  return (i: number, j: number) => lengths[i * width + j]!
}
