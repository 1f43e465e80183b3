export { forgetMessages } from './forget.ts'
export { answerTicket, listOpenTickets } from './answer.ts'
export { supportRoutes } from './routes.ts'
export { countOpenTickets, listDesk, readThread } from './desk.ts'
