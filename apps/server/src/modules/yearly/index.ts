export { yearlyRoutes } from './routes.ts'
export { checkYear, yearColumns, yearLines } from './year-lines.ts'
export { yearsOf, yearStatement } from './year-statement.ts'
