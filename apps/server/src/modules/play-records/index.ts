export { createWinFinder } from './highest-win.ts'
export type { WinFinder } from './highest-win.ts'
export { playRecordRoutes } from './routes.ts'
export { listPlayRecords } from './list-play-records.ts'
