import type { AskedFrom } from '@jogada/ledger'
import type { CallOutput, CallReply, location } from '@jogada/contract'
import { placeByPosition } from '@jogada/core/licence/place'
import type { PlaceAnswer } from '@jogada/core/licence/place'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { Session } from '../../platform/session-lookup.ts'
import type { Arrival } from './address-origin.ts'
import { checkPlace } from './check-place.ts'
import type { PlaceDeps, Surroundings } from './check-place.ts'
import { createKnownChecks, holdsFor } from './known-checks.ts'
import { outlineOf } from './outlines.ts'
import { lastOf, placeOf } from './place-store.ts'

type Reply = CallReply<typeof location.placeState>
type Position = CallOutput<typeof location.showPosition>['body']

export type Places = {
  /**
   * Checks where a session is, unless its last check holds: at first, at a new address,
   * after its time.
   */
  note(session: Session, arrival: Arrival): Promise<AskedFrom | undefined>
  show(session: Session, arrival: Arrival, position: Position): Promise<Reply>
  state(session: Session): Promise<Reply>
}

/**
 * Checks where players are, for a licence that asks (GEO-01). A source that cannot be reached
 * leaves the place unknown, which is not inside.
 */
export function createPlaces(outer: PlaceDeps, surroundings: Surroundings): Places {
  const { clock, env } = outer
  const known = createKnownChecks()
  const deps = { ...outer, ...surroundings, known }
  const rule = licenceProfile(env.LICENCE_PROFILE).location

  const replyOf = (answer: PlaceAnswer): Reply => ({
    isAsked: rule !== null,
    answer,
    mayShowPosition: rule?.position ?? false,
  })

  return {
    async note(session, arrival) {
      if (!rule) return undefined
      const own = known.of(session.sessionId)
      if (holdsFor(own, { address: arrival.address, now: clock.now() })) return placeOf(own)
      return placeOf(await checkPlace(deps, rule, { session, arrival, shown: null }))
    },
    async show(session, arrival, position) {
      if (!rule?.position) return replyOf(rule ? 'unknown' : 'inside')
      const shown = placeByPosition(outlineOf(rule.country), position)
      return replyOf((await checkPlace(deps, rule, { session, arrival, shown })).answer)
    },
    async state({ playerId, sessionId }) {
      if (!rule) return replyOf('inside')
      // who looks at the app as a player has no session of that player
      const last = (await lastOf(deps, playerId, sessionId)) ?? (await lastOf(deps, playerId))
      return replyOf(last && last.good_until > clock.now() ? last.answer : 'unknown')
    },
  }
}
