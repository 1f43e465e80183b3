import { auth, security } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import { enter, makeEntryLink } from '../entry/entry.ts'
import { logInWithCode } from '../second-factor/challenge.ts'
import { beginSecondFactor, confirmSecondFactor } from '../second-factor/enrol.ts'
import { endSecondFactor, secondFactorOf } from '../second-factor/second-factor.ts'
import type { SessionStore } from '../sessions/sessions.ts'
import { makeSocketTicket } from '../socket-tickets.ts'
import { endSessions } from './end-sessions.ts'
import { listSessions } from './list-sessions.ts'

const CODES = { perMinute: 20 }
const LINKS = { perMinute: 5 }

/** The calls of the account's security page, and the second step of a login. */
export function safetyRoutes(
  app: FastifyInstance,
  deps: Deps & { readonly sessions: SessionStore },
) {
  handle(app, security.sessions, ({ session }) => listSessions(deps, session))
  handle(app, security.endSessions, ({ body, session }) =>
    endSessions(deps, session, body.sessionId),
  )
  handle(app, security.socketTicket, ({ session }) => makeSocketTicket(deps, session))
  handle(app, security.entryLink, ({ session }) => makeEntryLink(deps, session), LINKS)
  handle(app, auth.enter, ({ body, caller }) => enter(deps, body.token, caller), CODES)
  handle(app, security.secondFactor, ({ session }) => secondFactorOf(deps, session.playerId))
  handle(
    app,
    security.beginSecondFactor,
    ({ body, session }) => beginSecondFactor(deps, session.playerId, body.pwd),
    CODES,
  )
  handle(
    app,
    security.confirmSecondFactor,
    ({ body, session }) => confirmSecondFactor(deps, session, body.code),
    CODES,
  )
  handle(
    app,
    security.endSecondFactor,
    ({ body, session }) => endSecondFactor(deps, session.playerId, body),
    CODES,
  )
  handle(
    app,
    security.loginSecondFactor,
    ({ body, caller }) => logInWithCode(deps, body, caller),
    CODES,
  )
}
