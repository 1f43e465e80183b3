import { useSearch } from '@tanstack/react-router'
import { PaySuccessScreen } from '../features/cash/deposit/pay-success-screen.tsx'

/** How the payment stands that a payment page led back from. */
export function PaySuccessPage() {
  const orderId = useSearch({ strict: false, select: ({ orderId }) => orderId })
  return <PaySuccessScreen orderId={orderId} />
}
