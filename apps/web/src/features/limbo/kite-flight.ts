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

/** The widest that the figure may stand, in parts of the sky; right of it the kite has its lane. */
const FIGURE_WIDTH = 0.52

/** The box of the figure over the middle of the sky: where its line stands, how tall and wide it may be. */
export function figureBox({ width, height }: Sky) {
  const size = Math.max(60, Math.min(width * 0.233, height * 0.3))
  return { size, line: height * 0.03 + size * 0.86, most: width * FIGURE_WIDTH }
}

/** The half of the kite's length. */
export const kiteSize = ({ width, height }: Sky): number => Math.min(width, height) * 0.1

/** Under the figure the kite has come to its lane. */
const LANE_FROM = 0.54
const LANE = 0.87

/**
 * Where the kite flies at a height of 0 to 1: in a bow out of the middle to the lane at the right,
 * so that it never covers the figure.
 */
export function kiteAt(height: number, { width, height: tall }: Sky): Point {
  const bow = 1 - (1 - Math.min(1, height / LANE_FROM)) ** 2
  return {
    x: width * (0.3 + (LANE - 0.3) * bow),
    y: tall * (1 - LOWEST - (1 - LOWEST - 0.1) * (0.12 + 0.88 * height)),
  }
}

/** How far a kite that was cut loose has drifted after a part of its end. */
export const driftOf = (after: number, { width, height }: Sky): Point => ({
  x: after * width * 0.16,
  y: -after * height * 0.05,
})

/** Where the hand holds the string. */
export const handAt = ({ width, height }: Sky): Point => ({ x: width * 0.14, y: height * 0.98 })
