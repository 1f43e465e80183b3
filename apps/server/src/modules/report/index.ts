export { reportAsCsv } from './csv.ts'
export { dailyReport } from './daily.ts'
