import type { GoalRates } from '@jogada/core/football/score-matrix'
import { tau } from '@jogada/core/football/score-matrix'

/** Goals a side that repricing looks at; beyond lie less than 1 in 10,000 matches of usual rates. */
export const SIZE = 11
export const WIDTH = 2 * SIZE - 1

export type ScoreSums = {
  /** How likely each score is: `home * SIZE + away`. */
  readonly cells: Float64Array
  /** As the next two: up to and including a count; one place of zero in front spares the bounds. */
  readonly total: Float64Array
  readonly lead: Float64Array
  readonly sides: readonly [Float64Array, Float64Array]
  /** Counts the scores of a match anew, in the same places. */
  count(rates: GoalRates & { readonly rho: number }): void
}

/** How likely the scores of a match are, one by one and in running sums. Allocates only here. */
export function scoreSums(): ScoreSums {
  const cells = new Float64Array(SIZE * SIZE)
  const home = new Float64Array(SIZE)
  const away = new Float64Array(SIZE)
  const total = new Float64Array(WIDTH + 1)
  const lead = new Float64Array(WIDTH + 1)
  const sides = [new Float64Array(SIZE + 1), new Float64Array(SIZE + 1)] as const

  return {
    cells,
    total,
    lead,
    sides,
    count({ home: homeRate, away: awayRate, rho }) {
      poisson(homeRate, home)
      poisson(awayRate, away)
      total.fill(0)
      lead.fill(0)
      fill()
      correct({ home: homeRate, away: awayRate }, rho)
      sums()
    },
  }

  function fill() {
    for (let x = 0, place = 0; x < SIZE; x++) {
      const share = home[x]!
      for (let y = 0; y < SIZE; y++, place++) {
        const cell = share * away[y]!
        cells[place] = cell
        total[x + y + 1]! += cell
        lead[x - y + SIZE]! += cell
      }
    }
  }

  function correct(rates: GoalRates, rho: number) {
    for (let x = 0; x < 2; x++) {
      for (let y = 0; y < 2; y++) {
        const change = cells[x * SIZE + y]! * (tau(rates, rho, x, y) - 1)
        cells[x * SIZE + y]! += change
        total[x + y + 1]! += change
        lead[x - y + SIZE]! += change
      }
    }
  }

  function sums() {
    for (let place = 1; place <= WIDTH; place++) {
      total[place]! += total[place - 1]!
      lead[place]! += lead[place - 1]!
    }
    for (let goals = 0; goals < SIZE; goals++) {
      sides[0][goals + 1] = sides[0][goals]! + home[goals]!
      sides[1][goals + 1] = sides[1][goals]! + away[goals]!
    }
  }
}

function poisson(mean: number, shares: Float64Array) {
  let share = Math.exp(-mean)
  shares[0] = share
  for (let goals = 1; goals < SIZE; goals++) {
    share = (share * mean) / goals
    shares[goals] = share
  }
}
