/** The plain peer: for each outcome of each market, one walk over the whole score matrix. */
const SIZE = 11

type Rates = { readonly home: number; readonly away: number; readonly rho: number }
type Rule = (home: number, away: number) => number

/** +1 won, -1 lost, 0 given back. */
const sign = (value: number) => (value > 0 ? 1 : value < 0 ? -1 : 0)
const wonIf = (is: boolean) => (is ? 1 : -1)

const scores = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 0],
  [0, 2],
  [2, 1],
  [1, 2],
  [2, 2],
  [3, 0],
  [0, 3],
  [3, 1],
  [1, 3],
  [3, 2],
  [2, 3],
  [3, 3],
  [4, 0],
  [0, 4],
] as const

const twoSided = (rule: Rule): readonly Rule[] => [rule, (home, away) => -rule(home, away)]

const markets: readonly (readonly Rule[])[] = [
  [(h, a) => wonIf(h > a), (h, a) => wonIf(h === a), (h, a) => wonIf(h < a)],
  [(h, a) => wonIf(h >= a), (h, a) => wonIf(h !== a), (h, a) => wonIf(h <= a)],
  twoSided((h, a) => wonIf(h > 0 && a > 0)),
  twoSided((h, a) => wonIf((h + a) % 2 === 1)),
  ...[0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5].map((at) => twoSided((h, a) => sign(h + a - at))),
  ...[-2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3].map((at) =>
    twoSided((h, a) => sign(h - a + at)),
  ),
  ...[0.5, 1.5, 2.5].map((at) => twoSided((h) => sign(h - at))),
  ...[0.5, 1.5, 2.5].map((at) => twoSided((_, a) => sign(a - at))),
  ...scores.map(([x, y]): readonly Rule[] => [(h, a) => wonIf(h === x && a === y)]),
]

export const expectedMarkets = markets.length

/** Prices with 6 % of margin in proportion, rounded down to the cent. */
export function naivePrices(rates: Rates, into: Float64Array): void {
  const matrix = scoreMatrix(rates)
  let at = 0
  for (const market of markets) {
    for (const rule of market) {
      let won = 0
      let lost = 0
      matrix.forEach((row, home) =>
        row.forEach((share, away) => {
          const result = rule(home, away)
          if (result > 0) won += share
          else if (result < 0) lost += share
        }),
      )
      const price = (won + lost) / won / 1.06
      into[at++] = Math.max(1.01, Math.floor(price * 100 + 1e-7) / 100)
    }
  }
}

function scoreMatrix({ home, away, rho }: Rates): number[][] {
  const row = (mean: number) => {
    const shares: number[] = []
    for (let goals = 0; goals < SIZE; goals++)
      shares.push((Math.exp(-mean) * mean ** goals) / factorial(goals))
    return shares
  }
  const [hosts, guests] = [row(home), row(away)]
  const matrix = hosts.map((x) => guests.map((y) => x * y))
  matrix[0]![0]! *= 1 - home * away * rho
  matrix[0]![1]! *= 1 + home * rho
  matrix[1]![0]! *= 1 + away * rho
  matrix[1]![1]! *= 1 - rho
  return matrix
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
