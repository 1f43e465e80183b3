import { wallet } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import { showTransferLimits } from './limits.ts'
import { showRecipient } from './recipient.ts'
import { sendTransfer } from './send-transfer.ts'

// whoever tries usernames in a row shall not get far
const LOOKUPS_PER_MINUTE = 10
const TRANSFERS_PER_MINUTE = 10

export function transferRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, wallet.transferLimits, ({ session }) => showTransferLimits(deps, session.playerId))
  handle(
    app,
    wallet.transferRecipient,
    ({ body, session }) => showRecipient(deps, session.playerId, body.transferUser),
    { perMinute: LOOKUPS_PER_MINUTE },
  )
  handle(
    app,
    wallet.transfer,
    ({ body, key, session }) => sendTransfer(deps, { session, key, asked: body }),
    { perMinute: TRANSFERS_PER_MINUTE },
  )
}
