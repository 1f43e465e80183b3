export { levelAward } from './awards.ts'
export { rewardRoutes } from './routes.ts'
export { allGifts, giftMaySpendMore, lockGift, saveGift } from './save-gift.ts'
export type { Gift } from './gifts.ts'
