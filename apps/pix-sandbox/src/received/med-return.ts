import { add, zero } from '@jogada/core'
import { z } from 'zod'
import type { Sandbox } from '../context.ts'
import { alphanumeric, returnId } from '../platform/identifiers.ts'
import { Problem, read } from '../platform/problem.ts'
import { noticeOf } from '../webhook/webhook.ts'
import { amountAboveZero, moneyOf } from '../wire.ts'
import { findPayment } from './find-payment.ts'
import type { Payment } from './payment.ts'
import { publicPix } from './payment.ts'

const medBody = z.object({
  endToEndId: z.string(),
  valor: amountAboveZero.optional(),
  natureza: z.enum(['MED_FRAUDE', 'MED_OPERACIONAL']).default('MED_FRAUDE'),
})

/**
 * The payer's bank takes a Pix back by the special return mechanism, without asking the receiver:
 * the devolução stands as DEVOLVIDO at once and is announced. At most what is left of the Pix.
 */
export function returnByMed(sandbox: Sandbox, body: unknown) {
  const { config, clock, random, store } = sandbox
  const asked = read(medBody, body, { as: 'RequisicaoInvalida', root: 'med' })
  const payment = findPayment(sandbox, asked.endToEndId)
  const returned = payment.refunds
    .filter(({ status }) => status !== 'NAO_REALIZADO')
    .map(({ valor }) => moneyOf(valor))
  const valor = asked.valor ?? payment.valor
  if (add(zero, ...returned, moneyOf(valor)) > moneyOf(payment.valor)) {
    throw new Problem('PixDevolucaoInvalida')
  }
  const now = clock.now()
  const at = now.toISOString()
  const next: Payment = {
    ...payment,
    refunds: [
      ...payment.refunds,
      {
        id: alphanumeric(random, 32),
        rtrId: returnId({ ispb: config.ispb, at: now, random }),
        valor,
        natureza: asked.natureza,
        horario: { solicitacao: at, liquidacao: at },
        status: 'DEVOLVIDO',
      },
    ],
  }
  store.commit({
    payments: { [payment.endToEndId]: next },
    jobs: noticeOf(sandbox, { key: payment.chave, about: 'pix', event: publicPix(next) }),
  })
  return publicPix(next)
}
