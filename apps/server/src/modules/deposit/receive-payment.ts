import type { Deps } from '../../deps.ts'
import { findPerson } from '../kyc/index.ts'
import type { ReceivedPix } from '../pix/index.ts'
import { creditPayment } from './credit-payment.ts'
import { noteFailedPayment } from './failures/failures.ts'
import {
  acceptPayment,
  getPayment,
  isOfOrder,
  notePayment,
  rejectPayment,
} from './payment-store.ts'
import type { OrderPayment, Payment, ReturnReason } from './payment-store.ts'
import { followRefunds } from './refunds/take-back.ts'
import { returnPayment, tellOfReturn } from './return-payment.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Brings a Pix that the provider itself told of to its end: credited once, or sent back when
 * somebody else paid it; what has gone back of it since is taken back. To be repeated after any
 * error; doing so never credits or returns twice.
 */
export async function receivePayment(deps: Deps, pix: ReceivedPix): Promise<void> {
  await settlePayment(deps, await notePayment(deps, pix))
  if (pix.refunds.length === 0) return
  const settled = await getPayment(deps, pix.endToEndId)
  if (isOfOrder(settled) && settled.state === 'credited') await followRefunds(deps, settled, pix)
}

/** As `receivePayment`, from the id alone; an id that the provider does not know is left alone. */
export async function receiveById(deps: Deps, endToEndId: string): Promise<void> {
  const pix = await deps.pix.getReceived(endToEndId)
  if (pix) await receivePayment(deps, pix)
}

/** Goes on with a payment from wherever it stands. */
export async function settlePayment(deps: Deps, noted: Payment): Promise<void> {
  if (!isOfOrder(noted)) {
    deps.log.warn({ endToEndId: noted.end_to_end_id }, 'a Pix arrived for no order of ours')
    return
  }
  let payment = noted.state === 'received' ? await judge(deps, noted) : noted
  if (payment.state === 'accepted') {
    const reason = await creditPayment(deps, payment)
    if (reason !== null) payment = await reject(deps, payment, reason)
  }
  if (payment.state !== 'returning') return
  await tellOfReturn(deps, payment)
  await returnPayment(deps, payment)
}

async function judge(deps: Deps, payment: OrderPayment): Promise<OrderPayment> {
  const isOwn = await paidByPlayer(deps, payment)
  if (isOwn === null) return payment
  if (!isOwn) return reject(deps, payment, 'payer')
  await acceptPayment(deps, payment)
  return (await getPayment(deps, payment.end_to_end_id)) as OrderPayment
}

async function reject(deps: Deps, payment: OrderPayment, reason: ReturnReason) {
  if (reason === 'payer') await noteFailedPayment(deps, payment)
  if (await rejectPayment(deps, payment, reason)) {
    deps.realtime.toPlayer(payment.player_id, 'updateUserInfo')
  }
  return (await getPayment(deps, payment.end_to_end_id)) as OrderPayment
}

/**
 * Whether the payer's CPF is the player's. API Pix names no payer but filters by one; null while
 * the provider's list does not show the payment to anybody yet, which comes first, so that silence
 * is never a no.
 */
async function paidByPlayer(deps: Deps, payment: OrderPayment): Promise<boolean | null> {
  const person = await findPerson(deps, payment.player_id)
  if (!person) throw new Error(`order ${payment.order_id} belongs to nobody we know`)
  const paidAtMs = payment.paid_at.getTime()
  const asked = {
    from: new Date(paidAtMs - DAY_MS),
    to: new Date(paidAtMs + DAY_MS),
    txid: payment.txid!,
  }
  const lists = (found: readonly ReceivedPix[]) =>
    found.some((pix) => pix.endToEndId === payment.end_to_end_id)
  if (!lists(await deps.pix.listReceived(asked))) return null
  return lists(await deps.pix.listReceived({ ...asked, cpf: person.cpf }))
}
