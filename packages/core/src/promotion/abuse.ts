import type { Money } from '../money.ts'

/** What makes a taker of a campaign worth a look by a person; none of them proves anything. */
export const abuseSigns = ['shared_device', 'crowded_address', 'taken_out'] as const

export type AbuseSign = (typeof abuseSigns)[number]

/** How many takers make an address crowded; a household has fewer. The product's own number. */
export const CROWD = 4

/**
 * A player who got something of a campaign, with where they were seen and what they did with it.
 */
export type Taker = {
  readonly playerId: bigint
  readonly devices: ReadonlySet<string>
  readonly addresses: ReadonlySet<string>
  /** What of the bonuses became cash. */
  readonly released: Money
  /** What was asked to be paid out soon after the first of them became cash. */
  readonly takenOut: Money
}

/** Why somebody is worth a look, and the other takers who were seen in the same places. */
export type Suspicion = {
  readonly signs: readonly AbuseSign[]
  readonly sharedWith: readonly bigint[]
}

/** The takers who show a sign, each with theirs. A place without a name is no place. */
export function suspicionsOf(takers: readonly Taker[]): ReadonlyMap<bigint, Suspicion> {
  const onDevice = placesOf(takers, ({ devices }) => devices)
  const atAddress = placesOf(takers, ({ addresses }) => addresses)
  const found = new Map<bigint, Suspicion>()
  for (const taker of takers) {
    const { playerId, released, takenOut } = taker
    const beside = othersIn(onDevice, taker.devices, playerId)
    const near = [...taker.addresses].filter((name) => (atAddress.get(name)?.length ?? 0) >= CROWD)
    const shows: Readonly<Record<AbuseSign, boolean>> = {
      shared_device: beside.size > 0,
      crowded_address: near.length > 0,
      taken_out: released > 0n && takenOut >= released,
    }
    const signs = abuseSigns.filter((sign) => shows[sign])
    if (signs.length === 0) continue
    const sharedWith = new Set([...beside, ...othersIn(atAddress, new Set(near), playerId)])
    found.set(playerId, { signs, sharedWith: [...sharedWith] })
  }
  return found
}

type Places = ReadonlyMap<string, readonly bigint[]>

function placesOf(takers: readonly Taker[], of: (taker: Taker) => ReadonlySet<string>): Places {
  const places = new Map<string, bigint[]>()
  for (const taker of takers) {
    for (const name of of(taker)) {
      if (name !== '') places.set(name, [...(places.get(name) ?? []), taker.playerId])
    }
  }
  return places
}

const othersIn = (places: Places, names: ReadonlySet<string>, playerId: bigint) =>
  new Set([...names].flatMap((name) => places.get(name) ?? []).filter((one) => one !== playerId))
