/** How long the kite climbs. */
export const CLIMB_MS = 600

/** Where the line of the target stands, in parts of the sky. */
const TARGET_HEIGHT = 0.5

const LOWEST = 0.06

/**
 * How high a multiplier flies, in parts of the sky from 0 to 1. The target's line always stands at
 * the same height, whatever the target, so that nothing about a round can be read from the scale.
 */
export function heightOf(multiplier: number, target: number): number {
  const steepness = -Math.log(1 - TARGET_HEIGHT) / Math.log(Math.max(1.01, target))
  return multiplier <= 1 ? 0 : 1 - multiplier ** -steepness
}

/** The multiplier shown after a part of the climb: it grows evenly by ratio, whatever the result. */
export const climbedTo = (result: number, part: number): number =>
  part >= 1 ? result : Math.min(result, Math.max(1, result) ** (1 - (1 - part) ** 2))

export type Sky = { readonly width: number; readonly height: number }

export type Point = { readonly x: number; readonly y: number }

/** Where the kite flies at a height of 0 to 1. */
export const kiteAt = (height: number, { width, height: tall }: Sky): Point => ({
  x: width * (0.3 + 0.4 * height),
  y: tall * (1 - LOWEST - (1 - LOWEST - 0.1) * (0.12 + 0.88 * height)),
})

/** Where the hand holds the string. */
export const handAt = ({ width, height }: Sky): Point => ({ x: width * 0.14, y: height * 0.98 })
