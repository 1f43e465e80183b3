import { draw } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import { betView } from './bets/bet-view.ts'
import { listBets } from './bets/bet-store.ts'
import { createParticipants } from './bets/participants.ts'
import { placeDrawBet } from './bets/place-bet.ts'
import { chainView, listChains } from './chains/chain-store.ts'
import type { DrawDeps } from './deps.ts'
import { assertDrawReturns } from './paytables.ts'
import { createCurrentDraws } from './rounds/current-draw.ts'
import { roundHistory } from './rounds/round-history.ts'
import { roundProof } from './rounds/round-proof.ts'
import { createKnownRounds } from './rounds/round-terms.ts'
import { drawRules } from './rules.ts'

const BETS = { perMinute: 120 }

export function drawRoutes(app: FastifyInstance, shared: Deps) {
  assertDrawReturns(shared.env)
  const deps: DrawDeps = {
    ...shared,
    participants: createParticipants(shared),
    knownRounds: createKnownRounds(shared),
  }
  const current = createCurrentDraws(deps)

  handle(app, draw.doubleRules, () => drawRules(deps, 'double'))
  handle(app, draw.luckyColorRules, () => drawRules(deps, 'luckyColor'))
  handle(app, draw.currentDraw, ({ params }) => current.of(params.channel))
  handle(app, draw.drawRounds, ({ params, query }) =>
    roundHistory(deps, params.channel, idOf(query.before)),
  )
  handle(app, draw.drawProof, ({ params }) =>
    roundProof(deps, { channel: params.channel, round_id: BigInt(params.roundId) }),
  )
  handle(app, draw.drawChains, async ({ params }) =>
    (await listChains(deps, params.channel)).map(chainView),
  )
  handle(
    app,
    draw.betDouble,
    ({ body, key, session }) =>
      placeDrawBet(deps, {
        playerId: session.playerId,
        key,
        place: session.place,
        channel: 'double',
        roundId: BigInt(body.roundId),
        selection: body.selection,
        stake: body.stake,
        seenMultipliers: body.seenMultipliers,
        automatic: body.automatic,
      }),
    BETS,
  )
  handle(
    app,
    draw.betLuckyColor,
    ({ body, key, session }) =>
      placeDrawBet(deps, {
        playerId: session.playerId,
        key,
        place: session.place,
        channel: body.channel,
        roundId: BigInt(body.roundId),
        selection: body.selection,
        stake: body.stake,
        seenMultipliers: body.seenMultipliers,
        automatic: body.automatic,
      }),
    BETS,
  )
  handle(app, draw.myDrawBets, async ({ params, query, session }) => {
    const page = {
      channel: params.channel,
      roundId: idOf(query.round),
      before: idOf(query.before),
    }
    return (await listBets(deps, session.playerId, page)).map(betView)
  })
}

const idOf = (text: string | undefined) => (text === undefined ? null : BigInt(text))
