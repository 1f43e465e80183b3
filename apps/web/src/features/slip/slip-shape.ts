import { isShapeOf, MAX_SYSTEM_LEGS, NAMED_SYSTEMS } from '@jogada/core/sports/systems'
import type { TicketShape } from '@jogada/core/sports/systems'
import type { Slip, SlipMode } from '../../slip/slip-store.ts'

/** What the choice of a shape looks at. */
export type Shaped = Pick<Slip, 'selections' | 'mode' | 'sizes' | 'bankers'>

const FEWEST_FOR_SYSTEM = 3

/** The ways in which that many selections can be bet on. */
export const modesFor = (legs: number): readonly SlipMode[] => {
  if (legs < 2) return ['single']
  if (legs < FEWEST_FOR_SYSTEM || legs > MAX_SYSTEM_LEGS) return ['single', 'parlay']
  return ['single', 'parlay', 'system']
}

/** What the player has chosen where it fits the selections; several make a parlay by themselves. */
export function modeOf({ selections, mode }: Shaped): SlipMode {
  const modes = modesFor(selections.length)
  return mode && modes.includes(mode) ? mode : modes.includes('parlay') ? 'parlay' : 'single'
}

/**
 * The shape of the bet that a slip makes; of a system the chosen sizes and bankers where they fit
 * its selections, else all pairs.
 */
export function shapeOf(slip: Shaped): TicketShape {
  const kind = modeOf(slip)
  if (kind !== 'system') return { kind }
  const legs = slip.selections.length
  const places = slip.selections.flatMap(({ outcomeId }, place) =>
    slip.bankers.includes(outcomeId) ? [place] : [],
  )
  const bankers = places.length <= legs - 2 ? places : []
  const least = bankers.length + 1
  const sizes = slip.sizes.filter((size) => size >= least && size <= legs)
  const wanted = { kind, sizes: [...new Set(sizes)].toSorted((a, b) => a - b), bankers } as const
  return isShapeOf(wanted, legs) ? wanted : { kind, sizes: [Math.max(2, least)], bankers }
}

export type SystemChoice = {
  /** `trixie`, or `2/4`. */
  readonly name: string
  readonly sizes: readonly number[]
}

/** The systems that many selections can make: every k of n, then those with a name. */
export function systemsFor(legs: number, bankers: number): readonly SystemChoice[] {
  const plain = Array.from({ length: Math.max(0, legs - 1) }, (_, at) => ({
    name: `${at + 2}/${legs}`,
    sizes: [at + 2],
  }))
  const named = Object.entries(NAMED_SYSTEMS)
    .filter(([, system]) => system.legs === legs)
    .map(([name, { sizes }]) => ({ name, sizes }))
  return [...plain, ...named].filter(
    ({ name, sizes }) =>
      name !== `${legs}/${legs}` && sizes.every((size) => size > bankers && size <= legs),
  )
}
