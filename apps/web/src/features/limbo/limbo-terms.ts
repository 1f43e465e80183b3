/** Targets in hundredths, 1.01× to 10,000×. */
export const LEAST_TARGET = 101
export const MOST_TARGET = 1_000_000

export const FIRST_TARGET = 200

/** 99 % in hundredths of a percent, times a hundredth of a target: chance × target. */
const CHANCE_TIMES_TARGET = 990_000

/** The nearest target that can be played. */
export const withinTargets = (targetX100: number): number =>
  Math.min(MOST_TARGET, Math.max(LEAST_TARGET, Math.round(targetX100)))

/** The chance of a target in hundredths of a percent, as the field shows it. */
export const chanceOf = (targetX100: number): number =>
  Math.max(1, Math.floor(CHANCE_TIMES_TARGET / targetX100))

/** The target with this chance in hundredths of a percent, or the nearest that can be played. */
export const targetWithChance = (chanceX100: number): number =>
  withinTargets(Math.floor(CHANCE_TIMES_TARGET / Math.max(1, chanceX100)))
