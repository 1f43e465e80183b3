export { operatorRoutes } from './routes.ts'
export { sealedOperator } from './staff/sealed.ts'
export { mailReports, sendDueReports } from './report-mail/send-reports.ts'
export { ensureFirstAdmin } from './staff/first-admin.ts'
