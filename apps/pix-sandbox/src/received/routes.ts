import type { FastifyInstance } from 'fastify'
import type { Agenda } from '../agenda.ts'
import type { Sandbox } from '../context.ts'
import { requireScope } from '../oauth.ts'
import { read } from '../platform/problem.ts'
import { receivedQuery } from '../wire.ts'
import { findPayment, findRefund } from './find-payment.ts'
import { listReceived } from './list-received.ts'
import { publicPix } from './payment.ts'
import { requestRefund } from './request-refund.ts'

type OnePix = { Params: { e2eid: string } }
type OneRefund = { Params: { e2eid: string; id: string } }

/** The Pix calls of API Pix: what was received, and devoluções. */
export function receivedRoutes(
  app: FastifyInstance,
  { sandbox, agenda }: { sandbox: Sandbox; agenda: Agenda },
) {
  const canWrite = { onRequest: requireScope(sandbox, 'pix.write') }
  const canRead = { onRequest: requireScope(sandbox, 'pix.read') }

  app.get('/pix', canRead, ({ query }) =>
    listReceived(sandbox, read(receivedQuery, query, { as: 'PixConsultaInvalida', root: 'pix' })),
  )
  app.get<OnePix>('/pix/:e2eid', canRead, ({ params }) =>
    publicPix(findPayment(sandbox, params.e2eid)),
  )
  app.put<OneRefund>('/pix/:e2eid/devolucao/:id', canWrite, ({ params, body }, reply) => {
    const refund = requestRefund(sandbox, { e2eId: params.e2eid, id: params.id, body })
    agenda.wake()
    return reply.code(201).send(refund)
  })
  app.get<OneRefund>('/pix/:e2eid/devolucao/:id', canRead, ({ params }) =>
    findRefund(sandbox, params.e2eid, params.id),
  )
}
