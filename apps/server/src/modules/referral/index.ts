export { COMMISSION_PAID, payCommissionsDaily } from './pay-day.ts'
export { isLadder, readTerms, referralDocument } from './terms.ts'
export { levelSums } from './read-tree.ts'
export { referralRoutes } from './routes.ts'
