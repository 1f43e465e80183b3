export { watchClosings } from './advance-closing.ts'
export { privacyRoutes } from './routes.ts'
export { sealedPrivacy } from './sealed.ts'
