import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Sandbox } from '../context.ts'
import { requireScope } from '../oauth.ts'
import { alphanumeric } from '../platform/identifiers.ts'
import { read } from '../platform/problem.ts'
import { chargeQuery, txid } from '../wire.ts'
import { chargeBody } from './charge-body.ts'
import { createCharge } from './create-charge.ts'
import { completeCharge, findCharge } from './find-charge.ts'
import { listCharges } from './list-charges.ts'
import { reviseCharge } from './revise-charge.ts'

const OWN_TXID_LENGTH = 32

const revisionQuery = z.object({ revisao: z.coerce.number().int().min(0).optional() })

type One = { Params: { txid: string } }

/** The Cob calls of API Pix. */
export function chargeRoutes(app: FastifyInstance, sandbox: Sandbox) {
  const canWrite = { onRequest: requireScope(sandbox, 'cob.write') }
  const canRead = { onRequest: requireScope(sandbox, 'cob.read') }
  const bodyOf = (body: unknown) =>
    read(chargeBody(sandbox.config.receiver.key), body, { as: 'CobOperacaoInvalida', root: 'cob' })

  app.put<One>('/cob/:txid', canWrite, ({ params, body }, reply) => {
    const id = read(txid, params.txid, { as: 'CobOperacaoInvalida', root: 'txid' })
    return reply.code(201).send(createCharge(sandbox, id, bodyOf(body)))
  })
  app.post('/cob', canWrite, ({ body }, reply) => {
    const id = alphanumeric(sandbox.random, OWN_TXID_LENGTH)
    return reply.code(201).send(createCharge(sandbox, id, bodyOf(body)))
  })
  app.patch<One>('/cob/:txid', canWrite, ({ params, body }) =>
    reviseCharge(sandbox, params.txid, body),
  )
  app.get<One>('/cob/:txid', canRead, ({ params, query }) => {
    const { revisao } = read(revisionQuery, query, { as: 'CobConsultaInvalida', root: 'cob' })
    return completeCharge(sandbox, findCharge(sandbox, params.txid), revisao)
  })
  app.get('/cob', canRead, ({ query }) =>
    listCharges(sandbox, read(chargeQuery, query, { as: 'CobConsultaInvalida', root: 'cob' })),
  )
}
