import type { LostPromise } from '@jogada/contract/order'
import { useLanguage } from '../../../i18n/language.ts'
import type { OverlayId } from '../../../overlays/overlay.ts'
import {
  alertMessage,
  closeOverlay,
  openOverlay,
  useOverlays,
} from '../../../overlays/overlay-store.ts'
import { showToast } from '../../../overlays/toast.ts'
import { stored } from '../../../platform/storage.ts'
import { ORDERS_KEY, pendingOrderQuery } from '../../../session/order-queries.ts'
import { refreshPlayer } from '../../../session/player-queries.ts'
import { queryClient } from '../../../session/query-client.ts'
import { usePayTime } from './pay-time.ts'

type Payment = {
  readonly orderId: string
  readonly amount: string
  /** The bonus that came with it. */
  readonly gift: string
  /** Why not all that was promised came. */
  readonly lost?: LostPromise | undefined
}

const told = new Set<string>()

/**
 * What follows a payment, once per order, whether the server said it or was asked: popups close,
 * player and balance are fetched, and the player reads it where the deposit was made.
 */
export async function paymentArrived({ orderId, ...receipt }: Payment) {
  if (isTold(`paid ${orderId}`)) return
  const place = placeOfDeposit()
  usePayTime.setState({ paidAtMs: Date.now() })
  stored.firstDeposit.write(null)
  forgetPending(orderId)
  await refreshPlayer().catch(() => {})
  const texts = useLanguage.getState().messages?.cash
  closeAlert(texts?.orderEnded)
  const success = texts?.rechargeSuccess ?? ''
  if (place === 'game') alertMessage(success)
  else if (place === 'wallet') openOverlay({ id: 'payReceipt', params: receipt })
  else showToast(success)
}

type Ended = {
  readonly status: string | undefined
  /** A limit or a break of the player forbade it after it was made. */
  readonly withdrawn: true | undefined
}

/** What follows an order that was cancelled, failed or ran out, once per order. */
export function orderEnded(orderId: string, { status, withdrawn }: Ended) {
  if (isTold(`ended ${orderId}`)) return
  forgetPending(orderId)
  const texts = useLanguage.getState().messages?.cash
  if (status === '01') showToast(texts?.orderCancelled ?? '')
  else if (withdrawn) alertMessage(texts?.orderWithdrawn ?? '')
  else alertMessage(texts?.orderEnded ?? '')
}

function isTold(news: string) {
  const known = told.has(news)
  told.add(news)
  return known
}

/** What was said of an order before its payment came after all is true no more. */
function closeAlert(message: string | undefined) {
  for (const { id, params, key } of useOverlays.getState().stack) {
    if (id === 'alert' && params.message === message) closeOverlay(key)
  }
}

const WALLET: ReadonlySet<OverlayId> = new Set([
  'bonusPopup',
  'cash',
  'payConfirm',
  'payPage',
  'payWait',
])

function placeOfDeposit(): 'game' | 'wallet' | 'elsewhere' {
  const { stack } = useOverlays.getState()
  if (stack.some(({ id }) => id === 'gameDeposit')) return 'game'
  const inWallet = stack.some(({ id }) => WALLET.has(id)) || location.pathname === '/conta'
  return inWallet ? 'wallet' : 'elsewhere'
}

function forgetPending(orderId: string) {
  queryClient.setQueryData(pendingOrderQuery.queryKey, (held) =>
    held?.orderId === orderId ? null : held,
  )
  void queryClient.invalidateQueries({ queryKey: ORDERS_KEY })
}
