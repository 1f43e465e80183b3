export { COMMISSION_PAID, payCommissionsDaily } from './pay-day.ts'
export { getSummary, levelSums, listPeople, PEOPLE_SHOWN } from './read-tree.ts'
export { isLadder, paidLevels, readTerms, referralDocument, termsInForce } from './terms.ts'
export { referralRoutes } from './routes.ts'
