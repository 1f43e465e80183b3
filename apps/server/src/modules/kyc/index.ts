export { kycRoutes } from './routes.ts'
export { findPerson } from './verify-person.ts'
