export { findDepositStop, liftDepositStop } from './failures/failures.ts'
export { announceDeposits } from './announce-deposits.ts'
export { countWaitingPayments } from './count-waiting.ts'
export { countStranded, handleStranded, listStranded } from './stranded.ts'
export { countFailedOrders, findCredited, findReturned, listUnpaidOrders } from './order-records.ts'
export { depositTerms } from './deposit-terms.ts'
export { findOrder, findOrderByTxid } from './order-store.ts'
export { findPayment } from './payment-store.ts'
export { providerHealth } from './provider-health.ts'
export { depositRoutes } from './routes.ts'
export { startingPackage } from './starting-package.ts'
export { watchPayments } from './watch-payments.ts'
export { watchTerms } from './revoke-charges.ts'
export { collectDebt, collectDebts, writeOffDebt } from './refunds/debts.ts'
export type { Debt } from './refunds/refund-store.ts'
export { findCreditedPix, refundDeposit } from './refunds/refund-deposit.ts'
export {
  debtIdsOf,
  findDebt,
  findRefundAt,
  openDebts,
  refundsAskedAt,
  refundsOf,
} from './refunds/refund-store.ts'
export { reconcileDay } from './reconciliation/reconcile-day.ts'
export { reconcileDaily } from './reconciliation/worker.ts'
export { countDifferences, listDifferences } from './reconciliation/differences.ts'
export { allPackages, givesMore, isPopup, lockPackage, savePackage } from './save-package.ts'
export type { Package } from './order-store.ts'
export { owedCheck } from './refunds/owed-check.ts'
export { offeredPackage } from './price-order.ts'
export { wageredTimes } from './credit-payment.ts'
export { pastDeposits } from './past-deposits.ts'
export type { PastDeposit } from './past-deposits.ts'
