import { judgePlace } from '@jogada/core/licence/place'
import type { AddressOrigin, PositionAnswer } from '@jogada/core/licence/place'
import type { LicenceProfile } from '@jogada/core/licence/profile'
import type { Deps } from '../../deps.ts'
import type { Session } from '../../platform/session-lookup.ts'
import type { AddressOrigins, Arrival } from './address-origin.ts'
import { alertTravel } from './alert-travel.ts'
import { holdsFor } from './known-checks.ts'
import type { KnownChecks } from './known-checks.ts'
import { lastOf } from './place-store.ts'
import type { Checked } from './place-store.ts'

export type PlaceDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'log'>

export type Surroundings = {
  readonly origins: AddressOrigins
  /** Called when a session of a player is not inside any more, before the answer goes out. */
  readonly onLeft: (playerId: bigint) => Promise<void>
}

export type PlaceRule = NonNullable<LicenceProfile['location']>

/** A session that comes from somewhere, and the position that its browser shows with it. */
type Appearance = {
  readonly session: Session
  readonly arrival: Arrival
  readonly shown: PositionAnswer
}

/**
 * Checks where a session is and keeps what was found; without a position, a check that holds is
 * taken again. An address that nobody can be asked about is of no country.
 */
export async function checkPlace(
  deps: PlaceDeps & Surroundings & { readonly known: KnownChecks },
  rule: PlaceRule,
  { session: { playerId, sessionId }, arrival, shown }: Appearance,
): Promise<Checked> {
  const now = deps.clock.now()
  const own = await lastOf(deps, playerId, sessionId)
  const last = await lastOf(deps, playerId)
  if (shown === null && holdsFor(own, { address: arrival.address, now })) {
    deps.known.remember(own)
    return own
  }
  const goodUntil = new Date(now.getTime() + rule.goodForMs)
  const { position, until } = positionOf(own, { shown, now, goodUntil })
  const address = await originOf(deps, arrival)
  const answer = judgePlace(rule.country, { address, position })
  const checked = await deps.db
    .insertInto('location.checked')
    .values({
      player_id: playerId,
      session_id: sessionId,
      checked_at: now,
      // an answer that a position gave ends with it
      good_until: until && until < goodUntil ? until : goodUntil,
      address: arrival.address,
      country: address.country,
      position,
      position_until: until,
      answer,
      licence_profile: deps.env.LICENCE_PROFILE,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  deps.known.remember(checked)
  if (own?.answer === 'inside' && answer !== 'inside') await deps.onLeft(playerId)
  if (last) await alertTravel(deps, last, checked)
  return checked
}

/** What a position says of a session, the one just shown or one believed still, and until when. */
function positionOf(
  own: Checked | undefined,
  by: { readonly shown: PositionAnswer; readonly now: Date; readonly goodUntil: Date },
): { readonly position: PositionAnswer; readonly until: Date | null } {
  if (by.shown !== null) return { position: by.shown, until: by.goodUntil }
  const isBelieved = own?.position && own.position_until && own.position_until > by.now
  return isBelieved
    ? { position: own.position, until: own.position_until }
    : { position: null, until: null }
}

const originOf = (
  { origins, log }: Pick<Surroundings, 'origins'> & Pick<Deps, 'log'>,
  arrival: Arrival,
): Promise<AddressOrigin> =>
  origins(arrival).catch((error: unknown) => {
    log.error({ err: error }, 'nobody could be asked where an address is')
    return { country: null, isHidden: false }
  })
