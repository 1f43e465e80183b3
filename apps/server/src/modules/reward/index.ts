export { levelAward } from './awards.ts'
export { rewardRoutes } from './routes.ts'
