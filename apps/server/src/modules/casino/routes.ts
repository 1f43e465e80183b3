import { game } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import { betDice } from './dice/bet-dice.ts'
import { diceRoundFromRow } from './dice/dice-round.ts'
import { diceRules } from './dice/dice-rules.ts'
import { listRounds } from './round-store.ts'
import { createActiveSeeds } from './seeds/active-seeds.ts'
import { getSeeds } from './seeds/get-seeds.ts'
import { rotateSeeds } from './seeds/rotate-seeds.ts'

export function casinoRoutes(app: FastifyInstance, shared: Deps) {
  const deps = { ...shared, seeds: createActiveSeeds(shared) }
  const rules = diceRules()

  handle(app, game.diceRules, () => rules)
  handle(app, game.betDice, ({ body, key, session }) =>
    betDice(deps, {
      playerId: session.playerId,
      key,
      stake: body.stake,
      params: { targetX100: body.target, direction: body.direction },
    }),
  )
  handle(app, game.diceRounds, async ({ query, session }) => {
    const before = query.before === undefined ? null : BigInt(query.before)
    const rows = await listRounds(deps, session.playerId, { game: 'dice', before })
    return rows.map(diceRoundFromRow)
  })
  handle(app, game.getSeeds, ({ session }) => getSeeds(deps, session.playerId))
  handle(app, game.rotateSeeds, ({ body, session }) =>
    rotateSeeds(deps, session.playerId, body.clientSeed),
  )
}
