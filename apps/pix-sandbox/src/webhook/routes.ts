import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Sandbox } from '../context.ts'
import { requireScope } from '../oauth.ts'
import { Problem, read } from '../platform/problem.ts'

const webhookBody = z.object({ webhookUrl: z.url({ protocol: /^https?$/ }).max(2048) })

type One = { Params: { chave: string } }

/** The Webhook calls of API Pix for the receiver's key. */
export function webhookRoutes(app: FastifyInstance, sandbox: Sandbox) {
  const { clock, config, store } = sandbox
  const canWrite = { onRequest: requireScope(sandbox, 'webhook.write') }
  const canRead = { onRequest: requireScope(sandbox, 'webhook.read') }

  app.put<One>('/webhook/:chave', canWrite, ({ params, body }, reply) => {
    if (params.chave !== config.receiver.key) {
      const razao = 'A chave não pertence a este usuário recebedor.'
      throw new Problem('WebhookOperacaoInvalida', {
        violations: [{ razao, propriedade: 'chave', valor: params.chave }],
      })
    }
    const as = 'WebhookOperacaoInvalida'
    const { webhookUrl } = read(webhookBody, body, { as, root: 'webhook' })
    const webhook = {
      webhookUrl,
      chave: params.chave,
      cnpj: config.receiver.cnpj,
      criacao: clock.now().toISOString(),
    }
    store.commit({ webhooks: { [params.chave]: webhook } })
    return reply.send()
  })
  app.get<One>('/webhook/:chave', canRead, ({ params }) => {
    const webhook = store.tables.webhooks.get(params.chave)
    if (!webhook) throw new Problem('WebhookNaoEncontrado')
    return webhook
  })
  app.delete<One>('/webhook/:chave', canWrite, ({ params }, reply) => {
    if (!store.tables.webhooks.has(params.chave)) throw new Problem('WebhookNaoEncontrado')
    store.commit({ webhooks: { [params.chave]: null } })
    return reply.code(204).send()
  })
}
