import { sport } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import { Refusal } from '../../platform/refusal.ts'
import { getMyBets } from './bets/my-bets.ts'
import { placeBet } from './bets/place-bet.ts'
import { quoteBet } from './bets/quote-bet.ts'
import { createCatalogue } from './catalogue/catalogue.ts'

/** Serves the sportsbook from a catalogue that follows the feed for as long as the app lives. */
export function sportsbookRoutes(app: FastifyInstance, shared: Deps) {
  const catalogue = createCatalogue(shared)
  const deps = { ...shared, catalogue }
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
  handle(app, sport.placeBet, ({ body, key, session, caller }) =>
    placeBet(deps, {
      playerId: session.playerId,
      key,
      caller,
      outcomeId: body.outcomeId,
      stake: body.stake,
      seenOdds: body.seenOdds,
      oddsPolicy: body.oddsPolicy,
    }),
  )
  handle(app, sport.myBets, ({ query, session }) => getMyBets(deps, session.playerId, query))
}
