import { privacy } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import type { OwnPart } from '../../platform/own-data.ts'
import { closeAccount, closingState } from './close-account.ts'
import { exportRoute } from './export-data.ts'

const CLOSINGS = { perMinute: 10 }

/** What a player does with the account and its data as a whole. */
export function privacyRoutes(app: FastifyInstance, deps: Deps, ownData: readonly OwnPart[]) {
  exportRoute(app, deps, ownData)
  handle(app, privacy.closingState, ({ session }) => closingState(deps, session.playerId))
  handle(
    app,
    privacy.closeAccount,
    ({ body, session, caller }) => closeAccount(deps, session.playerId, { pwd: body.pwd, caller }),
    CLOSINGS,
  )
}
