import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'

/** The error types of API Pix 2.9 that this PSP answers, and the three of its own payout call. */
const problems = {
  RequisicaoInvalida: [400, 'Requisição inválida.'],
  AcessoNegado: [403, 'Acesso negado.'],
  NaoEncontrado: [404, 'Não encontrado.'],
  ErroInternoDoServidor: [500, 'Erro interno do servidor.'],
  ServicoIndisponivel: [503, 'Serviço indisponível.'],
  CobNaoEncontrado: [404, 'Cobrança não encontrada.'],
  CobOperacaoInvalida: [400, 'Cobrança inválida.'],
  CobConsultaInvalida: [400, 'Consulta inválida.'],
  CobPayloadNaoEncontrado: [404, 'Cobrança não encontrada.'],
  PixNaoEncontrado: [404, 'Pix não encontrado.'],
  PixConsultaInvalida: [400, 'Consulta inválida.'],
  PixDevolucaoNaoEncontrada: [404, 'Devolução não encontrada.'],
  PixDevolucaoInvalida: [400, 'Devolução inválida.'],
  WebhookNaoEncontrado: [404, 'Webhook não encontrado.'],
  WebhookOperacaoInvalida: [400, 'Webhook inválido.'],
  PagamentoInvalido: [400, 'Pagamento inválido.'],
  PagamentoConflitante: [409, 'Pagamento já pedido com outros dados.'],
  PagamentoNaoEncontrado: [404, 'Pagamento não encontrado.'],
} as const satisfies Record<string, readonly [number, string]>

export type ProblemType = keyof typeof problems

export type Violation = { razao: string; propriedade?: string; valor?: string }

type ProblemOptions = { status?: number; detail?: string; violations?: readonly Violation[] }

/** A refusal in the words of RFC 7807; thrown by use cases, answered by `answerProblem`. */
export class Problem extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(type: ProblemType, options: ProblemOptions = {}) {
    const [status, title] = problems[type]
    super(options.detail ?? title)
    this.status = options.status ?? status
    this.body = {
      type: `https://pix.bcb.gov.br/api/v2/error/${type}`,
      title,
      status: this.status,
      detail: options.detail ?? title,
      ...(options.violations && { violacoes: options.violations }),
    }
  }
}

/** Answers with the problem's status and body as `application/problem+json`. */
export function answerProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(problem.body)
}

/** Fastify's error handler: a problem as it is, a bad body as 4xx, a bug bare as 500. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Problem) return answerProblem(reply, error)
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) {
    return answerProblem(reply, new Problem('RequisicaoInvalida', { status }))
  }
  request.log.error(error)
  return answerProblem(reply, new Problem('ErroInternoDoServidor'))
}

type ReadOptions = { as: ProblemType; root: string }

/** The value as the schema reads it, or a problem of type `as` that names each broken property. */
export function read<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  { as, root }: ReadOptions,
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Problem(as, {
    violations: parsed.error.issues.map((issue) => violationOf(issue, root, value)),
  })
}

function violationOf(issue: z.core.$ZodIssue, root: string, value: unknown): Violation {
  const property = [root, ...issue.path].join('.')
  const found = issue.path.reduce<unknown>(
    (at, step) => (at as Record<PropertyKey, unknown> | null | undefined)?.[step],
    value,
  )
  const reason = issue.code === 'custom' ? issue.message : 'não respeita o schema.'
  return {
    razao: `O campo ${property} ${reason}`,
    propriedade: property,
    ...(['string', 'number', 'boolean'].includes(typeof found) && { valor: String(found) }),
  }
}
