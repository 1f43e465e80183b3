import type { Person } from '../wire.ts'

/** Devolucao as it stands on the wire. */
export type Refund = {
  id: string
  rtrId: string
  valor: string
  natureza: 'ORIGINAL' | 'MED_FRAUDE' | 'MED_OPERACIONAL'
  descricao?: string
  horario: { solicitacao: string; liquidacao?: string }
  status: 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO'
  motivo?: string
}

/** A Pix received, with the payer that API Pix knows only as a filter. */
export type Payment = {
  readonly endToEndId: string
  readonly txid: string
  readonly valor: string
  readonly chave: string
  readonly horario: string
  readonly infoPagador?: string
  readonly refunds: readonly Refund[]
  readonly payer: Person
}

/** The payment as the receiver sees it (schema Pix). */
export function publicPix({ payer: _payer, refunds, ...pix }: Payment) {
  return {
    ...pix,
    componentesValor: { original: { valor: pix.valor } },
    ...(refunds.length > 0 && { devolucoes: refunds }),
  }
}
