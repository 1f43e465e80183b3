export { forgetAddresses } from './forget.ts'
export { lastHidden, readPlace, stampRow } from './place-store.ts'
export type { Place } from './place-store.ts'
export { locationRoutes } from './routes.ts'
