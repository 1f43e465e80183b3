import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isCallbackToken, PixUnavailable, readPixCallback } from '../pix/index.ts'
import { noteCall } from './provider-health.ts'
import { receiveById } from './receive-payment.ts'

type Callback = { Params: { token: string } }

/**
 * Takes the provider's word that Pix arrived, or that a return ended. The address carries a secret,
 * and the body is a hint at most: each Pix is fetched from the provider before anything moves.
 */
export function pixCallback(app: FastifyInstance, deps: Deps) {
  app.post<Callback>('/api/psp/:token/pix', ({ params, body }) =>
    takePixCallback(deps, params.token, body),
  )
}

async function takePixCallback(deps: Deps, token: string, body: unknown) {
  if (!isCallbackToken(deps.env, token)) throw new Refusal('not_found')
  const told = readPixCallback(body)
  if (!told) throw new Refusal('invalid_input', { fields: 'pix' })
  await attempt(deps.log, 'noting a callback', () => noteCall(deps))
  try {
    for (const endToEndId of new Set(told.map((pix) => pix.endToEndId))) {
      await receiveById(deps, endToEndId)
    }
  } catch (error) {
    // Any answer but a success makes the provider tell us again.
    if (error instanceof PixUnavailable) throw new Refusal('payment_provider_unavailable')
    throw error
  }
  return {}
}
