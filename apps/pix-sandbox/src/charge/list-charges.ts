import type { z } from 'zod'
import type { Sandbox } from '../context.ts'
import { filtersOf, pageOf } from '../wire.ts'
import type { chargeQuery } from '../wire.ts'
import type { Charge } from './charge.ts'
import { completeCharge } from './find-charge.ts'

type Query = z.output<typeof chargeQuery>

/** CobsConsultadas: the charges created in the period that pass every filter, oldest first. */
export function listCharges(sandbox: Sandbox, query: Query) {
  const found = [...sandbox.store.tables.charges.values()].filter((charge) => passes(charge, query))
  const { items, paginacao } = pageOf(found, query)
  return {
    parametros: { ...filtersOf(query), paginacao },
    cobs: items.map((charge) => completeCharge(sandbox, charge)),
  }
}

function passes({ cob }: Charge, query: Query): boolean {
  const created = new Date(cob.calendario.criacao)
  return (
    created >= new Date(query.inicio) &&
    created <= new Date(query.fim) &&
    (query.cpf === undefined || cob.devedor?.cpf === query.cpf) &&
    (query.cnpj === undefined || cob.devedor?.cnpj === query.cnpj) &&
    (query.status === undefined || cob.status === query.status) &&
    query.locationPresente !== false
  )
}
