import type { Sandbox } from '../context.ts'
import { Problem, read } from '../platform/problem.ts'
import { moneyOf } from '../wire.ts'
import type { Charge, Cob } from './charge.ts'
import { revisionBody } from './charge-body.ts'
import { findCharge } from './find-charge.ts'

/**
 * Changes or removes an ATIVA charge; every change is a revision, the earlier ones stay readable.
 */
export function reviseCharge(sandbox: Sandbox, txid: string, body: unknown): Cob {
  const charge = findCharge(sandbox, txid)
  const {
    calendario,
    valor,
    loc: _loc,
    ...changes
  } = read(revisionBody(sandbox.config.receiver.key), body, {
    as: 'CobOperacaoInvalida',
    root: 'cob',
  })
  if (charge.cob.status !== 'ATIVA') refuse('A cobrança não está ATIVA.', 'cob.status')

  const wanted = revised(charge, {
    ...charge.cob,
    ...changes,
    calendario: { ...charge.cob.calendario, ...calendario },
    valor: { ...charge.cob.valor, ...valor },
  } as Cob)
  if (moneyOf(wanted.cob.valor.original) === 0n && wanted.cob.valor.modalidadeAlteracao !== 1) {
    refuse('O campo cob.valor.original é zero.', 'cob.valor.original')
  }
  sandbox.store.commit({ charges: { [txid]: wanted } })
  return wanted.cob
}

/** The charge with `next` as its newest revision. */
export const revised = (charge: Charge, next: Cob): Charge => ({
  ...charge,
  cob: { ...next, revisao: charge.cob.revisao + 1 },
  earlier: [...charge.earlier, charge.cob],
})

function refuse(razao: string, propriedade: string): never {
  throw new Problem('CobOperacaoInvalida', { violations: [{ razao, propriedade }] })
}
