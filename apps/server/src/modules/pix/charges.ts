import type { Money } from '@jogada/core'
import type { CallApi } from './call.ts'
import { isSoundCode } from './copy-paste-code.ts'
import { PixRefused, PixUnavailable } from './errors.ts'
import { orNull } from './or-null.ts'
import { amountText, chargeAnswer } from './wire.ts'
import type { Charge } from './wire.ts'

export type ChargeRequest = {
  readonly amount: Money
  readonly expiresInSeconds: number
  /** The receiver's Pix key. */
  readonly key: string
  /** Shown to the payer, at most 140 characters. */
  readonly description: string
  /** Who should pay; it does not bind who does. Both or neither. */
  readonly payerCpf?: string
  readonly payerName?: string
}

const LONGEST_NAME = 200

/** The Cob calls. */
export const chargeCalls = (callApi: CallApi) => ({
  async createCharge(txid: string, request: ChargeRequest) {
    const path = pathOf(txid)
    const charge = await callApi({
      method: 'PUT',
      path,
      body: bodyOf(request),
      answer: chargeAnswer,
    })
    const { copyPasteCode } = charge
    const isAsAsked = charge.txid === txid && charge.amount === request.amount
    if (!isAsAsked || copyPasteCode === null || !isSoundCode(copyPasteCode)) {
      throw new PixUnavailable('unreadable_answer', `PUT ${path}`)
    }
    return { ...charge, copyPasteCode }
  },

  getCharge: (txid: string): Promise<Charge | null> =>
    orNull(callApi({ method: 'GET', path: pathOf(txid), answer: chargeAnswer })),

  async removeCharge(txid: string): Promise<Charge> {
    const path = pathOf(txid)
    const body = { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' }
    try {
      return await callApi({ method: 'PATCH', path, body, answer: chargeAnswer })
    } catch (error) {
      if (!(error instanceof PixRefused) || error.status === 404) throw error
      const charge = await callApi({ method: 'GET', path, answer: chargeAnswer })
      if (charge.status === 'removed') return charge
      throw error
    }
  },
})

function pathOf(txid: string): string {
  if (!/^[a-zA-Z0-9]{26,35}$/.test(txid)) throw new RangeError('a txid is 26 to 35 of [a-zA-Z0-9]')
  return `/cob/${txid}`
}

const bodyOf = (request: ChargeRequest) => ({
  calendario: { expiracao: request.expiresInSeconds },
  valor: { original: amountText(request.amount) },
  chave: request.key,
  solicitacaoPagador: request.description,
  ...(request.payerCpf &&
    request.payerName && {
      devedor: { cpf: request.payerCpf, nome: request.payerName.slice(0, LONGEST_NAME) },
    }),
})
