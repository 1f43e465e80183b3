export { listRecords } from './list-records.ts'
export { namedRecords } from './named-records.ts'
export { getRecord } from './record-detail.ts'
export { recordRoutes } from './routes.ts'
