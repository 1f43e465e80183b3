import { add, zero } from '@jogada/core'
import { z } from 'zod'
import type { Sandbox } from '../context.ts'
import { alphanumeric, returnId } from '../platform/identifiers.ts'
import { Problem, read } from '../platform/problem.ts'
import { amountAboveZero, moneyOf } from '../wire.ts'
import { findPayment } from './find-payment.ts'
import type { Payment, Refund } from './payment.ts'

const REFUND_WINDOW_MS = 90 * 24 * 60 * 60 * 1000

const refundBody = z.object({
  valor: amountAboveZero,
  natureza: z.literal('ORIGINAL').default('ORIGINAL'),
  descricao: z.string().max(140).optional(),
})

const refundId = z.string().regex(/^[a-zA-Z0-9]{1,35}$/)

/**
 * Takes a devolução in; it stays EM_PROCESSAMENTO until it settles. An id already used for this
 * Pix, more than what is left of it, or more than 90 days after it: PixDevolucaoInvalida.
 */
export function requestRefund(
  sandbox: Sandbox,
  { e2eId, id, body }: { e2eId: string; id: string; body: unknown },
): Refund {
  const { config, clock, random, store } = sandbox
  const payment = findPayment(sandbox, e2eId)
  read(refundId, id, { as: 'PixDevolucaoInvalida', root: 'devolucao.id' })
  const asked = read(refundBody, body, { as: 'PixDevolucaoInvalida', root: 'devolucao' })
  const now = clock.now()
  refuseUnlessAllowed(payment, { id, valor: asked.valor, now })

  const refund: Refund = {
    id,
    rtrId: returnId({ ispb: config.ispb, at: now, random }),
    valor: asked.valor,
    natureza: asked.natureza,
    ...(asked.descricao !== undefined && { descricao: asked.descricao }),
    horario: { solicitacao: now.toISOString() },
    status: 'EM_PROCESSAMENTO',
  }
  store.commit({
    payments: { [e2eId]: { ...payment, refunds: [...payment.refunds, refund] } },
    jobs: {
      [alphanumeric(random, 20)]: {
        kind: 'settle_refund',
        dueAt: now.getTime() + config.settleAfterMs,
        e2eId,
        refundId: id,
      },
    },
  })
  return refund
}

function refuseUnlessAllowed(payment: Payment, asked: { id: string; valor: string; now: Date }) {
  if (payment.refunds.some(({ id }) => id === asked.id)) {
    refuse('O id já foi utilizado por outra requisição de devolução.', 'devolucao.id')
  }
  const returned = payment.refunds
    .filter(({ status }) => status !== 'NAO_REALIZADO')
    .map(({ valor }) => moneyOf(valor))
  if (add(zero, ...returned, moneyOf(asked.valor)) > moneyOf(payment.valor)) {
    refuse('A soma das devoluções excederia o valor do Pix.', 'devolucao.valor')
  }
  if (asked.now.getTime() - new Date(payment.horario).getTime() > REFUND_WINDOW_MS) {
    refuse('O prazo de 90 dias para devoluções terminou.', 'devolucao')
  }
}

function refuse(razao: string, propriedade: string): never {
  throw new Problem('PixDevolucaoInvalida', { violations: [{ razao, propriedade }] })
}
