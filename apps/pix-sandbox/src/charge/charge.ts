import type { Person } from '../wire.ts'

export type ChargeStatus =
  | 'ATIVA'
  | 'CONCLUIDA'
  | 'REMOVIDA_PELO_USUARIO_RECEBEDOR'
  | 'REMOVIDA_PELO_PSP'

/** A cobrança imediata as it stands on the wire (CobGerada). */
export type Cob = {
  calendario: { criacao: string; expiracao: number }
  txid: string
  revisao: number
  devedor?: Person
  loc: { id: number; txid: string; location: string; tipoCob: 'cob'; criacao: string }
  location: string
  status: ChargeStatus
  valor: { original: string; modalidadeAlteracao?: number }
  chave: string
  solicitacaoPagador?: string
  infoAdicionais?: { nome: string; valor: string }[]
  pixCopiaECola: string
}

export type Charge = {
  readonly cob: Cob
  /** The charge as it stood at each earlier revision, from 0 on. */
  readonly earlier: readonly Cob[]
  /** Last part of the location. */
  readonly token: string
  /** endToEndId of each payment, oldest first. */
  readonly payments: readonly string[]
}

/** First moment at which payers' banks no longer pay the charge. */
export const expiryOf = ({ calendario }: Cob): Date =>
  new Date(new Date(calendario.criacao).getTime() + calendario.expiracao * 1000)
