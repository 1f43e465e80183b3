export { playRecordRoutes } from './routes.ts'
