import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import { proveLedger, showBalancesAt, showCommand, showEntries } from './books.ts'
import { showHouseEntries, showTree } from './ledger-tree.ts'

/** The books: of a player, of the house, and whether they are whole. */
export function ledgerRoutes(app: FastifyInstance, deps: Deps) {
  const { books } = ops
  handle(app, books.entries, ({ params, query }) =>
    showEntries(deps, {
      playerId: BigInt(params.playerId),
      account: params.account,
      before: query.before === undefined ? undefined : BigInt(query.before),
      at: query.at,
    }),
  )
  handle(app, books.balancesAt, ({ params, query }) =>
    showBalancesAt(deps, BigInt(params.playerId), query.at),
  )
  handle(app, books.command, ({ params }) =>
    showCommand(deps, BigInt(params.playerId), BigInt(params.commandId)),
  )
  handle(app, books.tree, ({ query }) => showTree(deps, query.at))
  handle(app, books.houseEntries, (asked) => showHouseEntries(deps, asked))
  handle(app, books.verify, () => proveLedger(deps))
}
