import { email } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import type { SessionStore } from '../sessions/sessions.ts'
import { confirmEmail } from './confirm-email.ts'
import { sendEmailCode } from './send-email-code.ts'

const CODES = { perMinute: 10 }

/** The calls that give an account another e-mail. */
export function emailRoutes(
  app: FastifyInstance,
  deps: Deps & { readonly sessions: SessionStore },
) {
  handle(
    app,
    email.sendEmailCode,
    ({ body, session, caller }) =>
      sendEmailCode(deps, session.playerId, { ...body, language: caller.language }),
    CODES,
  )
  handle(
    app,
    email.confirmEmail,
    ({ body, session, caller }) =>
      confirmEmail(deps, session, { ...body, language: caller.language }),
    CODES,
  )
}
