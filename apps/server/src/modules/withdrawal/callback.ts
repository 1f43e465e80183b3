import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isCallbackToken, PixUnavailable, readPayoutCallback } from '../pix/index.ts'
import type { Payout } from '../pix/index.ts'
import { findByPayoutId } from './request-store.ts'
import { lookUpWithdrawal } from './send-payout.ts'
import { lookUpReturns } from './take-returns.ts'

type Callback = { Params: { token: string } }

/**
 * Takes the provider's word that payouts ended, or that one came back; each is looked up before
 * anything moves.
 */
export function payoutCallback(app: FastifyInstance, deps: Deps) {
  app.post<Callback>('/api/psp/:token/payout', ({ params, body }) =>
    takePayoutCallback(deps, params.token, body),
  )
}

async function takePayoutCallback(deps: Deps, token: string, body: unknown) {
  if (!isCallbackToken(deps.env, token)) throw new Refusal('not_found')
  const told = readPayoutCallback(body)
  if (!told) throw new Refusal('invalid_input', { fields: 'payouts' })
  try {
    for (const payoutId of new Set(told.map((payout) => payout.paymentId))) {
      const withdrawal = await findByPayoutId(deps, payoutId)
      if (withdrawal?.state === 'sent') await lookUpWithdrawal(deps, withdrawal)
      else if (withdrawal && told.some((payout) => cameBack(payout, payoutId))) {
        await lookUpReturns(deps, withdrawal)
      }
    }
  } catch (error) {
    // Any answer but a success makes the provider tell us again.
    if (error instanceof PixUnavailable) throw new Refusal('payment_provider_unavailable')
    throw error
  }
  return {}
}

const cameBack = ({ paymentId, returns }: Payout, payoutId: string) =>
  paymentId === payoutId && returns.length > 0
