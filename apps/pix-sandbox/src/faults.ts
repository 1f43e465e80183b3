import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Agenda } from './agenda.ts'
import type { Sandbox } from './context.ts'
import { Problem, answerProblem, read } from './platform/problem.ts'

const http = z.strictObject({
  /** Only calls whose path begins so; all calls of the API without it. */
  only: z.string().optional(),
  /** So many calls, then healthy again; for ever without it. */
  times: z.int().positive().optional(),
  slowMs: z.int().nonnegative().optional(),
  /** Answers this status and does nothing. */
  status: z.int().min(400).max(599).optional(),
  /** Does the work, then spoils the answer. */
  answer: z.enum(['lost', 'failed', 'rubbish', 'truncated', 'huge', 'redirect']).optional(),
})

const webhooks = z.strictObject({
  /** Events that happen now are never announced. */
  drop: z.boolean().default(false),
  /** How often each callback is sent. */
  copies: z.int().min(1).max(10).default(1),
  delayMs: z.int().nonnegative().default(0),
  /** Keeps events back until it is switched off. */
  hold: z.boolean().default(false),
  /** All events that are due in one callback. */
  group: z.boolean().default(false),
  /** The newest event first. */
  reverse: z.boolean().default(false),
})

const refunds = z.strictObject({
  outcome: z.enum(['DEVOLVIDO', 'NAO_REALIZADO', 'EM_PROCESSAMENTO']).default('DEVOLVIDO'),
})

/**
 * By endToEndId of GET /pix, by idPagamento of GET /v1/payout, by rtrId of what came back of one.
 */
const statement = z.strictObject({
  /** What the list leaves out. */
  omit: z.array(z.string()).default([]),
  /** What it names twice. */
  repeat: z.array(z.string()).default([]),
  /** Amounts that it states instead of the real ones, readable or not. */
  amounts: z.record(z.string(), z.string().max(16)).default({}),
  /** How payouts stand by it instead. */
  states: z.record(z.string(), z.enum(['EM_PROCESSAMENTO', 'PAGO', 'RECUSADO'])).default({}),
})

const payouts = z.strictObject({
  outcome: z.enum(['PAGO', 'RECUSADO', 'EM_PROCESSAMENTO']).default('PAGO'),
  motivo: z.string().max(140).default('CONTA_DESTINO_ENCERRADA'),
})

const switches = z.strictObject({
  http: http.nullable().optional(),
  webhooks: webhooks.optional(),
  refunds: refunds.optional(),
  payouts: payouts.optional(),
  statement: statement.optional(),
  expireTokens: z.boolean().optional(),
})

type State = {
  http: z.output<typeof http> | null
  webhooks: z.output<typeof webhooks>
  refunds: z.output<typeof refunds>
  payouts: z.output<typeof payouts>
  statement: z.output<typeof statement>
}

/** What goes wrong on purpose; nothing unless a test asks for it. */
export type Faults = { current: State }

export const createFaults = (): Faults => ({ current: healthy() })

const healthy = (): State => ({
  http: null,
  webhooks: webhooks.parse({}),
  refunds: refunds.parse({}),
  payouts: payouts.parse({}),
  statement: statement.parse({}),
})

/** POST sets the parts named in the body, GET shows all, DELETE heals everything. */
export function faultRoutes(
  app: FastifyInstance,
  { sandbox, agenda }: { sandbox: Sandbox; agenda: Agenda },
) {
  app.get('/sandbox/faults', () => sandbox.faults.current)
  app.post('/sandbox/faults', (request) => {
    const asked = read(switches, request.body, { as: 'RequisicaoInvalida', root: 'faults' })
    const { expireTokens, ...parts } = asked
    if (expireTokens) sandbox.tokens.expireAll()
    sandbox.faults.current = { ...sandbox.faults.current, ...parts } as State
    agenda.wake()
    return sandbox.faults.current
  })
  app.delete('/sandbox/faults', () => {
    sandbox.faults.current = healthy()
    agenda.wake()
    return sandbox.faults.current
  })
}

/** Applies the http part to every call of `app`. */
export function injectFaults(app: FastifyInstance, { faults }: Sandbox) {
  const spoiled = new WeakMap<object, NonNullable<State['http']>['answer']>()

  app.addHook('onRequest', async (request, reply) => {
    const fault = take(faults, request.url)
    if (!fault) return undefined
    if (fault.slowMs) await sleep(fault.slowMs)
    spoiled.set(request, fault.answer)
    if (fault.status) {
      const type = fault.status === 500 ? 'ErroInternoDoServidor' : 'ServicoIndisponivel'
      return answerProblem(reply, new Problem(type, { status: fault.status }))
    }
    return undefined
  })

  app.addHook('onSend', (request, reply, payload, done) => {
    const answer = spoiled.get(request)
    if (answer === 'lost') request.raw.socket.destroy()
    if (answer === 'failed') void reply.code(500)
    if (answer === 'redirect') void reply.code(302).header('location', 'http://127.0.0.1:9/')
    if (answer) void reply.removeHeader('content-length')
    done(null, spoil(answer, payload))
  })
}

function take(faults: Faults, url: string): State['http'] {
  const fault = faults.current.http
  if (!fault || !url.startsWith(fault.only ?? '/')) return null
  if (fault.times !== undefined) {
    faults.current.http = fault.times > 1 ? { ...fault, times: fault.times - 1 } : null
  }
  return fault
}

function spoil(answer: NonNullable<State['http']>['answer'], payload: unknown): unknown {
  if (answer === 'failed') return ''
  if (answer === 'rubbish') return '<html>manutenção</html>'
  if (answer === 'truncated' && typeof payload === 'string') return payload.slice(0, -9)
  if (answer === 'huge') return 'x'.repeat(8 * 1024 * 1024)
  return payload
}
