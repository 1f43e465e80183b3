import { care } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import { getActivity } from './activity.ts'
import { listSelfTests, takeSelfTest } from './self-test.ts'

const TESTS = { perMinute: 10 }

/** What a player learns about the own play. */
export function careRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, care.activity, ({ query, session }) =>
    getActivity(deps, session.playerId, query.by ?? 'day'),
  )
  handle(
    app,
    care.takeSelfTest,
    ({ body, session }) => takeSelfTest(deps, session.playerId, body.answers),
    TESTS,
  )
  handle(app, care.selfTests, ({ session }) => listSelfTests(deps, session.playerId))
}
