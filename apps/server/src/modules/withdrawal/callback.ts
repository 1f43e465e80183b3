import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isCallbackToken, readPayoutCallback } from '../pix/index.ts'
import { findByPayoutId } from './request-store.ts'
import { lookUpWithdrawal } from './send-payout.ts'

type Callback = { Params: { token: string } }

/** Takes the provider's word that payouts ended; each is looked up before anything moves. */
export function payoutCallback(app: FastifyInstance, deps: Deps) {
  app.post<Callback>('/api/psp/:token/payout', ({ params, body }) =>
    takePayoutCallback(deps, params.token, body),
  )
}

async function takePayoutCallback(deps: Deps, token: string, body: unknown) {
  if (!isCallbackToken(deps.env, token)) throw new Refusal('not_found')
  const told = readPayoutCallback(body)
  if (!told) throw new Refusal('invalid_input', { fields: 'payouts' })
  for (const payoutId of new Set(told.map((payout) => payout.paymentId))) {
    const withdrawal = await findByPayoutId(deps, payoutId)
    if (withdrawal?.state === 'sent') await lookUpWithdrawal(deps, withdrawal)
  }
  return {}
}
