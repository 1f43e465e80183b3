export { announceDeposits } from './announce-deposits.ts'
export { depositRoutes } from './routes.ts'
export { watchPayments } from './watch-payments.ts'
