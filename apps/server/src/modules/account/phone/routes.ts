import { phone } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import type { SessionStore } from '../sessions/sessions.ts'
import { confirmPhone } from './confirm-phone.ts'
import { phoneState } from './phone-state.ts'
import { sendPhoneCode } from './send-phone-code.ts'

const CODES = { perMinute: 10 }

/** The calls that confirm a player's phone by SMS, or exchange it. */
export function phoneRoutes(
  app: FastifyInstance,
  deps: Deps & { readonly sessions: SessionStore },
) {
  handle(app, phone.phoneState, ({ session }) => phoneState(deps, session.playerId))
  handle(
    app,
    phone.sendPhoneCode,
    ({ body, session, caller }) =>
      sendPhoneCode(deps, session.playerId, { ...body, language: caller.language }),
    CODES,
  )
  handle(
    app,
    phone.confirmPhone,
    ({ body, session, caller }) =>
      confirmPhone(deps, session, { ...body, language: caller.language }),
    CODES,
  )
}
