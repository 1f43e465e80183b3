import type { z } from 'zod'
import type { Sandbox } from '../context.ts'
import { filtersOf, pageOf } from '../wire.ts'
import type { sentQuery } from '../wire.ts'
import { publicPayout } from './payout.ts'

/** The payouts that were asked for in the period and pass the filter, in the shape of PixConsultados. */
export function listPayouts({ store }: Sandbox, query: z.output<typeof sentQuery>) {
  const from = new Date(query.inicio)
  const to = new Date(query.fim)
  const found = [...store.tables.payouts.values()].filter(({ horario, devolucoes = [] }) => {
    const at = new Date(horario.solicitacao)
    const { devolucaoPresente: returned } = query
    return at >= from && at <= to && (returned === undefined || devolucoes.length > 0 === returned)
  })
  const { items, paginacao } = pageOf(found, query)
  return { parametros: { ...filtersOf(query), paginacao }, pagamentos: items.map(publicPayout) }
}
