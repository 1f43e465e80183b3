import type { FastifyInstance } from 'fastify'
import type { Agenda } from '../agenda.ts'
import type { Sandbox } from '../context.ts'
import { requireScope } from '../oauth.ts'
import { Problem, read } from '../platform/problem.ts'
import { sentQuery } from '../wire.ts'
import { listPayouts } from './list-payouts.ts'
import { publicPayout } from './payout.ts'
import { requestPayout } from './request-payout.ts'

/** Sending Pix. API Pix has no such call; this one is the PSP's own. */
export function payoutRoutes(
  app: FastifyInstance,
  { sandbox, agenda }: { sandbox: Sandbox; agenda: Agenda },
) {
  const canWrite = { onRequest: requireScope(sandbox, 'payout.write') }
  const canRead = { onRequest: requireScope(sandbox, 'payout.read') }

  app.post('/v1/payout', canWrite, ({ body }, reply) => {
    const { payout, repeated } = requestPayout(sandbox, body)
    agenda.wake()
    return reply.code(repeated ? 200 : 201).send(publicPayout(payout))
  })
  app.get('/v1/payout', canRead, ({ query }) =>
    listPayouts(sandbox, read(sentQuery, query, { as: 'RequisicaoInvalida', root: 'payout' })),
  )
  app.get<{ Params: { id: string } }>('/v1/payout/:id', canRead, ({ params }) => {
    const payout = sandbox.store.tables.payouts.get(params.id)
    if (!payout) throw new Problem('PagamentoNaoEncontrado')
    return publicPayout(payout)
  })
}
