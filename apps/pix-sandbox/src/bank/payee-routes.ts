import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Agenda } from '../agenda.ts'
import type { Sandbox } from '../context.ts'
import { returnPayout } from '../payout/return-payout.ts'
import { Problem, read } from '../platform/problem.ts'
import { payeePage } from './payee-pages.ts'
import { send } from './send-page.ts'

const SHOWN = 30

const returnForm = z.object({ idPagamento: z.string().max(64), valor: z.string().max(20) })

type Parts = { sandbox: Sandbox; agenda: Agenda }

/** The payee of what the operator sent: a page to give it back, and a call for tests. */
export function payeeRoutes(app: FastifyInstance, { sandbox, agenda }: Parts) {
  app.get('/banco/recebidos', (_request, reply) => send(reply, pageOf(sandbox, null)))
  app.post('/banco/devolver', ({ body }, reply) => returnByForm({ sandbox, agenda }, body, reply))
  app.post('/sandbox/payout-return', ({ body }, reply) => {
    const returned = returnPayout(sandbox, body)
    agenda.wake()
    return reply.code(201).send(returned)
  })
}

function returnByForm({ sandbox, agenda }: Parts, body: unknown, reply: FastifyReply) {
  const { idPagamento, valor } = read(returnForm, body, { as: 'RequisicaoInvalida', root: 'banco' })
  try {
    returnPayout(sandbox, { idPagamento, valor: wireAmount(valor) })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return send(reply.code(422), pageOf(sandbox, 'Não foi possível devolver este valor.'))
  }
  agenda.wake()
  return reply.redirect('/banco/recebidos', 303)
}

/** `50`, `50,00` and `50.00` as the API writes an amount. */
function wireAmount(typed: string): string {
  const text = typed.trim().replace(',', '.')
  return text.includes('.') ? text : `${text}.00`
}

const pageOf = ({ store, config }: Sandbox, problem: string | null) =>
  payeePage({
    payouts: [...store.tables.payouts.values()]
      .filter(({ status }) => status === 'PAGO')
      .toSorted((a, b) => b.horario.solicitacao.localeCompare(a.horario.solicitacao))
      .slice(0, SHOWN),
    from: config.receiver.name,
    problem,
  })
