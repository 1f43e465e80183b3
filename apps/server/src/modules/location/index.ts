export { forgetAddresses } from './forget.ts'
export { lastHidden, placeOfSession, readPlaces, stampRow, standingPlace } from './place-store.ts'
export { locationRoutes } from './routes.ts'
