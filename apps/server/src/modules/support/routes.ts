import { support } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import {
  closeTicket,
  getTicket,
  listTickets,
  openTicket,
  rateTicket,
  replyToTicket,
} from './tickets.ts'

const MESSAGES_PER_MINUTE = 20

export function supportRoutes(app: FastifyInstance, deps: Deps) {
  const { SUPPORT_ID, SUPPORT_EMAIL, TELEGRAM_URL, INSTAGRAM_URL, APP_URL } = deps.env
  handle(app, support.channel, () => ({
    supportId: SUPPORT_ID === 'off' ? null : SUPPORT_ID,
    email: SUPPORT_EMAIL ?? null,
    telegram: TELEGRAM_URL ?? null,
    instagram: INSTAGRAM_URL ?? null,
    app: APP_URL ?? null,
  }))
  handle(app, support.tickets, ({ session }) => listTickets(deps, session.playerId))
  handle(app, support.ticket, ({ session, params }) =>
    getTicket(deps, session.playerId, params.ticketId),
  )
  handle(
    app,
    support.openTicket,
    ({ session, body, key }) => openTicket(deps, session.playerId, { ...body, key }),
    { perMinute: MESSAGES_PER_MINUTE },
  )
  handle(
    app,
    support.replyToTicket,
    ({ session, params, body, key }) =>
      replyToTicket(deps, session.playerId, { ticketId: params.ticketId, text: body.text, key }),
    { perMinute: MESSAGES_PER_MINUTE },
  )
  handle(app, support.closeTicket, ({ session, params }) =>
    closeTicket(deps, session.playerId, params.ticketId),
  )
  handle(app, support.rateTicket, ({ session, params, body }) =>
    rateTicket(deps, session.playerId, { ...params, ...body }),
  )
}
