import type { Sandbox } from '../context.ts'
import { Problem } from '../platform/problem.ts'
import { publicPix } from '../received/payment.ts'
import type { Charge, Cob } from './charge.ts'

export function findCharge({ store }: Sandbox, txid: string): Charge {
  const charge = store.tables.charges.get(txid)
  if (!charge) throw new Problem('CobNaoEncontrado')
  return charge
}

/** CobCompleta: the charge with its payments; `revision` asks for an earlier state of it. */
export function completeCharge(sandbox: Sandbox, charge: Charge, revision = charge.cob.revisao) {
  const cob: Cob | undefined = [...charge.earlier, charge.cob][revision]
  if (!cob) {
    throw new Problem('CobConsultaInvalida', {
      violations: [{ razao: 'A revisão não existe.', propriedade: 'revisao' }],
    })
  }
  const pix = charge.payments.map((id) => publicPix(sandbox.store.tables.payments.get(id)!))
  return pix.length > 0 ? { ...cob, pix } : cob
}
