import { casino, game } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import { createPace, NO_PACE } from '../../platform/pace.ts'
import type { Session } from '../../platform/session-lookup.ts'
import { shownTerms } from '../game-limits/index.ts'
import type { CasinoDeps } from './deps.ts'
import { betDice } from './dice/bet-dice.ts'
import { diceRoundFromRow } from './dice/dice-round.ts'
import { ladderGame } from './ladder/ladder-game.ts'
import { pickInRow, pickTile } from './ladder/moves.ts'
import { openRounds } from './ladder/open-rounds.ts'
import { betLimbo, limboRoundFromRow } from './limbo/bet-limbo.ts'
import { minesKit } from './mines/mines-kit.ts'
import { assertReturns, houseReturns } from './returns.ts'
import { roundDetail, sentRound } from './round-detail.ts'
import { listRoundsAfter } from './round-store.ts'
import { rowDoubleKit } from './row-double/row-double-kit.ts'
import { rulesView } from './rules-view.ts'
import { createActiveSeeds } from './seeds/active-seeds.ts'
import { setWinsListing, winsListing } from './wins/listing.ts'
import { createWinsFeed } from './wins/wins-feed.ts'
import { getSeeds } from './seeds/get-seeds.ts'
import { rotateSeeds } from './seeds/rotate-seeds.ts'

/**
 * Serves the in-house games. Throws `BadSetting` when one gives back less than the profile asks.
 */
export function casinoRoutes(app: FastifyInstance, shared: Deps) {
  const pace = shared.env.RATE_LIMITS === 'on' ? createPace() : NO_PACE
  const deps: CasinoDeps = { ...shared, seeds: createActiveSeeds(shared), pace }
  const rules = rulesView(assertReturns(houseReturns(), deps.env.LICENCE_PROFILE))

  handle(app, game.diceRules, () => ({ ...rules.dice, ...shownTerms(deps, 'dice') }))
  handle(app, casino.limboRules, () => ({ ...rules.limbo, ...shownTerms(deps, 'limbo') }))
  handle(app, casino.minesRules, () => ({ ...rules.mines, ...shownTerms(deps, 'mines') }))
  handle(app, casino.rowDoubleRules, () => ({
    ...rules.rowDouble,
    ...shownTerms(deps, 'rowDouble'),
  }))
  instantRoutes(app, deps)
  minesRoutes(app, deps)
  rowDoubleRoutes(app, deps)

  const feed = createWinsFeed(deps)
  app.addHook('onClose', () => feed.stop())
  handle(app, casino.recentWins, () => feed.recent())
  handle(app, casino.winsListing, ({ session }) => winsListing(deps, session.playerId))
  handle(app, casino.setWinsListing, ({ body, session }) =>
    setWinsListing(deps, session.playerId, body.listed),
  )

  handle(app, casino.openRounds, ({ session }) => openRounds(deps, session.playerId))
  handle(app, casino.roundDetail, ({ params, session }) =>
    roundDetail(deps, session.playerId, BigInt(params.roundId)),
  )
  handle(app, casino.sentRound, ({ params, session }) =>
    sentRound(deps, session.playerId, params.key),
  )
  handle(app, game.getSeeds, ({ session }) => getSeeds(deps, session.playerId))
  handle(app, game.rotateSeeds, ({ body, session }) =>
    rotateSeeds(deps, session.playerId, body.clientSeed),
  )
}

/** Whose stake it is, under which key, and from where. */
const stakerOf = ({ session, key }: { readonly session: Session; readonly key: string }) => ({
  playerId: session.playerId,
  key,
  place: session.place,
})

function instantRoutes(app: FastifyInstance, deps: CasinoDeps) {
  handle(app, game.betDice, ({ body, key, session }) =>
    betDice(deps, {
      ...stakerOf({ session, key }),
      stake: body.stake,
      params: { targetX100: body.target, direction: body.direction },
      automatic: body.automatic,
    }),
  )
  handle(app, game.diceRounds, async ({ query, session }) => {
    const page = { game: 'dice', before: query.before } as const
    return (await listRoundsAfter(deps, session.playerId, page)).map(diceRoundFromRow)
  })
  handle(app, casino.betLimbo, ({ body, key, session }) =>
    betLimbo(deps, {
      ...stakerOf({ session, key }),
      stake: body.stake,
      params: { targetX100: body.target },
      automatic: body.automatic,
    }),
  )
  handle(app, casino.limboRounds, async ({ query, session }) => {
    const page = { game: 'limbo', before: query.before } as const
    return (await listRoundsAfter(deps, session.playerId, page)).map(limboRoundFromRow)
  })
}

function minesRoutes(app: FastifyInstance, deps: CasinoDeps) {
  const mines = ladderGame(deps, minesKit)
  handle(app, casino.betMines, ({ body: { stake, mines: count }, key, session }) =>
    mines.start({
      ...stakerOf({ session, key }),
      stake,
      params: { mines: count },
    }),
  )
  handle(app, casino.autoMines, ({ body: { stake, mines: count, tiles }, key, session }) =>
    mines.start({
      ...stakerOf({ session, key }),
      stake,
      params: { mines: count },
      tiles,
    }),
  )
  handle(app, casino.pickMines, ({ body: { roundId, tile }, key, session }) =>
    mines.pick(
      { playerId: session.playerId, key, roundId },
      String(tile),
      pickTile(minesKit, tile),
    ),
  )
  handle(app, casino.randomMines, ({ body, key, session }) =>
    mines.random({ playerId: session.playerId, key, roundId: body.roundId }),
  )
  handle(app, casino.cashOutMines, ({ body, key, session }) =>
    mines.cashOut({ playerId: session.playerId, key, roundId: body.roundId }),
  )
  handle(app, casino.minesRounds, ({ query, session }) =>
    mines.rounds(session.playerId, query.before),
  )
  forgetOnLeaving(deps, minesKit.game, mines)
}

function rowDoubleRoutes(app: FastifyInstance, deps: CasinoDeps) {
  const tower = ladderGame(deps, rowDoubleKit)
  handle(app, casino.betRowDouble, ({ body: { stake, difficulty }, key, session }) =>
    tower.start({
      ...stakerOf({ session, key }),
      stake,
      params: { difficulty },
    }),
  )
  handle(app, casino.autoRowDouble, ({ body: { stake, difficulty, tiles }, key, session }) =>
    tower.start({
      ...stakerOf({ session, key }),
      stake,
      params: { difficulty },
      tiles,
    }),
  )
  handle(app, casino.pickRowDouble, ({ body: { roundId, row, tile }, key, session }) =>
    tower.pick(
      { playerId: session.playerId, key, roundId },
      `${row}:${tile}`,
      pickInRow(rowDoubleKit, { row, tile }),
    ),
  )
  handle(app, casino.randomRowDouble, ({ body, key, session }) =>
    tower.random({ playerId: session.playerId, key, roundId: body.roundId }),
  )
  handle(app, casino.cashOutRowDouble, ({ body, key, session }) =>
    tower.cashOut({ playerId: session.playerId, key, roundId: body.roundId }),
  )
  handle(app, casino.rowDoubleRounds, ({ query, session }) =>
    tower.rounds(session.playerId, query.before),
  )
  forgetOnLeaving(deps, rowDoubleKit.game, tower)
}

/** Leaving the page frees what is remembered of the game; the round itself stays as it is. */
function forgetOnLeaving(
  deps: Deps,
  code: string,
  { forget }: { readonly forget: (playerId: bigint) => void },
) {
  deps.realtime.onOffGame((playerId, left) => {
    if (left === code) forget(playerId)
  })
}
