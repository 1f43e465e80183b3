import { reportPurchase } from '../../../platform/ad-pixel.ts'
import { onPlayerEvent } from '../../../realtime/socket.ts'
import { paymentArrived } from './payment-arrived.ts'

const reported = new Set<string>()

/** Lets the app follow the server's word that a payment arrived; called once. */
export function followPayments() {
  onPlayerEvent('paySuccess', ({ czflag, orderId, amount }) => {
    void paymentArrived({ orderId, amount })
    if (czflag !== 0 || reported.has(orderId)) return
    reported.add(orderId)
    reportPurchase(amount)
  })
}
