export { playRecordRoutes } from './routes.ts'
export { listPlayRecords } from './list-play-records.ts'
