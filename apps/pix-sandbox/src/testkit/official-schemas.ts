import { z } from 'zod'

// Facts of the central bank's OpenAPI document, API Pix 2.9.0, its patterns anchored. Strict: a
// field that the document does not know is an error, so that nothing private slips into an answer.
// Two slips of the document are left out: PixConsultados requires `cobs` (its property is `pix`)
// and CobsConsultadas requires an `idCob` that no schema defines.
const text = (longest: number) => z.string().max(longest)
const amount = z.string().regex(/^\d{1,10}\.\d{2}$/)
const moment = z.iso.datetime({ offset: true })
const txid = z.string().regex(/^[a-zA-Z0-9]{26,35}$/)
const networkId = z.string().regex(/^[a-zA-Z0-9]{32}$/)
const cpf = z.string().regex(/^\d{11}$/)
const cnpj = z.string().regex(/^[0-9A-Z]{14}$/)
const location = text(77).min(1)

const person = z.union([
  z.strictObject({ cpf, nome: text(200) }),
  z.strictObject({ cnpj, nome: text(200) }),
])

const refundFields = {
  id: z.string().regex(/^[a-zA-Z0-9]{1,35}$/),
  rtrId: networkId,
  valor: amount,
  natureza: z
    .enum(['ORIGINAL', 'RETIRADA', 'MED_OPERACIONAL', 'MED_FRAUDE', 'MED_PIX_AUTOMATICO'])
    .optional(),
  descricao: text(140).optional(),
  horario: z.strictObject({ solicitacao: moment.optional(), liquidacao: moment.optional() }),
  status: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
  motivo: text(140).optional(),
}

const chargeFields = {
  calendario: z.strictObject({ criacao: moment, expiracao: z.int().positive() }),
  txid,
  revisao: z.int().nonnegative(),
  devedor: person.optional(),
  loc: z
    .strictObject({
      id: z.int(),
      txid,
      location,
      tipoCob: z.enum(['cob', 'cobv']),
      criacao: moment,
    })
    .optional(),
  location: location.optional(),
  status: z.enum(['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP']),
  valor: z.strictObject({
    original: amount,
    modalidadeAlteracao: z.int().min(0).max(1).optional(),
  }),
  chave: text(77),
  solicitacaoPagador: text(140).optional(),
  infoAdicionais: z
    .array(z.strictObject({ nome: text(50), valor: text(200) }))
    .max(50)
    .optional(),
  pixCopiaECola: text(512).optional(),
}

const pages = z.strictObject({
  paginaAtual: z.int().nonnegative(),
  itensPorPagina: z.int().positive(),
  quantidadeDePaginas: z.int().positive(),
  quantidadeTotalDeItens: z.int().nonnegative(),
})

const period = { inicio: moment, fim: moment, cpf: cpf.optional(), cnpj: cnpj.optional() }

export const devolucao = z.strictObject(refundFields)

export const pix = z.strictObject({
  endToEndId: networkId,
  txid: z
    .string()
    .regex(/^[a-zA-Z0-9]{1,35}$/)
    .optional(),
  valor: amount,
  componentesValor: z.strictObject({ original: z.strictObject({ valor: amount }) }).optional(),
  chave: text(77).optional(),
  horario: moment,
  infoPagador: text(140).optional(),
  devolucoes: z.array(devolucao).optional(),
})

export const cobGerada = z.strictObject(chargeFields)

export const cobCompleta = z.strictObject({ ...chargeFields, pix: z.array(pix).optional() })

export const cobsConsultadas = z.strictObject({
  parametros: z.strictObject({
    ...period,
    locationPresente: z.boolean().optional(),
    status: z.string().optional(),
    paginacao: pages,
  }),
  cobs: z.array(cobCompleta),
})

export const pixConsultados = z.strictObject({
  parametros: z.strictObject({
    ...period,
    txid: z
      .string()
      .regex(/^[a-zA-Z0-9]{1,35}$/)
      .optional(),
    txIdPresente: z.boolean().optional(),
    devolucaoPresente: z.boolean().optional(),
    paginacao: pages,
  }),
  pix: z.array(pix),
})

// `chave` stands in the official example, `cnpj` in the official schema.
export const webhookCompleto = z.strictObject({
  webhookUrl: z.url(),
  chave: text(77),
  cnpj,
  criacao: moment,
})

export const webhookBody = z.strictObject({ pix: z.array(pix).min(1) })

export const problema = z.strictObject({
  type: z.string().regex(/^https:\/\/pix\.bcb\.gov\.br\/api\/v2\/error\/[A-Z][A-Za-z]+$/),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  correlationId: z.string().optional(),
  violacoes: z
    .array(
      z.strictObject({
        razao: z.string().optional(),
        propriedade: z.string().optional(),
        valor: z.string().optional(),
      }),
    )
    .optional(),
})

/** RFC 6749 section 5.1. */
export const token = z.strictObject({
  access_token: z.string().min(40),
  token_type: z.literal('Bearer'),
  expires_in: z.int().positive(),
  scope: z.string(),
})

export const cobPayload = z.strictObject({
  ...chargeFields,
  calendario: z.strictObject({
    criacao: moment,
    apresentacao: moment,
    expiracao: z.int().positive(),
  }),
})
