import { no, ok } from '@jogada/core'
import type { Result } from '@jogada/core'
import { decodeCode } from '../br-code.ts'
import type { Charge } from '../charge/charge.ts'
import { expiryOf } from '../charge/charge.ts'
import type { Sandbox } from '../context.ts'
import { endToEndId } from '../platform/identifiers.ts'
import { noticeOf } from '../webhook/webhook.ts'
import type { Person } from '../wire.ts'
import { moneyOf } from '../wire.ts'
import type { Payment } from './payment.ts'
import { publicPix } from './payment.ts'

export type PaymentRefusal = 'invalid_code' | 'unknown_charge' | ClosedReason | 'wrong_amount'

export type ClosedReason = 'already_paid' | 'removed' | 'expired'

export type PayInput = {
  readonly code: string
  readonly payer: Person
  readonly amount?: string | undefined
  readonly message?: string | undefined
  /** Lets through what a bank should not send: a closed charge paid, or another amount. */
  readonly force?: boolean | undefined
}

/** The charge behind a copied code of this PSP. */
export function chargeOfCode(
  { store, locations }: Sandbox,
  code: string,
): Result<Charge, 'invalid_code' | 'unknown_charge'> {
  const decoded = decodeCode(code)
  if (!decoded.ok) return no('invalid_code')
  const token = decoded.value.url?.split('/').at(-1) ?? ''
  const charge = store.tables.charges.get(locations.get(token) ?? '')
  return charge && charge.cob.location === decoded.value.url ? ok(charge) : no('unknown_charge')
}

/** Why a payer's bank would not pay the charge at `now`, or `null`. */
export function closedReason({ cob }: Charge, now: Date): ClosedReason | null {
  if (cob.status === 'CONCLUIDA') return 'already_paid'
  if (cob.status !== 'ATIVA') return 'removed'
  return now >= expiryOf(cob) ? 'expired' : null
}

/**
 * Pays a charge out of the payer's account and announces it, in one commit. An ATIVA charge becomes
 * CONCLUIDA; a forced payment of a removed charge leaves its status as it is.
 */
export function payCharge(sandbox: Sandbox, input: PayInput): Result<Payment, PaymentRefusal> {
  const found = chargeOfCode(sandbox, input.code)
  if (!found.ok) return found
  const charge = found.value
  const { cob } = charge

  const now = sandbox.clock.now()
  const closed = closedReason(charge, now)
  if (closed && !input.force) return no(closed)
  const valor = input.amount ?? cob.valor.original
  const isFree = cob.valor.modalidadeAlteracao === 1
  const isAnyAmount = isFree || input.force === true
  if (moneyOf(valor) === 0n || (valor !== cob.valor.original && !isAnyAmount)) {
    return no('wrong_amount')
  }

  const payment: Payment = {
    endToEndId: endToEndId({ ispb: sandbox.config.ispb, at: now, random: sandbox.random }),
    txid: cob.txid,
    valor,
    chave: cob.chave,
    horario: now.toISOString(),
    ...(input.message && { infoPagador: input.message }),
    refunds: [],
    payer: input.payer,
  }
  const paid: Charge = {
    ...charge,
    cob: cob.status === 'ATIVA' ? { ...cob, status: 'CONCLUIDA' } : cob,
    payments: [...charge.payments, payment.endToEndId],
  }
  sandbox.store.commit({
    charges: { [cob.txid]: paid },
    payments: { [payment.endToEndId]: payment },
    jobs: noticeOf(sandbox, { key: cob.chave, about: 'pix', event: publicPix(payment) }),
  })
  return ok(payment)
}
