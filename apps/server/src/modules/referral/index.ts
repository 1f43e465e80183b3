export { COMMISSION_PAID, payCommissionsDaily } from './pay-day.ts'
export { levelSums } from './read-tree.ts'
export { referralRoutes } from './routes.ts'
