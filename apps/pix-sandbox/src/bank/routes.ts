import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Agenda } from '../agenda.ts'
import type { Sandbox } from '../context.ts'
import type { Markup } from '../platform/html.ts'
import { read } from '../platform/problem.ts'
import { findPayment } from '../received/find-payment.ts'
import { chargeOfCode, closedReason, payCharge } from '../received/pay-charge.ts'
import { returnByMed } from '../received/med-return.ts'
import { publicPix } from '../received/payment.ts'
import { amount, cpf, person } from '../wire.ts'
import { chargePage, codePage, receiptPage, refusalText } from './pages.ts'
import { payeeRoutes } from './payee-routes.ts'
import { send } from './send-page.ts'

const SANDBOX_PAYER = { name: 'Ana Pagadora', cpf: '52998224725' }

const assets = {
  'bank.css': ['text/css; charset=utf-8', load('./bank.css')],
  'bank.js': ['text/javascript; charset=utf-8', load('./bank.js')],
} as const

const codeQuery = z.object({ codigo: z.string().max(2000).default('') })

const payForm = z.object({
  codigo: z.string().max(2000),
  nome: z.string().max(200),
  cpf: z.string().max(20),
  force: z.literal('true').optional(),
})

const payBody = z
  .object({
    codigo: z.string(),
    valor: amount.optional(),
    infoPagador: z.string().max(140).optional(),
    force: z.boolean().optional(),
  })
  .and(person)

type Parts = { sandbox: Sandbox; agenda: Agenda }

/** The other side of each Pix: bank pages for people, and calls under /sandbox for tests. */
export function bankRoutes(app: FastifyInstance, parts: Parts) {
  const { sandbox, agenda } = parts

  app.get('/banco', ({ query }, reply) => {
    const { codigo } = read(codeQuery, query, { as: 'RequisicaoInvalida', root: 'banco' })
    return send(reply, stepFor(sandbox, { code: codigo.trim() }))
  })
  app.post('/banco/pagar', ({ body }, reply) => payByForm(parts, body, reply))
  app.get<{ Params: { e2eid: string } }>('/banco/comprovante/:e2eid', ({ params }, reply) =>
    send(reply, receiptPage(findPayment(sandbox, params.e2eid), sandbox.config.receiver)),
  )
  for (const [name, [type, content]] of Object.entries(assets)) {
    app.get(`/banco/${name}`, (_request, reply) => reply.header('content-type', type).send(content))
  }

  payeeRoutes(app, parts)
  app.post('/sandbox/pay', ({ body }, reply) => {
    const { codigo, valor, infoPagador, force, ...payer } = read(payBody, body, {
      as: 'RequisicaoInvalida',
      root: 'pay',
    })
    const input = { code: codigo, payer, amount: valor, message: infoPagador, force }
    const paid = payCharge(sandbox, input)
    if (!paid.ok) return reply.code(422).send({ refusal: paid.code })
    agenda.wake()
    return reply.code(201).send(publicPix(paid.value))
  })
  app.post('/sandbox/med', ({ body }, reply) => {
    const pix = returnByMed(sandbox, body)
    agenda.wake()
    return reply.code(201).send(pix)
  })
}

type Step = { code: string; payer?: { name: string; cpf: string }; problem?: string }

function stepFor(sandbox: Sandbox, { code, payer, problem }: Step): Markup {
  if (code === '') return codePage({ code, problem: null })
  const found = chargeOfCode(sandbox, code)
  if (!found.ok) return codePage({ code, problem: refusalText(found.code) })

  const { cob } = found.value
  const debtor = cob.devedor?.cpf && { name: cob.devedor.nome, cpf: cob.devedor.cpf }
  return chargePage({
    code,
    cob,
    receiver: sandbox.config.receiver,
    payer: payer ?? (debtor || SANDBOX_PAYER),
    closed: closedReason(found.value, sandbox.clock.now()),
    problem: problem ?? null,
  })
}

function payByForm({ sandbox, agenda }: Parts, body: unknown, reply: FastifyReply) {
  const form = read(payForm, body, { as: 'RequisicaoInvalida', root: 'banco' })
  const code = form.codigo.trim()
  const payer = { name: form.nome.trim(), cpf: form.cpf.replaceAll(/[.\-\s]/g, '') }
  const again = (problem: Parameters<typeof refusalText>[0]) =>
    send(reply.code(422), stepFor(sandbox, { code, payer, problem: refusalText(problem) }))
  if (payer.name === '' || !cpf.safeParse(payer.cpf).success) return again('invalid_payer')

  const paid = payCharge(sandbox, {
    code,
    payer: { nome: payer.name, cpf: payer.cpf },
    force: form.force === 'true',
  })
  if (!paid.ok) return again(paid.code)
  agenda.wake()
  return reply.redirect(`/banco/comprovante/${paid.value.endToEndId}`, 303)
}

function load(name: string): Buffer {
  return readFileSync(new URL(name, import.meta.url))
}
