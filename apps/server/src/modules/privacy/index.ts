export { watchClosings } from './advance-closing.ts'
export { KEPT_YEARS } from './kept-years.ts'
export { privacyRoutes } from './routes.ts'
export { sealedPrivacy } from './sealed.ts'
