import { user } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import { kycStatus } from './kyc-status.ts'
import { verifyPerson } from './verify-person.ts'

export function kycRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, user.updateKyc, ({ body, session }) => verifyPerson(deps, session.playerId, body))
  handle(app, user.kycStatus, ({ session, caller }) =>
    kycStatus(deps, session.playerId, caller.language),
  )
}
