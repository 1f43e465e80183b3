export { announceDraws } from './announce-draws.ts'
export { drawRoutes } from './routes.ts'
export { runDraws } from './run-draws.ts'
export { drawRecords } from './bets/records.ts'
