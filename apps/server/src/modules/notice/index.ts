export { announceBanners, listAllBanners, publishBanner, withdrawBanner } from './banners.ts'
export { addMessage, fillInboxes } from './inbox.ts'
export { noticeRoutes } from './routes.ts'
