import { auth, user } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import { changePassword } from './change-password.ts'
import { captchaRoutes } from './captcha/routes.ts'
import { emailRoutes } from './email/routes.ts'
import { logIn } from './log-in.ts'
import { passkeyRoutes } from './passkey/routes.ts'
import { phoneRoutes } from './phone/routes.ts'
import { registrationRoutes } from './registration/routes.ts'
import { register } from './register.ts'
import { checkResetCode } from './reset/check-code.ts'
import { sendResetCode } from './reset/send-code.ts'
import { setPassword } from './reset/set-password.ts'
import { safetyRoutes } from './safety/routes.ts'
import type { SessionStore } from './sessions/sessions.ts'
import { getTestAccount } from './test-account.ts'

const LOGINS_PER_MINUTE = 20
const REGISTRATIONS_PER_MINUTE = 10
const PASSWORDS_PER_MINUTE = 10
const RESETS_PER_MINUTE = 5

export function accountRoutes(
  app: FastifyInstance,
  deps: Deps & { readonly sessions: SessionStore },
) {
  handle(app, auth.login, ({ body, caller }) => logIn(deps, body, caller), {
    perMinute: LOGINS_PER_MINUTE,
  })
  handle(app, auth.register, ({ body, caller }) => register(deps, body, caller), {
    perMinute: REGISTRATIONS_PER_MINUTE,
  })
  safetyRoutes(app, deps)
  passkeyRoutes(app, deps)
  phoneRoutes(app, deps)
  emailRoutes(app, deps)
  registrationRoutes(app, deps)
  handle(app, auth.logout, async ({ session }) => {
    await deps.sessions.revoke(session.sessionId)
    return null
  })
  handle(app, user.changePassword, ({ body, session }) => changePassword(deps, session, body), {
    perMinute: PASSWORDS_PER_MINUTE,
  })
  handle(
    app,
    user.sendResetEmail,
    ({ body, caller }) => sendResetCode(deps, { email: body.email, language: caller.language }),
    { perMinute: RESETS_PER_MINUTE },
  )
  handle(app, user.checkResetEmail, ({ body }) => checkResetCode(deps, body), {
    perMinute: PASSWORDS_PER_MINUTE,
  })
  handle(
    app,
    user.setPassword,
    ({ body, caller }) => setPassword(deps, { ...body, language: caller.language }),
    { perMinute: PASSWORDS_PER_MINUTE },
  )
  handle(app, user.getUserTest, ({ session, caller }) =>
    getTestAccount(deps, session.playerId, caller),
  )
  handle(app, user.setHeader, async ({ params, session }) => {
    await deps.db
      .updateTable('account.player')
      .set({ avatar: params.avatarIndex })
      .where('player_id', '=', session.playerId)
      .execute()
    deps.realtime.toPlayer(session.playerId, 'updateUserInfo')
    return { header: params.avatarIndex }
  })

  captchaRoutes(app, deps)
}
