import { createHash } from 'node:crypto'
import { formatMoney, parseMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import { z } from 'zod'

/** Highest amount that fits `\d{1,10}\.\d{2}`. */
const MOST = 999_999_999_999n

/** The wire form of an amount above zero; RangeError for any other. */
export function amountText(amount: Money): string {
  if (amount <= 0n || amount > MOST) throw new RangeError('a Pix amount is 0.01 to 9999999999.99')
  return formatMoney(amount)
}

const amount = z
  .string()
  .regex(/^\d{1,10}\.\d{2}$/)
  .transform((text) => parseMoney(text)!)

const moment = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)))
  .transform((text) => new Date(text))

/** Ids are compared and stored, never computed with: other lengths than 32 are let in. */
const networkId = z.string().regex(/^[a-zA-Z0-9]{1,64}$/)

/**
 * Codes of API Pix → ours. A code that is new to us reads as `unknown`, it never fails the call.
 */
const codes = <Known extends string>(known: Readonly<Record<string, Known>>) =>
  z
    .string()
    .transform((text): Known | 'unknown' => (Object.hasOwn(known, text) ? known[text]! : 'unknown'))

/** No database takes a zero byte in a text. */
const optionalText = z
  .string()
  .nullish()
  .catch(null)
  .transform((text) => text?.replaceAll('\0', '') ?? null)

/** Ours has letters and digits only; any other that a bank gives goes by its digest, to be kept. */
const refundId = z
  .string()
  .transform((id) =>
    /^[a-zA-Z0-9]{1,64}$/.test(id) ? id : createHash('sha256').update(id).digest('hex'),
  )

export const refundAnswer = z
  .object({
    id: refundId,
    rtrId: networkId,
    valor: amount,
    status: codes({
      EM_PROCESSAMENTO: 'processing',
      DEVOLVIDO: 'returned',
      NAO_REALIZADO: 'failed',
    } as const),
    motivo: optionalText,
    natureza: optionalText,
  })
  .transform((refund) => ({
    id: refund.id,
    returnId: refund.rtrId,
    amount: refund.valor,
    status: refund.status,
    reason: refund.motivo,
    /** Why it went back: `ORIGINAL` is ours, `MED_FRAUDE` and the like are the payer's bank. */
    nature: refund.natureza ?? 'ORIGINAL',
  }))

/** A devolução: money of a received Pix on its way back to the payer. */
export type Refund = z.output<typeof refundAnswer>

export const receivedAnswer = z
  .object({
    endToEndId: networkId,
    txid: optionalText,
    valor: amount,
    chave: optionalText,
    horario: moment,
    // One of the official examples has an object where the schema says list.
    devolucoes: z.preprocess((found) => [found ?? []].flat(), z.array(refundAnswer)),
  })
  .transform((pix) => ({
    endToEndId: pix.endToEndId,
    txid: pix.txid,
    amount: pix.valor,
    key: pix.chave,
    receivedAt: pix.horario,
    refunds: pix.devolucoes,
  }))

/** A Pix that arrived. API Pix does not say who paid it. */
export type ReceivedPix = z.output<typeof receivedAnswer>

export const chargeAnswer = z
  .object({
    txid: z.string(),
    calendario: z.object({ criacao: moment, expiracao: z.coerce.number().default(86_400) }),
    valor: z.object({ original: amount }),
    status: codes({
      ATIVA: 'active',
      CONCLUIDA: 'paid',
      REMOVIDA_PELO_USUARIO_RECEBEDOR: 'removed',
      REMOVIDA_PELO_PSP: 'removed',
    } as const),
    pixCopiaECola: optionalText,
    pix: z.array(receivedAnswer).default([]),
  })
  .transform((cob) => ({
    txid: cob.txid,
    status: cob.status,
    amount: cob.valor.original,
    createdAt: cob.calendario.criacao,
    expiresAt: new Date(cob.calendario.criacao.getTime() + cob.calendario.expiracao * 1000),
    copyPasteCode: cob.pixCopiaECola,
    payments: cob.pix,
  }))

/** A charge. `active` says nothing about expiry: compare `expiresAt`. */
export type Charge = z.output<typeof chargeAnswer>

const parametros = z.object({ paginacao: z.object({ quantidadeDePaginas: z.int() }) })

const pagesOf = ({ paginacao }: z.output<typeof parametros>) => paginacao.quantidadeDePaginas

export const receivedPage = z
  .object({ parametros, pix: z.array(z.unknown()).default([]) })
  .transform((page) => ({ pages: pagesOf(page.parametros), entries: page.pix }))

const returnAnswer = z
  .object({
    rtrId: networkId,
    valor: amount,
    status: codes({ DEVOLVIDO: 'returned' } as const),
    natureza: optionalText,
    horario: z
      .object({ solicitacao: moment.optional(), liquidacao: moment.optional() })
      .nullish()
      .catch(null),
  })
  .transform((back) => ({
    returnId: back.rtrId,
    amount: back.valor,
    status: back.status,
    nature: back.natureza ?? 'ORIGINAL',
    /** When it arrived; null where the PSP does not tell. */
    at: back.horario?.liquidacao ?? back.horario?.solicitacao ?? null,
  }))

/** Money of a paid payout that the payee's bank sent back; it arrived once it is `returned`. */
export type PayoutReturn = z.output<typeof returnAnswer>

export const payoutAnswer = z
  .object({
    // ours, or of another system of the same account; a zero byte has none of them
    idPagamento: z.string().regex(/^[^\0]+$/),
    valor: amount,
    status: codes({
      EM_PROCESSAMENTO: 'processing',
      PAGO: 'paid',
      RECUSADO: 'refused',
    } as const),
    endToEndId: optionalText,
    motivo: optionalText,
    devolucoes: z.preprocess((found) => [found ?? []].flat(), z.array(returnAnswer)),
  })
  .transform((payout) => ({
    paymentId: payout.idPagamento,
    amount: payout.valor,
    status: payout.status,
    endToEndId: payout.endToEndId,
    reason: payout.motivo,
    returns: payout.devolucoes,
  }))

/**
 * A Pix that we send. Only `paid` and `refused` are final, and what is paid may still come back.
 */
export type Payout = z.output<typeof payoutAnswer>

export const payoutPage = z
  .object({ parametros, pagamentos: z.array(z.unknown()).default([]) })
  .transform((page) => ({ pages: pagesOf(page.parametros), entries: page.pagamentos }))
