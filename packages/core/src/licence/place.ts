/** What a check of a player's place found. */
export type PlaceAnswer = 'inside' | 'outside' | 'unknown' | 'hidden'

/** What is known of a network address: its country, and whether it hides where its user is. */
export type AddressOrigin = { readonly country: string | null; readonly isHidden: boolean }

/** What a browser's position says, where the player has shown one. */
export type PositionAnswer = 'inside' | 'outside' | 'unclear' | null

/**
 * Where a player is by all that is known. A proxy answers for nobody; a position that lies outside
 * counts against every address, and one that lies inside answers only where the address does not.
 */
export function judgePlace(
  country: string,
  { address, position }: { readonly address: AddressOrigin; readonly position: PositionAnswer },
): PlaceAnswer {
  if (address.isHidden) return 'hidden'
  if (position === 'outside') return 'outside'
  if (address.country === null) return position === 'inside' ? 'inside' : 'unknown'
  return address.country === country ? 'inside' : 'outside'
}

/** Rings of a country's border in degrees, each as longitude and latitude in turn. */
export type Outline = readonly (readonly number[])[]

export type Position = {
  readonly latitude: number
  readonly longitude: number
  /** Metres within which it is right. */
  readonly accuracy: number
}

/** The outline is simpler than the border, and coasts move. */
const MARGIN_KM = 2
/** A position that may be further off than this tells nothing. */
const UNCLEAR_FROM_M = 20_000
const KM_PER_DEGREE = 111.32

/**
 * Whether a position lies within an outline, or within two kilometres of it; `unclear` where its
 * accuracy is worse than twenty kilometres.
 */
export function placeByPosition(
  outline: Outline,
  position: Position,
): 'inside' | 'outside' | 'unclear' {
  if (!(position.accuracy <= UNCLEAR_FROM_M)) return 'unclear'
  const lies = outline.some((ring) => liesIn(ring, position) || isNear(ring, position))
  return lies ? 'inside' : 'outside'
}

type Edge = { readonly ax: number; readonly ay: number; readonly bx: number; readonly by: number }

function* edgesOf(ring: readonly number[]): Generator<Edge> {
  for (let i = 0; i < ring.length; i += 2) {
    const next = (i + 2) % ring.length
    yield { ax: ring[i]!, ay: ring[i + 1]!, bx: ring[next]!, by: ring[next + 1]! }
  }
}

/** By the even-odd rule. */
function liesIn(ring: readonly number[], { latitude: y, longitude: x }: Position): boolean {
  let isIn = false
  for (const { ax, ay, bx, by } of edgesOf(ring)) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn
  }
  return isIn
}

function isNear(ring: readonly number[], { latitude, longitude }: Position): boolean {
  const kmPerX = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)
  for (const { ax, ay, bx, by } of edgesOf(ring)) {
    const dx = (bx - ax) * kmPerX
    const dy = (by - ay) * KM_PER_DEGREE
    const px = (longitude - ax) * kmPerX
    const py = (latitude - ay) * KM_PER_DEGREE
    const length = dx * dx + dy * dy
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
    if (Math.hypot(px - along * dx, py - along * dy) <= MARGIN_KM) return true
  }
  return false
}
