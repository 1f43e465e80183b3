import type { Money } from '@jogada/core'
import type { CallApi } from './call.ts'
import { PixRefused } from './errors.ts'
import { listPages } from './list-pages.ts'
import { orNull } from './or-null.ts'
import { amountText, receivedAnswer, receivedPage, refundAnswer } from './wire.ts'
import type { ReceivedPix, Refund } from './wire.ts'

export type ReceivedQuery = {
  readonly from: Date
  readonly to: Date
  readonly txid?: string
  /** The payer's: the only way to learn who paid. */
  readonly cpf?: string
  /** Only those of which something went back. */
  readonly hasRefund?: boolean
}

/** The Pix calls. */
export const receivedCalls = (callApi: CallApi) => ({
  listReceived: ({
    from,
    to,
    txid,
    cpf,
    hasRefund,
  }: ReceivedQuery): Promise<readonly ReceivedPix[]> =>
    listPages(callApi, {
      path: '/pix',
      query: {
        inicio: from.toISOString(),
        fim: to.toISOString(),
        ...(txid && { txid }),
        ...(cpf && { cpf }),
        ...(hasRefund !== undefined && { devolucaoPresente: String(hasRefund) }),
      },
      page: receivedPage,
      entry: receivedAnswer,
      id: 'endToEndId',
    }),

  getReceived: (endToEndId: string): Promise<ReceivedPix | null> =>
    orNull(callApi({ method: 'GET', path: pathOf(endToEndId), answer: receivedAnswer })),

  async refund(endToEndId: string, id: string, amount: Money): Promise<Refund> {
    const path = refundPath(endToEndId, id)
    const body = { valor: amountText(amount) }
    try {
      return await callApi({ method: 'PUT', path, body, answer: refundAnswer })
    } catch (error) {
      // The PSP refuses an id that was used before; ours was, if the first answer was lost.
      if (!(error instanceof PixRefused) || error.status !== 400) throw error
      const earlier = await orNull(callApi({ method: 'GET', path, answer: refundAnswer }))
      if (earlier?.amount === amount) return earlier
      throw error
    }
  },

  getRefund: (endToEndId: string, id: string): Promise<Refund | null> =>
    orNull(callApi({ method: 'GET', path: refundPath(endToEndId, id), answer: refundAnswer })),
})

const pathOf = (endToEndId: string) => `/pix/${encodeURIComponent(endToEndId)}`

function refundPath(endToEndId: string, id: string): string {
  if (!/^[a-zA-Z0-9]{1,35}$/.test(id)) throw new RangeError('a refund id is 1 to 35 of [a-zA-Z0-9]')
  return `${pathOf(endToEndId)}/devolucao/${id}`
}
