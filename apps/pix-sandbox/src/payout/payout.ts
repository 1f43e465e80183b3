import { z } from 'zod'
import { amountAboveZero, cnpj, cpf, pixKey } from '../wire.ts'

/**
 * Body of POST /v1/payout: `idPagamento` is the operator's own id and makes the call repeatable.
 */
export const payoutBody = z
  .object({
    idPagamento: z.string().regex(/^[a-zA-Z0-9-]{1,64}$/),
    valor: amountAboveZero,
    chave: pixKey,
    cpf: cpf.optional(),
    cnpj: cnpj.optional(),
    nome: z.string().min(1).max(200),
  })
  .refine((body) => (body.cpf === undefined) !== (body.cnpj === undefined), {
    path: ['cpf'],
    error: 'deve vir, ou então cnpj.',
  })

export type PayoutBody = z.output<typeof payoutBody>

/**
 * Money of a paid payout that the payee's bank sent back, with the fields of API Pix's Devolucao.
 */
export type PayoutReturn = {
  readonly rtrId: string
  readonly valor: string
  readonly natureza: 'ORIGINAL' | 'MED_OPERACIONAL' | 'MED_FRAUDE'
  readonly descricao?: string
  readonly horario: { solicitacao: string; liquidacao: string }
  readonly status: 'DEVOLVIDO'
}

export type Payout = {
  readonly asked: PayoutBody
  readonly status: 'EM_PROCESSAMENTO' | 'PAGO' | 'RECUSADO'
  readonly horario: { solicitacao: string; liquidacao?: string }
  readonly endToEndId?: string
  readonly motivo?: string
  readonly devolucoes?: readonly PayoutReturn[]
}

/** The payout as the operator sees it. */
export const publicPayout = ({ asked, ...state }: Payout) => ({
  idPagamento: asked.idPagamento,
  valor: asked.valor,
  chave: asked.chave,
  ...state,
})

/**
 * Whether the directory would name somebody else: a CPF or CNPJ key belongs to that very number.
 */
export function isForeignKey({ chave, ...holder }: PayoutBody): boolean {
  const isNumber = cpf.safeParse(chave).success || cnpj.safeParse(chave).success
  return isNumber && chave !== (holder.cpf ?? holder.cnpj)
}
