export {
  announceBanners,
  announceMaintenance,
  listAllBanners,
  publishBanner,
  withdrawBanner,
} from './banners.ts'
export { tellBets } from './bets/tell-bets.ts'
export { addMessage, fillInboxes, keepMessage, readOut } from './inbox.ts'
export { deliverMessages } from './deliver-messages.ts'
export { languageOf } from './choices/choices.ts'
export { forgetWays } from './forget-ways.ts'
export { forgetWords } from './forget-words.ts'
export { noticeRoutes } from './routes.ts'
