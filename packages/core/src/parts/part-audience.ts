import { sha256 } from '../fairness/sha256.ts'
import type { Part } from './parts.ts'

/** Players named by what they are: whoever fits one of these. */
export type NamedAudience = {
  /** From which VIP level on; null for none. */
  readonly fromLevel: number | null
  readonly testPlayers: boolean
  /** Players with one of these tags. */
  readonly tagIds: readonly string[]
}

/** For whom a part is open: for whoever fits one of these. */
export type PartAudience = NamedAudience & {
  /** Of all players, in whole percent; more percent adds players and takes none away. */
  readonly playersPercent: number
}

/** What an audience is held against. */
export type AudienceMember = {
  readonly level: number
  readonly isTest: boolean
  readonly tagIds: readonly string[]
}

const PERCENT = 100
const encoder = new TextEncoder()

/**
 * Whether a player is in the share of a part. Each part draws its players by itself, so that nobody
 * is among the first ones of all.
 */
export function isInShare(part: Part, playerId: bigint, playersPercent: number): boolean {
  const [high = 0, mid = 0, low = 0] = sha256(encoder.encode(`${part}:${playerId}`))
  const place = (high * 65_536 + mid * 256 + low) / 2 ** 24
  return place * PERCENT < playersPercent
}

/** Whether a player is one of those whom an audience names by what they are. */
export const isNamed = (audience: NamedAudience, player: AudienceMember): boolean =>
  (audience.fromLevel !== null && player.level >= audience.fromLevel) ||
  (audience.testPlayers && player.isTest) ||
  player.tagIds.some((tagId) => audience.tagIds.includes(tagId))

/** Whether an audience can hold somebody whom another does not; no audience is everybody. */
export function opensMore(before: PartAudience | undefined, after: PartAudience | undefined) {
  const was = before?.playersPercent ?? PERCENT
  const is = after?.playersPercent ?? PERCENT
  if (is > was) return true
  if (!before || !after || was === PERCENT) return false
  return (
    (after.fromLevel !== null &&
      (before.fromLevel === null || after.fromLevel < before.fromLevel)) ||
    (after.testPlayers && !before.testPlayers) ||
    after.tagIds.some((tagId) => !before.tagIds.includes(tagId))
  )
}
