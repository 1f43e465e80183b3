export { operatorRoutes } from './routes.ts'
export { ensureFirstAdmin } from './staff/first-admin.ts'
