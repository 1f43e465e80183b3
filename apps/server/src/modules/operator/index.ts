export { operatorRoutes } from './routes.ts'
export { sealedOperator } from './staff/sealed.ts'
export { ensureFirstAdmin } from './staff/first-admin.ts'
