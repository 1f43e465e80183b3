import { passkey } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import type { SessionStore } from '../sessions/sessions.ts'
import { beginPasskey, finishPasskey } from './add-passkey.ts'
import { logInByPasskey, passkeyLoginOptions } from './log-in-by-passkey.ts'
import { passkeysOf, removePasskey, shown } from './passkeys.ts'
import { confirmOptions, givePermit } from './permits.ts'

const TRIES = { perMinute: 20 }
/** Each login form asks for them when it opens, and many players share an address. */
const OFFERS = { perMinute: 120 }

/**
 * The calls of passkeys: making and forgetting them, the login, and the confirmation of payments.
 */
export function passkeyRoutes(
  app: FastifyInstance,
  deps: Deps & { readonly sessions: SessionStore },
) {
  handle(app, passkey.list, async ({ session }) =>
    (await passkeysOf(deps, session.playerId)).map(shown),
  )
  handle(
    app,
    passkey.begin,
    ({ body, session }) => beginPasskey(deps, session.playerId, body),
    TRIES,
  )
  handle(
    app,
    passkey.finish,
    ({ body, session, caller }) => finishPasskey(deps, session, body, caller),
    TRIES,
  )
  handle(
    app,
    passkey.remove,
    ({ body, session }) => removePasskey(deps, session.playerId, body),
    TRIES,
  )
  handle(app, passkey.loginOptions, () => passkeyLoginOptions(deps), OFFERS)
  handle(app, passkey.login, ({ body, caller }) => logInByPasskey(deps, body, caller), TRIES)
  handle(
    app,
    passkey.confirmOptions,
    ({ session }) => confirmOptions(deps, session.playerId),
    TRIES,
  )
  handle(app, passkey.confirm, ({ body, session }) => givePermit(deps, session, body), TRIES)
}
