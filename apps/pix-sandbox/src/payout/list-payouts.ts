import type { z } from 'zod'
import type { Sandbox } from '../context.ts'
import { filtersOf, pageOf } from '../wire.ts'
import type { sentQuery } from '../wire.ts'
import type { Payout } from './payout.ts'
import { publicPayout } from './payout.ts'

/**
 * The payouts that were asked for in the period and pass the filter, in the
 * shape of PixConsultados.
 */
export function listPayouts(sandbox: Sandbox, query: z.output<typeof sentQuery>) {
  const from = new Date(query.inicio)
  const to = new Date(query.fim)
  const found = [...sandbox.store.tables.payouts.values()].filter(
    ({ horario, devolucoes = [] }) => {
      const at = new Date(horario.solicitacao)
      const { devolucaoPresente: returned } = query
      return (
        at >= from && at <= to && (returned === undefined || devolucoes.length > 0 === returned)
      )
    },
  )
  const { items, paginacao } = pageOf(misstated(sandbox, found), query)
  return { parametros: { ...filtersOf(query), paginacao }, pagamentos: items.map(publicPayout) }
}

/** The list with the faults that a test asked for. */
function misstated({ faults }: Sandbox, found: readonly Payout[]): readonly Payout[] {
  const { omit, repeat, amounts, states } = faults.current.statement
  const listed = <Item>(items: readonly Item[], idOf: (item: Item) => string): Item[] =>
    items
      .filter((item) => !omit.includes(idOf(item)))
      .flatMap((item) => (repeat.includes(idOf(item)) ? [item, item] : [item]))
  return listed(found, ({ asked }) => asked.idPagamento).map(
    ({ asked, devolucoes, ...payout }) => ({
      ...payout,
      asked: { ...asked, valor: amounts[asked.idPagamento] ?? asked.valor },
      status: states[asked.idPagamento] ?? payout.status,
      ...(devolucoes && {
        devolucoes: listed(devolucoes, ({ rtrId }) => rtrId).map((back) => ({
          ...back,
          valor: amounts[back.rtrId] ?? back.valor,
        })),
      }),
    }),
  )
}
