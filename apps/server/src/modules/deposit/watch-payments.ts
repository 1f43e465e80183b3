import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { lead, repeat } from '../../platform/leader.ts'
import { raiseOnce } from '../alert/index.ts'
import { noteTurn } from '../occurrence/index.ts'
import { PixUnavailable, readableOf, registerCallbacks } from '../pix/index.ts'
import type { PixUnreadable } from '../pix/index.ts'
import { expireOrders } from './order-store.ts'
import { notedPayments, notePayment, openPayments } from './payment-store.ts'
import type { PaymentPlace } from './payment-store.ts'
import { freeUnusedPromises } from './price-order.ts'
import { receiveById, receivePayment, settlePayment } from './receive-payment.ts'
import { sweepRevoked } from './revoke-charges.ts'
import { sweepOpenRefunds } from './refunds/refund-deposit.ts'
import { tellOfWaitingRefunds } from './tell-of-waiting.ts'

const EVERY_MS = 3000
const REGISTER_EVERY_MS = 60_000
/** How long a Pix may take to show up in the provider's list. */
const OVERLAP_MS = 15 * 60_000
const FIRST_LOOK_BACK_MS = 24 * 60 * 60_000
const OPEN_AT_ONCE = 100
const REFUNDS_EVERY_MS = 10 * 60_000
/** How long a payer's bank may take a Pix back. */
const TAKEN_BACK_WITHIN_MS = 90 * 24 * 60 * 60_000

/** Worker: credits what no callback told of, finishes what a crash left, and lets orders expire. */
export const watchPayments = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'deposit.watch', signal }, async (leading) => {
    let place: PaymentPlace | null = null
    let registeredMs = 0
    let refundsReadMs = 0
    await repeat(EVERY_MS, leading, async () => {
      const nowMs = deps.clock.now().getTime()
      if (nowMs - registeredMs > REGISTER_EVERY_MS) {
        await attempt(deps.log, 'registering for callbacks', () => registerCallbacks(deps))
        registeredMs = nowMs
      }
      place = await sweepPayments(deps, place, leading)
      if (nowMs - refundsReadMs > REFUNDS_EVERY_MS) {
        await sweepRefunds(deps, leading)
        await attempt(deps.log, 'looking for refunds that wait', () => tellOfWaitingRefunds(deps))
        refundsReadMs = nowMs
      }
    })
  })

/**
 * One round of the worker; what the provider does not answer for waits for the next. Gives the
 * place behind which the next round looks on, so that payments which cannot come to their end keep
 * no later one waiting. Goes on with no payment after `signal` aborts, for another one leads then.
 */
export async function sweepPayments(
  deps: Deps,
  after: PaymentPlace | null = null,
  signal?: AbortSignal,
): Promise<PaymentPlace | null> {
  const open = await openPayments(deps, { after, limit: OPEN_AT_ONCE })
  for (const { end_to_end_id: id } of open) {
    if (signal?.aborted) return after
    await attempt(deps.log, 'settling a payment', () => receiveById(deps, id))
  }
  await attempt(deps.log, 'reading received payments', async () => {
    const provider = { subject: 'service:payments' }
    try {
      await readReceived(deps, signal)
    } catch (error) {
      if (error instanceof PixUnavailable) {
        await noteTurn(deps, { ...provider, kind: 'provider_away' }, 'provider_back')
      }
      throw error
    }
    await noteTurn(deps, { ...provider, kind: 'provider_back' }, 'provider_back')
  })
  await sweepRevoked(deps)
  await expireOrders(deps, deps.clock.now())
  await attempt(deps.log, 'sending refunds', () => sweepOpenRefunds(deps, signal))
  await attempt(deps.log, 'freeing unused promises', () => freeUnusedPromises(deps))
  return open.length < OPEN_AT_ONCE ? null : open.at(-1)!
}

/** Learns of refunds that no callback told of; the provider's list has no order by their time. */
export async function sweepRefunds(deps: Deps, signal?: AbortSignal): Promise<void> {
  const to = deps.clock.now()
  const from = new Date(to.getTime() - TAKEN_BACK_WITHIN_MS)
  await attempt(deps.log, 'reading refunds', async () => {
    const { found, fault } = await readableOf(deps.pix.listReceived({ from, to, hasRefund: true }))
    for (const pix of found) {
      if (signal?.aborted) return
      await attempt(deps.log, 'following a refund', () => receivePayment(deps, pix))
    }
    if (fault) throw fault
  })
}

/** Reads the provider's list from where it was left and takes in what is new to us. */
async function readReceived(deps: Deps, signal?: AbortSignal) {
  const now = deps.clock.now()
  const cursor = await deps.db
    .selectFrom('deposit.received_cursor')
    .select('read_up_to')
    .executeTakeFirst()
  const from = cursor
    ? new Date(Math.min(cursor.read_up_to.getTime(), now.getTime()) - OVERLAP_MS)
    : new Date(now.getTime() - FIRST_LOOK_BACK_MS)
  const { found, fault } = await readableOf(deps.pix.listReceived({ from, to: now }))
  const noted = await notedPayments(
    deps,
    found.map((pix) => pix.endToEndId),
  )
  for (const pix of found) {
    // what is not noted yet is read again
    if (signal?.aborted) return
    if (noted.has(pix.endToEndId)) continue
    const payment = await notePayment(deps, pix)
    await attempt(deps.log, 'settling a payment', () => settlePayment(deps, payment))
  }
  await keepCursor(deps, { from: cursor?.read_up_to ?? null, now, fault })
  if (fault) throw fault
}

type Read = { readonly from: Date | null; readonly now: Date; readonly fault: PixUnreadable | null }

/**
 * What cannot be read is asked for until it can be, and the log says so each time; after a day it
 * is left to a person, so that the list does not grow without end.
 */
async function keepCursor(deps: Deps, { from, now, fault }: Read) {
  const dayAgo = new Date(now.getTime() - FIRST_LOOK_BACK_MS)
  if (fault && from !== null && from >= dayAgo) return
  // one without an id is named by its place in the list, which changes
  const ids = (fault?.unreadable ?? []).map((id) => (id.startsWith('?') ? '?' : id))
  for (const endToEndId of new Set(ids)) {
    const subject = `pix:${endToEndId}`
    await raiseOnce(deps, { kind: 'pix_unreadable', subject, detail: { endToEndId } })
  }
  const read_up_to = fault ? dayAgo : now
  await deps.db
    .insertInto('deposit.received_cursor')
    .values({ read_up_to })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ read_up_to }))
    .execute()
}
