import { parseMoney } from '@jogada/core'
import { z } from 'zod'
import { amount, person } from '../wire.ts'

const OWN_ACCOUNT = 'corresponde a uma conta que não pertence a este usuário recebedor.'

/** A part of the official body that this PSP does not serve; its presence is refused by name. */
const absent = (error: string) =>
  z
    .unknown()
    .optional()
    .refine((value) => value === undefined, { error })

const calendar = z.object({
  expiracao: z
    .int()
    .max(2 ** 31 - 1)
    .refine((seconds) => seconds > 0, { error: 'é igual ou menor que zero.' }),
})

const value = z.object({
  original: amount,
  modalidadeAlteracao: z.int().min(0).max(1).optional(),
  retirada: absent('não é oferecida por este PSP.'),
})

const notZero = (valor: {
  original?: string | undefined
  modalidadeAlteracao?: number | undefined
}) =>
  valor.original === undefined ||
  valor.modalidadeAlteracao === 1 ||
  parseMoney(valor.original) !== 0n

const zeroRefusal = { path: ['original'], error: 'é zero.' }

const details = (receiverKey: string) => ({
  devedor: person.optional(),
  loc: absent('referencia um location que inexiste.'),
  chave: z
    .string()
    .max(77)
    .refine((key) => key === receiverKey, { error: OWN_ACCOUNT }),
  solicitacaoPagador: z.string().max(140).optional(),
  infoAdicionais: z
    .array(z.object({ nome: z.string().max(50), valor: z.string().max(200) }))
    .max(50)
    .optional(),
})

/** CobSolicitada: body of PUT /cob/{txid} and POST /cob. */
export const chargeBody = (receiverKey: string) =>
  z.object({
    calendario: calendar.extend({ expiracao: calendar.shape.expiracao.default(86_400) }),
    valor: value.refine(notZero, zeroRefusal),
    ...details(receiverKey),
  })

export type ChargeBody = z.output<ReturnType<typeof chargeBody>>

/** CobRevisada: body of PATCH /cob/{txid}; what is absent stays as it is. */
export const revisionBody = (receiverKey: string) =>
  z
    .object({
      calendario: calendar.optional(),
      status: z.literal('REMOVIDA_PELO_USUARIO_RECEBEDOR').optional(),
      valor: value.partial().optional(),
      ...details(receiverKey),
      chave: details(receiverKey).chave.optional(),
    })
    .refine((body) => !(body.status && Object.keys(body).length > 1), {
      path: ['status'],
      error: 'não pode ser removida juntamente com outras alterações.',
    })
