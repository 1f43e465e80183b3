import { HOUSE_GAMES } from '../games/house-games.ts'

/** The families of play that a promotion can count differently. */
export const playFamilies = [...HOUSE_GAMES, 'studios', 'sports'] as const

export type PlayFamily = (typeof playFamilies)[number]

/** Percent of a stake that counts, by family; one that is not named counts whole. */
export type Contribution = Readonly<Partial<Record<PlayFamily, number>>>

/** The percent of a family's stakes that counts. */
export const percentOf = (contribution: Contribution, family: PlayFamily): number =>
  contribution[family] ?? 100

/**
 * Reads percents as they are stored. Throws RangeError for a family that does not exist and
 * for anything but whole percents from 0 to 100: terms that cannot be read must not be
 * taken for others.
 */
export function readContribution(stored: unknown): Contribution {
  if (typeof stored !== 'object' || stored === null) throw new RangeError('no contribution')
  for (const [family, percent] of Object.entries(stored)) {
    const isFamily = (playFamilies as readonly string[]).includes(family)
    const isPercent = Number.isInteger(percent) && percent >= 0 && percent <= 100
    if (!isFamily || !isPercent) throw new RangeError(`${family} cannot count ${String(percent)}%`)
  }
  return stored
}

/** The families that count less than whole. */
export const reducedFamilies = (contribution: Contribution): PlayFamily[] =>
  playFamilies.filter((family) => percentOf(contribution, family) < 100)

type Turnover = Readonly<Partial<Record<PlayFamily, bigint>>>

/**
 * Centavos of the turnover since `from` that do not count, rounded down for each family in the
 * player's favour. A family whose turnover shrank, by results taken back, takes nothing away.
 */
export function uncounted(contribution: Contribution, from: Turnover, now: Turnover): bigint {
  return reducedFamilies(contribution).reduce((sum, family) => {
    const played = (now[family] ?? 0n) - (from[family] ?? 0n)
    if (played <= 0n) return sum
    return sum + (played * BigInt(100 - percentOf(contribution, family))) / 100n
  }, 0n)
}
