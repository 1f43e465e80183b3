export { casinoRoutes } from './routes.ts'
