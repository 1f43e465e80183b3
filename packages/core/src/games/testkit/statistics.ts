import { erfc, gammaTail } from './tails.ts'

/**
 * The chance that a fair source is at least as far off: small ones say that a source is not fair.
 */
export type PValue = number

/** Of a normal variable of mean 0 and deviation 1, on either side. */
export const twoSided = (z: number): PValue => erfc(Math.abs(z) / Math.SQRT2)

/** Of Pearson's statistic. */
export const chiSquareTail = (statistic: number, freedom: number): PValue =>
  gammaTail(freedom / 2, statistic / 2)

const count = (cells: number, drawn: readonly number[]): number[] => {
  const counts = Array.from({ length: cells }, () => 0)
  // what lies in no cell makes every sum no number, and no test passes
  for (const cell of drawn) counts[cell] = (counts[cell] ?? NaN) + 1
  return counts
}

/** Whether cells come as often as they should. */
export function weighted(chances: readonly number[], drawn: readonly number[]): PValue {
  const statistic = count(chances.length, drawn).reduce((sum, found, cell) => {
    const expected = drawn.length * chances[cell]!
    return sum + (found - expected) ** 2 / expected
  }, 0)
  return chiSquareTail(statistic, chances.length - 1)
}

export const evenly = (cells: number, drawn: readonly number[]): PValue =>
  weighted(
    Array.from({ length: cells }, () => 1 / cells),
    drawn,
  )

/** Whether highs and lows follow each other as those of a coin do (Wald and Wolfowitz 1940). */
export function runs(isHigh: readonly boolean[]): PValue {
  const highs = isHigh.filter(Boolean).length
  const lows = isHigh.length - highs
  const found = 1 + isHigh.filter((high, i) => i > 0 && high !== isHigh[i - 1]).length
  const mean = (2 * highs * lows) / isHigh.length + 1
  const variance = ((mean - 1) * (mean - 2)) / (isHigh.length - 1)
  return twoSided((found - mean) / Math.sqrt(variance))
}

/** Whether each cell is followed by each as often, pairs that overlap included (Good 1953). */
export function overlaps(cells: number, drawn: readonly number[]): PValue {
  const n = drawn.length
  const pairs = drawn.map((cell, i) => cell * cells + drawn[(i + 1) % n]!)
  const psi = (kinds: number, of: readonly number[]) =>
    (kinds / n) * count(kinds, of).reduce((sum, found) => sum + found ** 2, 0) - n
  return chiSquareTail(psi(cells ** 2, pairs) - psi(cells, drawn), cells ** 2 - cells)
}

/** Whether it takes as many draws to see every cell as it should, again and again. */
export function collector(cells: number, drawn: readonly number[]): PValue {
  const lengths: number[] = []
  let seen = new Set<number>()
  let length = 0
  for (const cell of drawn) {
    seen.add(cell)
    length++
    if (seen.size < cells) continue
    lengths.push(length)
    seen = new Set()
    length = 0
  }
  const bounds: number[] = []
  const chances: number[] = []
  let before = 0
  // each cell holds a tenth of all, and the last one what is left
  for (let draws = cells; before < 0.8; draws++) {
    const all = chanceOfAll(cells, draws)
    if (all - before < 0.1) continue
    bounds.push(draws)
    chances.push(all - before)
    before = all
  }
  const cellOf = (one: number) => bounds.findIndex((bound) => one <= bound)
  const places = lengths.map((one) => (cellOf(one) === -1 ? bounds.length : cellOf(one)))
  return weighted([...chances, 1 - before], places)
}

/** How likely so many draws show every cell: who has seen `k` of them sees a new one or not. */
function chanceOfAll(cells: number, draws: number): number {
  let chances = [1, ...Array.from({ length: cells }, () => 0)]
  for (let draw = 0; draw < draws; draw++) {
    chances = chances.map(
      (chance, k) => (chance * k) / cells + ((chances[k - 1] ?? 0) * (cells - k + 1)) / cells,
    )
  }
  return chances[cells]!
}

const BLOCK = 100

/** Whether the same outcome comes again within a hundred draws as often as it should. */
export function duplicates(outcomes: number, drawn: readonly number[]): PValue {
  const blocks = Math.floor(drawn.length / BLOCK)
  const pairs = (blocks * BLOCK * (BLOCK - 1)) / 2
  let same = 0
  for (let block = 0; block < blocks; block++) {
    const times = new Map<number, number>()
    for (const one of drawn.slice(block * BLOCK, (block + 1) * BLOCK)) {
      same += times.get(one) ?? 0
      times.set(one, (times.get(one) ?? 0) + 1)
    }
  }
  // two pairs are independent also where they share a draw
  const mean = pairs / outcomes
  return twoSided((same - mean) / Math.sqrt(mean * (1 - 1 / outcomes)))
}

/** Whether a draw says anything of the next one. */
export function serialCorrelation(drawn: readonly number[]): PValue {
  const mean = drawn.reduce((sum, one) => sum + one, 0) / drawn.length
  const apart = drawn.map((one) => one - mean)
  const along = apart.reduce((sum, one, i) => sum + one * (apart[i + 1] ?? 0), 0)
  const whole = apart.reduce((sum, one) => sum + one * one, 0)
  return twoSided((along / whole) * Math.sqrt(drawn.length))
}

/** Whether each thing of a shuffle lies at each place as often. */
export function positions(things: number, orders: readonly (readonly number[])[]): PValue {
  const cells = orders.flatMap((order) => order.map((thing, place) => place * things + thing))
  const expected = orders.length / things
  const statistic = count(things ** 2, cells).reduce(
    (sum, found) => sum + (found - expected) ** 2 / expected,
    0,
  )
  // rows and columns are full, each thing being somewhere and each place taken
  return chiSquareTail((statistic * (things - 1)) / things, (things - 1) ** 2)
}

/** Whether the mean of what was paid is the one that was counted, both for each unit staked. */
export function returns(exact: number, paid: readonly number[]): PValue {
  const mean = paid.reduce((sum, one) => sum + one, 0) / paid.length
  const variance = paid.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (paid.length - 1)
  return twoSided((mean - exact) / Math.sqrt(variance / paid.length))
}
