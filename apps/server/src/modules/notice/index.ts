export { announceBanners, listAllBanners, publishBanner, withdrawBanner } from './banners.ts'
export { addMessage, fillInboxes } from './inbox.ts'
export { deliverPush } from './push/deliver-push.ts'
export { noticeRoutes } from './routes.ts'
