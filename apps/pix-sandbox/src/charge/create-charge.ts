import { isDeepStrictEqual } from 'node:util'
import { encodeDynamicCode } from '../br-code.ts'
import type { Sandbox } from '../context.ts'
import { Problem } from '../platform/problem.ts'
import type { Charge, Cob } from './charge.ts'
import type { ChargeBody } from './charge-body.ts'
import { revised } from './revise-charge.ts'

/**
 * Creates the charge `txid`. Repeating the same body gives the same charge; another body revises an
 * ATIVA charge (revision + 1) and is refused (CobOperacaoInvalida) on any other.
 */
export function createCharge(sandbox: Sandbox, txid: string, body: ChargeBody): Cob {
  const earlier = sandbox.store.tables.charges.get(txid)
  const charge = earlier ? replaced(earlier, body) : newCharge(sandbox, txid, body)
  if (charge !== earlier) {
    sandbox.store.commit({ charges: { [txid]: charge } })
    sandbox.locations.set(charge.token, txid)
  }
  return charge.cob
}

function newCharge({ config, clock, random, store }: Sandbox, txid: string, body: ChargeBody) {
  const created = clock.now().toISOString()
  const token = random(16).toString('hex')
  const location = `${config.publicHost()}/qr/v2/${token}`
  const id = store.tables.charges.size + 1
  const cob: Cob = {
    ...asked(body),
    calendario: { criacao: created, expiracao: body.calendario.expiracao },
    txid,
    revisao: 0,
    loc: { id, txid, location, tipoCob: 'cob', criacao: created },
    location,
    status: 'ATIVA',
    pixCopiaECola: encodeDynamicCode({
      url: location,
      payee: config.receiver.name,
      city: config.receiver.city,
    }),
  }
  return { cob, earlier: [], token, payments: [] } satisfies Charge
}

function replaced(charge: Charge, body: ChargeBody): Charge {
  const { criacao } = charge.cob.calendario
  const wanted = {
    ...asked(body),
    calendario: { criacao, expiracao: body.calendario.expiracao },
  }
  const { txid, revisao, loc, location, status, pixCopiaECola, ...current } = charge.cob
  if (isDeepStrictEqual(wanted, current)) return charge
  if (status !== 'ATIVA') {
    throw new Problem('CobOperacaoInvalida', {
      violations: [
        { razao: 'A cobrança já existe e não está no status ATIVA.', propriedade: 'cob.txid' },
      ],
    })
  }
  return revised(charge, { ...wanted, txid, revisao, loc, location, status, pixCopiaECola })
}

/** The parts of the body that the charge keeps as they came. */
const asked = (body: ChargeBody) => ({
  valor: {
    original: body.valor.original,
    ...(body.valor.modalidadeAlteracao !== undefined && {
      modalidadeAlteracao: body.valor.modalidadeAlteracao,
    }),
  },
  chave: body.chave,
  ...(body.devedor && { devedor: body.devedor }),
  ...(body.solicitacaoPagador !== undefined && { solicitacaoPagador: body.solicitacaoPagador }),
  ...(body.infoAdicionais && { infoAdicionais: body.infoAdicionais }),
})
