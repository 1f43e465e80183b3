export { kycRoutes } from './routes.ts'
export { findPerson } from './verify-person.ts'
export { sealedKyc } from './sealed.ts'
export { countRefused, findIdByCpf, listRefused } from './desk.ts'
