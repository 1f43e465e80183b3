export { endOpenRounds, finishAbandonedRounds, voidRound } from './ladder/end-rounds.ts'
export { houseReturns } from './returns.ts'
export { casinoRoutes } from './routes.ts'
export { casinoRecords } from './records.ts'
