import { lineWins } from './evaluate.ts'
import type { Stops } from './evaluate.ts'
import { lines, reels } from './machine.ts'

export type Returns = {
  /** All equally likely ways in which the reels can stop. */
  readonly outcomes: number
  /** Outcomes by what they pay, in stakes of one line. */
  readonly byPay: ReadonlyMap<number, number>
  /** Return to player: `paid / staked`, exact. */
  readonly paid: number
  readonly staked: number
  readonly rtp: number
  /** Share of outcomes that pay anything, and that pay more than the stake. */
  readonly hits: number
  readonly profits: number
  /** Of one round, in stakes. */
  readonly standardDeviation: number
}

/** Looks at every outcome once; nothing here is simulated. */
export function countReturns(): Returns {
  const byPay = new Map<number, number>()
  for (const stops of everyStop()) {
    const paid = lineWins(stops).reduce((sum, win) => sum + win.pays, 0)
    byPay.set(paid, (byPay.get(paid) ?? 0) + 1)
  }
  const outcomes = reels.reduce((product, strip) => product * strip.length, 1)
  const entries = [...byPay]
  const paid = entries.reduce((sum, [pay, count]) => sum + pay * count, 0)
  const staked = outcomes * lines.length
  const rtp = paid / staked
  const squares = entries.reduce(
    (sum, [pay, count]) => sum + count * (pay / lines.length - rtp) ** 2,
    0,
  )
  const share = (counts: (pay: number) => boolean) =>
    entries.reduce((sum, [pay, count]) => (counts(pay) ? sum + count : sum), 0) / outcomes
  return {
    outcomes,
    byPay: new Map(entries.toSorted(([a], [b]) => a - b)),
    paid,
    staked,
    rtp,
    hits: share((pay) => pay > 0),
    profits: share((pay) => pay > lines.length),
    standardDeviation: Math.sqrt(squares / outcomes),
  }
}

function* everyStop(): Generator<Stops> {
  const [first, second, third] = reels.map((strip) => strip.length) as [number, number, number]
  for (let a = 0; a < first; a++) {
    for (let b = 0; b < second; b++) {
      for (let c = 0; c < third; c++) yield [a, b, c]
    }
  }
}
