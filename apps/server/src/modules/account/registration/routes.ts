import { registration } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import { sayRegistration } from './say-registration.ts'
import { showRegistration } from './show-registration.ts'

const SAID = { perMinute: 10 }

/** The calls by which a player says, reads and changes address and gender. */
export function registrationRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, registration.registration, ({ session }) => showRegistration(deps, session.playerId))
  handle(
    app,
    registration.sayRegistration,
    ({ body, session }) => sayRegistration(deps, session.playerId, body),
    SAID,
  )
}
