import type { Money } from '@jogada/core'
import type { CallApi } from './call.ts'
import { PixUnavailable } from './errors.ts'
import { listPages } from './list-pages.ts'
import { orNull } from './or-null.ts'
import { amountText, payoutAnswer, payoutPage } from './wire.ts'
import type { Payout } from './wire.ts'

export type PayoutRequest = {
  /** Ours, 1 to 64 of `[a-zA-Z0-9-]`: the PSP pays once per id, however often it is sent. */
  readonly paymentId: string
  readonly amount: Money
  /** The Pix key that is paid. */
  readonly key: string
  /** CPF (11 digits) or CNPJ (14 characters) of whoever must own the key. */
  readonly holderDocument: string
  readonly holderName: string
}

export type PayoutQuery = {
  readonly from: Date
  readonly to: Date
  /** Only those of which something came back. */
  readonly returned?: true
}

const CPF_LENGTH = 11

/** Sending Pix, which API Pix does not cover: the PSP's own calls. */
export const payoutCalls = (callApi: CallApi) => ({
  async sendPayout(request: PayoutRequest): Promise<Payout> {
    pathOf(request.paymentId)
    const { holderDocument } = request
    const payout = await callApi({
      method: 'POST',
      path: '/v1/payout',
      body: {
        idPagamento: request.paymentId,
        valor: amountText(request.amount),
        chave: request.key,
        [holderDocument.length === CPF_LENGTH ? 'cpf' : 'cnpj']: holderDocument,
        nome: request.holderName,
      },
      answer: payoutAnswer,
    })
    if (payout.paymentId !== request.paymentId || payout.amount !== request.amount) {
      throw new PixUnavailable('unreadable_answer', 'POST /v1/payout')
    }
    return payout
  },

  listPayouts: ({ from, to, returned }: PayoutQuery): Promise<readonly Payout[]> =>
    listPages(callApi, {
      path: '/v1/payout',
      query: {
        inicio: from.toISOString(),
        fim: to.toISOString(),
        ...(returned && { devolucaoPresente: 'true' }),
      },
      page: payoutPage,
      entry: payoutAnswer,
      id: 'idPagamento',
    }),

  getPayout: (paymentId: string): Promise<Payout | null> =>
    orNull(callApi({ method: 'GET', path: pathOf(paymentId), answer: payoutAnswer })),
})

function pathOf(paymentId: string): string {
  if (!/^[a-zA-Z0-9-]{1,64}$/.test(paymentId)) throw new RangeError('not a payment id')
  return `/v1/payout/${paymentId}`
}
