import { add, formatMoney, subtract, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import { z } from 'zod'
import type { Sandbox } from '../context.ts'
import { returnId } from '../platform/identifiers.ts'
import { Problem, read } from '../platform/problem.ts'
import { noticeOf } from '../webhook/webhook.ts'
import { amountAboveZero, moneyOf } from '../wire.ts'
import type { Payout, PayoutReturn } from './payout.ts'
import { publicPayout } from './payout.ts'

const returnBody = z.object({
  idPagamento: z.string(),
  valor: amountAboveZero.optional(),
  natureza: z.enum(['ORIGINAL', 'MED_FRAUDE', 'MED_OPERACIONAL']).default('ORIGINAL'),
  descricao: z.string().max(140).optional(),
})

/**
 * The payee's bank sends a paid payout back, whole or in part: it stands as DEVOLVIDO at once and
 * is announced. At most what is left of the Pix.
 */
export function returnPayout(sandbox: Sandbox, body: unknown) {
  const { config, clock, random, store } = sandbox
  const asked = read(returnBody, body, { as: 'RequisicaoInvalida', root: 'devolucao' })
  const payout = store.tables.payouts.get(asked.idPagamento)
  if (!payout) throw new Problem('PagamentoNaoEncontrado')
  const left = leftOf(payout)
  const valor = asked.valor ?? formatMoney(left)
  if (payout.status !== 'PAGO' || left === 0n || moneyOf(valor) > left) {
    throw new Problem('PixDevolucaoInvalida')
  }
  const now = clock.now()
  const at = now.toISOString()
  const back: PayoutReturn = {
    rtrId: returnId({ ispb: config.ispb, at: now, random }),
    valor,
    natureza: asked.natureza,
    ...(asked.descricao && { descricao: asked.descricao }),
    horario: { solicitacao: at, liquidacao: at },
    status: 'DEVOLVIDO',
  }
  const next: Payout = { ...payout, devolucoes: [...(payout.devolucoes ?? []), back] }
  store.commit({
    payouts: { [asked.idPagamento]: next },
    jobs: noticeOf(sandbox, {
      key: config.receiver.key,
      about: 'payout',
      event: publicPayout(next),
    }),
  })
  return publicPayout(next)
}

/** What of a payout the payee still has. */
export const leftOf = ({ asked, status, devolucoes = [] }: Payout): Money =>
  status === 'PAGO'
    ? subtract(moneyOf(asked.valor), add(zero, ...devolucoes.map(({ valor }) => moneyOf(valor))))
    : zero
