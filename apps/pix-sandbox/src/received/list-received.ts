import type { z } from 'zod'
import type { Sandbox } from '../context.ts'
import { filtersOf, pageOf } from '../wire.ts'
import type { receivedQuery } from '../wire.ts'
import type { Payment } from './payment.ts'
import { publicPix } from './payment.ts'

type Query = z.output<typeof receivedQuery>

/** PixConsultados: the Pix received in the period that pass every filter, oldest first. */
export function listReceived(sandbox: Sandbox, query: Query) {
  const found = candidates(sandbox, query.txid).filter((payment) => passes(payment, query))
  const { items, paginacao } = pageOf(misstated(sandbox, found), query)
  return { parametros: { ...filtersOf(query), paginacao }, pix: items.map(publicPix) }
}

/** The list with the faults that a test asked for. */
function misstated({ faults }: Sandbox, found: readonly Payment[]): readonly Payment[] {
  const { omit, repeat, amounts } = faults.current.statement
  return found
    .filter(({ endToEndId }) => !omit.includes(endToEndId))
    .flatMap((payment) => (repeat.includes(payment.endToEndId) ? [payment, payment] : [payment]))
    .map((payment) => ({ ...payment, valor: amounts[payment.endToEndId] ?? payment.valor }))
}

function candidates({ store }: Sandbox, txid: string | undefined): Payment[] {
  const { charges, payments } = store.tables
  if (txid === undefined) return [...payments.values()]
  return (charges.get(txid)?.payments ?? []).map((id) => payments.get(id)!)
}

function passes(payment: Payment, query: Query): boolean {
  const at = new Date(payment.horario)
  const { devolucaoPresente: refunded } = query
  return (
    at >= new Date(query.inicio) &&
    at <= new Date(query.fim) &&
    (query.cpf === undefined || payment.payer.cpf === query.cpf) &&
    (query.cnpj === undefined || payment.payer.cnpj === query.cnpj) &&
    (refunded === undefined || payment.refunds.length > 0 === refunded) &&
    query.txIdPresente !== false
  )
}
