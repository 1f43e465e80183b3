export { reportAsCsv } from './csv.ts'
export { dailyReport } from './daily.ts'
export { listReturns, watchReturns } from './returns/monitor.ts'
