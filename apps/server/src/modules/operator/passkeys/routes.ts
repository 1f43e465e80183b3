import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import { actorOf } from '../actor.ts'
import { askerOf } from '../sessions/confirm-code.ts'
import { beginPasskey, finishPasskey } from './add-passkey.ts'
import { passkeysOf, removePasskey, shown } from './own-passkeys.ts'

const TRIES = { perMinute: 20 }

/** The calls of each operator's own passkeys. */
export function passkeyRoutes(app: FastifyInstance, deps: Deps) {
  const { passkeys } = ops
  handle(app, passkeys.mine, async ({ operator }) =>
    (await passkeysOf(deps, operator.staffId)).map(shown),
  )
  handle(app, passkeys.begin, (asked) => beginPasskey(deps, askerOf(asked), asked.body.code), TRIES)
  handle(
    app,
    passkeys.finish,
    (asked) =>
      finishPasskey(deps, { ...actorOf(asked), staffId: asked.operator.staffId }, asked.body),
    TRIES,
  )
  handle(
    app,
    passkeys.remove,
    (asked) =>
      removePasskey(deps, askerOf(asked), {
        passkeyId: BigInt(asked.params.passkeyId),
        code: asked.body.code,
      }),
    TRIES,
  )
}
