import { reportPurchase } from '../../../platform/ad-pixel.ts'
import { knownPlayer } from '../../../session/player-queries.ts'
import { onPlayerEvent } from '../../../realtime/socket.ts'
import { paymentArrived } from './payment-arrived.ts'

const reported = new Set<string>()

/**
 * Lets the app follow the server's word that a payment arrived; called once. An advertiser hears of
 * a first one only where licence and player let it.
 */
export function followPayments() {
  onPlayerEvent('paySuccess', ({ czflag, ...payment }) => {
    const { orderId, amount } = payment
    void paymentArrived(payment)
    if (czflag !== 0 || reported.has(orderId)) return
    reported.add(orderId)
    if (knownPlayer()?.purchaseTold) reportPurchase(amount)
  })
}
