import type { CallReply, order as calls } from '@jogada/contract'
import { formatMoney } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseWhenStopped } from '../../platform/switches.ts'
import { AGAIN, untilFresh } from '../../platform/until-fresh.ts'
import { findPerson } from '../kyc/index.ts'
import { checkDeposit } from '../limits/index.ts'
import { PixRefused, PixUnavailable } from '../pix/index.ts'
import { refuseWhenBlocked } from './failures/failures.ts'
import { makeRoom } from './make-room.ts'
import {
  findPackage,
  findPressed,
  insertOrder,
  markRevoked,
  openOrders,
  setCharge,
} from './order-store.ts'
import type { Order, Package } from './order-store.ts'
import { paymentPath } from './payment-path.ts'
import { expectedAmount, freeUnusedPromises, priceOrder } from './price-order.ts'
import { sweepRevoked, whyForbidden } from './revoke-charges.ts'

export const PAY_WITHIN_SECONDS = 1800

const MINUTE_MS = 60_000
const TXID_BYTES = 16

type Person = { readonly name: string; readonly cpf: string }

export type Press = {
  readonly packageId: string
  /** Whether the player wants the gift and the discount that are offered with the package. */
  readonly withOffers: boolean
}

/**
 * Makes a deposit order and its PIX charge, priced here. Two presses within a minute are one order,
 * and an order whose charge got no clear answer is taken up again under its own txid. Refuses with
 * `kyc_required`, `package_unknown`, what `refuseWhenBlocked` refuses or
 * `payment_provider_unavailable`; the last is worth a retry.
 */
export async function prePay(
  deps: Deps,
  playerId: bigint,
  { packageId, withOffers }: Press,
): Promise<CallReply<typeof calls.prePay>> {
  await refuseWhenStopped(deps, 'deposits')
  await refuseWhenBlocked(deps, playerId)
  const person = await findPerson(deps, playerId)
  if (!person) throw new Refusal('kyc_required')
  const chosen = await findPackage(deps, packageId)
  if (!chosen) throw new Refusal('package_unknown')

  const opened = await openOrder(deps, playerId, { chosen, withOffers })
  if (opened.with_offers && !opened.is_priced) await makeRoom(deps, opened)
  const order = await priceOrder(deps, opened, chosen)
  await refuseWhenForbidden(deps, order)
  if (order.code === null) {
    await createCharge(deps, order, person)
    // a break that began meanwhile may have found no charge to take off
    await refuseWhenForbidden(deps, order)
  }
  return {
    orderId: String(order.order_id),
    payNo: order.txid,
    url: paymentPath(order.txid),
    amount: formatMoney(order.amount),
    price: formatMoney(order.price),
    gift: formatMoney(order.gift),
  }
}

/** Takes an order that may not be paid off again, with what it was promised, and says why. */
async function refuseWhenForbidden(deps: Deps, order: Order): Promise<void> {
  const refusal = await whyForbidden(deps, order)
  if (!refusal) return
  await markRevoked(deps, order)
  await sweepRevoked(deps)
  await freeUnusedPromises(deps, order)
  throw refusal
}

type Chosen = { readonly chosen: Package; readonly withOffers: boolean }

/** The order of a press, a new one only where the player's limits let in what it should come to. */
async function openOrder(
  deps: Deps,
  playerId: bigint,
  { chosen, withOffers }: Chosen,
): Promise<Order> {
  const expected = withOffers ? await expectedAmount(deps, playerId, chosen) : chosen.price
  const now = deps.clock.now()
  const press = {
    player_id: playerId,
    package_id: chosen.package_id,
    with_offers: withOffers,
    press_minute: new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS),
  }
  const unfinished = await openOrders(deps, playerId, now)
    .where('package_id', '=', chosen.package_id)
    .where('price', '=', chosen.price)
    .where('with_offers', '=', withOffers)
    .where('code', 'is', null)
    .limit(1)
    .executeTakeFirst()
  // looked for last: an order of this very press may have taken the discount's last
  const known = unfinished ?? (await findPressed(deps, press))
  await checkDeposit(deps, playerId, known?.is_priced ? known.amount : expected)
  if (known) return known

  return untilFresh(async () => {
    const order = await insertOrder(deps, {
      ...press,
      amount: chosen.price,
      price: chosen.price,
      is_priced: false,
      txid: deps.rng.bytes(TXID_BYTES).toString('hex'),
      made_at: now,
      expires_at: new Date(now.getTime() + PAY_WITHIN_SECONDS * 1000),
    })
    return order ?? AGAIN
  })
}

async function createCharge(deps: Deps, order: Order, person: Person) {
  try {
    const charge = await deps.pix.createCharge(order.txid, {
      amount: order.amount,
      expiresInSeconds: PAY_WITHIN_SECONDS,
      key: deps.env.PIX_RECEIVER_KEY,
      description: `Recarga ${order.order_id}`,
      payerCpf: person.cpf,
      payerName: person.name,
    })
    await setCharge(deps, order, charge)
  } catch (error) {
    if (!(error instanceof PixUnavailable) && !(error instanceof PixRefused)) throw error
    deps.log.error({ err: error, orderId: order.order_id }, 'a charge could not be created')
    throw new Refusal('payment_provider_unavailable')
  }
}
