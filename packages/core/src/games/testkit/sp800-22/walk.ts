import { erfc, gammaTail, normalBelow } from '../tails.ts'
import type { PValue } from '../statistics.ts'
import { chiSquare } from './bits.ts'
import type { Bits } from './bits.ts'

/** Whether the walk of ones and zeros strays as far as it should (SP 800-22 rev. 1a, section 2.13). */
export const cumulativeSums = (bits: Bits): { forward: PValue; backward: PValue } => ({
  forward: chanceOfFarthest(farthest(bits), bits.length),
  backward: chanceOfFarthest(farthest(bits.slice().reverse()), bits.length),
})

function farthest(bits: Bits): number {
  let at = 0
  let far = 0
  for (const bit of bits) {
    at += 2 * bit - 1
    far = Math.max(far, Math.abs(at))
  }
  return far
}

function chanceOfFarthest(far: number, n: number): PValue {
  const unit = far / Math.sqrt(n)
  // ten deviations away nothing is left to add
  const enough = Math.ceil(10 / unit)
  const between = (from: number, to: number, above: number, below: number) => {
    let sum = 0
    for (let k = Math.max(from, -enough); k <= Math.min(to, enough); k++) {
      sum += normalBelow((4 * k + above) * unit) - normalBelow((4 * k + below) * unit)
    }
    return sum
  }
  const last = Math.trunc((n / far - 1) / 4)
  return (
    1 -
    between(Math.trunc((1 - n / far) / 4), last, 1, -1) +
    between(Math.trunc((-3 - n / far) / 4), last, 3, 1)
  )
}

const FARTHEST = 9
/** States that the excursions look at, and how many visits each counts apart. */
const NEAR = 4
const CELLS = 6

export type Excursions = {
  /** How often the walk came back to where it began. */
  readonly cycles: number
  /** Of each state from -9 to 9: how many cycles visit it never, once … five times or more. */
  readonly cyclesByVisits: ReadonlyMap<number, readonly number[]>
  readonly visits: ReadonlyMap<number, number>
}

const states = (far: number) =>
  Array.from({ length: 2 * far + 1 }, (_, i) => i - far).filter((state) => state !== 0)

/** Walks over the sequence; an end away from the beginning ends the last cycle as well. */
export function walk(bits: Bits): Excursions {
  const visits = new Uint32Array(2 * FARTHEST + 1)
  const inCycle = new Uint32Array(2 * FARTHEST + 1)
  const byVisits = new Uint32Array((2 * FARTHEST + 1) * CELLS)
  let cycles = 0
  let at = 0
  const close = () => {
    cycles++
    for (const [i, times] of inCycle.entries()) {
      byVisits[i * CELLS + Math.min(times, CELLS - 1)]!++
      visits[i]! += times
    }
    inCycle.fill(0)
  }
  for (const bit of bits) {
    at += 2 * bit - 1
    if (at === 0) close()
    else if (Math.abs(at) <= FARTHEST) inCycle[at + FARTHEST]!++
  }
  if (at !== 0) close()
  const cellsOf = (state: number) =>
    Array.from(
      byVisits.subarray((state + FARTHEST) * CELLS, (state + FARTHEST + 1) * CELLS),
      Number,
    )
  return {
    cycles,
    cyclesByVisits: new Map(states(NEAR).map((state) => [state, cellsOf(state)])),
    visits: new Map(states(FARTHEST).map((state) => [state, visits[state + FARTHEST]!])),
  }
}

/** Fewer cycles say too little: the sequence is left out of both tests (section 2.14.4, step 4). */
export const LEAST_CYCLES = 500

/** Whether cycles visit the near states as often as they should (SP 800-22 rev. 1a, section 2.14). */
export function randomExcursions({ cyclesByVisits }: Excursions): Readonly<Record<string, PValue>> {
  return Object.fromEntries(
    Array.from(cyclesByVisits, ([state, found]) => [
      signed(state),
      gammaTail((CELLS - 1) / 2, chiSquare(found, visitChances(state)) / 2),
    ]),
  )
}

/** How likely a cycle visits a state never, once … five times or more (section 3.14). */
function visitChances(state: number): number[] {
  const away = 1 / (2 * Math.abs(state))
  const stay = 1 - away
  const times = Array.from({ length: CELLS - 2 }, (_, k) => away * away * stay ** k)
  return [stay, ...times, away * stay ** (CELLS - 2)]
}

/** Whether each state is visited as often as there are cycles (SP 800-22 rev. 1a, section 2.15). */
export function excursionsVariant({
  cycles,
  visits,
}: Excursions): Readonly<Record<string, PValue>> {
  return Object.fromEntries(
    Array.from(visits, ([state, times]) => [
      signed(state),
      erfc(Math.abs(times - cycles) / Math.sqrt(2 * cycles * (4 * Math.abs(state) - 2))),
    ]),
  )
}

const signed = (state: number) => (state > 0 ? `+${state}` : `${state}`)
