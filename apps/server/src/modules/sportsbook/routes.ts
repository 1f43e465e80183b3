import { sport, ticket } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import { DEFAULT_ODDS_POLICY } from '@jogada/core/sports/odds-policy'
import { getMyBets } from './bets/my-bets.ts'
import { getMyTickets, getReceipt } from './bets/my-tickets.ts'
import { placeBet } from './bets/place-bet.ts'
import { placeTicket } from './bets/place-ticket.ts'
import { quoteBet } from './bets/quote-bet.ts'
import { quoteTicket } from './bets/quote-ticket.ts'
import { shapeOf } from './bets/ticket-order.ts'
import { acceptCashOut } from './cash-out/accept-offer.ts'
import { getCashOut } from './cash-out/get-offer.ts'
import { bookRoutes } from './book/routes.ts'
import { createCatalogue } from './catalogue/catalogue.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { SportsbookDeps } from './deps.ts'

const BETS = { perMinute: 120 }

/** Serves the sportsbook from a catalogue that follows the feed for as long as the app lives. */
export function sportsbookRoutes(app: FastifyInstance, shared: Deps) {
  const catalogue = createCatalogue(shared)
  const deps = { ...shared, catalogue }
  app.decorate('sportCatalogue', catalogue)
  app.addHook('onReady', () => catalogue.start())
  app.addHook('onClose', () => catalogue.close())

  handle(app, sport.sportEvents, ({ query }) =>
    catalogue.list({
      ...(query.sport ? { sport: query.sport } : {}),
      ...(query.when ? { when: query.when } : {}),
    }),
  )
  handle(app, sport.sportEventCall, ({ params }) => {
    const event = catalogue.find(params.eventId)
    if (!event) throw new Refusal('event_unknown')
    return event
  })
  handle(app, sport.quoteBet, ({ body, session }) =>
    quoteBet(deps, {
      playerId: session.playerId,
      outcomeId: body.outcomeId,
      ...(body.stake === undefined ? {} : { stake: body.stake }),
    }),
  )
  handle(
    app,
    sport.placeBet,
    ({ body, key, session, caller }) =>
      placeBet(deps, {
        playerId: session.playerId,
        key,
        place: session.place,
        caller,
        outcomeId: body.outcomeId,
        stake: body.stake,
        seenOdds: body.seenOdds,
        oddsPolicy: body.oddsPolicy,
      }),
    BETS,
  )
  handle(app, sport.myBets, ({ query, session }) => getMyBets(deps, session.playerId, query))
  ticketRoutes(app, deps)
  bookRoutes(app, deps)
}

function ticketRoutes(app: FastifyInstance, deps: SportsbookDeps) {
  handle(app, ticket.quoteTicket, ({ body, session }) =>
    quoteTicket(deps, {
      playerId: session.playerId,
      shape: shapeOf(body),
      legs: body.legs,
      ...(body.stake === undefined ? {} : { stake: body.stake }),
    }),
  )
  handle(
    app,
    ticket.placeTicket,
    ({ body, key, session, caller }) =>
      placeTicket(deps, {
        playerId: session.playerId,
        key,
        place: session.place,
        caller,
        shape: shapeOf(body),
        legs: body.legs,
        stake: body.stake,
        oddsPolicy: body.oddsPolicy ?? DEFAULT_ODDS_POLICY,
      }),
    BETS,
  )
  handle(app, ticket.myTickets, ({ query, session }) => getMyTickets(deps, session.playerId, query))
  handle(app, ticket.cashOutOffer, ({ params, session }) =>
    getCashOut(deps, session.playerId, params.betId),
  )
  handle(
    app,
    ticket.acceptCashOut,
    ({ params, body, key, session }) =>
      acceptCashOut(deps, {
        playerId: session.playerId,
        key,
        betId: params.betId,
        offerId: body.offerId,
        percent: body.percent ?? 100,
      }),
    BETS,
  )
  handle(app, ticket.ticketReceipt, ({ params, session }) =>
    getReceipt(deps, session.playerId, params.betId),
  )
}

declare module 'fastify' {
  interface FastifyInstance {
    sportCatalogue: Catalogue
  }
}
