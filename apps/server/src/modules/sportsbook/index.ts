export { sportsbookRoutes } from './routes.ts'
export { runOpenData } from './open-data/worker.ts'
export { settleSports } from './settlement/worker.ts'
export { decideBets } from './bets/worker.ts'
