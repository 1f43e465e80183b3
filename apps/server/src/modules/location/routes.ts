import { location } from '@jogada/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { licenceProfile } from '@jogada/core/licence/profile'
import { handle } from '../../platform/http.ts'
import { localOrigins } from './address-origin.ts'
import type { AddressOrigins } from './address-origin.ts'
import type { PlaceDeps } from './check-place.ts'
import { createPlaces } from './places.ts'

const POSITIONS = { perMinute: 10 }

type Wanted = {
  /** Called when a player is not inside any more. */
  readonly onLeft: (playerId: bigint) => Promise<void>
  readonly origins?: AddressOrigins
}

/**
 * Serves the calls about a player's place, and has every call of a player checked where
 * the licence asks.
 */
export function locationRoutes(
  app: FastifyInstance,
  deps: PlaceDeps,
  { onLeft, origins = localOrigins(deps.env) }: Wanted,
) {
  const { env } = deps
  const places = createPlaces(deps, { origins, onLeft })
  const arrivalOf = (request: Pick<FastifyRequest, 'ip' | 'ips' | 'headers'>) => ({
    address: request.ip,
    told: toldCountry(request, env.LOCATION_HEADER),
  })
  if (licenceProfile(env.LICENCE_PROFILE).location) {
    app.decorate('notePlace', (session, request) => places.note(session, arrivalOf(request)))
  }
  handle(app, location.placeState, ({ session }) => places.state(session))
  handle(
    app,
    location.showPosition,
    ({ session, body, arrival }) => places.show(session, arrivalOf(arrival), body),
    POSITIONS,
  )
}

/** The proxy's header, believed only when a trusted proxy has passed the request on. */
function toldCountry(
  { ips, headers }: Pick<FastifyRequest, 'ips' | 'headers'>,
  name: string | undefined,
): string {
  if (name === undefined || (ips?.length ?? 0) < 2) return ''
  const told = headers[name]
  return typeof told === 'string' ? told : ''
}
