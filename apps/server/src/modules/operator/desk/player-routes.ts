import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import { listPlayRecords } from '../../play-records/index.ts'
import { listRecords, namedRecords } from '../../records/index.ts'
import { findPlayers } from './find-players.ts'
import { viewMatter } from './ticket-matter.ts'
import { viewPlayer } from './view-player.ts'
import { showRisk } from './withdrawals/show-risk.ts'
import { seerOf } from './withdrawals/show-withdrawal.ts'

const MOVEMENTS_SHOWN = 50

/** What is shown of players on their page. */
export function playerRoutes(app: FastifyInstance, deps: Deps) {
  const { players } = ops
  handle(app, players.search, ({ query }) => findPlayers(deps, query.q))
  handle(app, players.view, ({ params, operator }) =>
    viewPlayer(deps, operator, BigInt(params.playerId)),
  )
  handle(app, players.risk, ({ params, operator }) =>
    showRisk(deps, BigInt(params.playerId), seerOf(operator)),
  )
  handle(app, players.plays, ({ params, query }) =>
    listPlayRecords(deps, BigInt(params.playerId), {
      game: undefined,
      status: undefined,
      from: undefined,
      to: undefined,
      before: query.before,
    }),
  )
  handle(app, players.movements, async ({ params, query, caller }) => {
    const { records, next } = await listRecords(deps, BigInt(params.playerId), {
      from: undefined,
      to: undefined,
      before: query.before,
      limit: MOVEMENTS_SHOWN,
    })
    return { records: namedRecords(records, caller.language), next }
  })
  handle(app, players.record, ({ params, caller }) =>
    viewMatter(deps, {
      playerId: BigInt(params.playerId),
      ref: params.ref,
      language: caller.language,
    }),
  )
}
