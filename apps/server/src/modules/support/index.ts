export { answerTicket, listOpenTickets } from './answer.ts'
export { supportRoutes } from './routes.ts'
