import { user, wallet } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import { getBalance } from './get-balance.ts'
import { listLocks } from './list-locks.ts'
import type { IsPlayOver } from './locked-now.ts'

export function walletRoutes(
  app: FastifyInstance,
  deps: Deps,
  { isPlayOver }: { readonly isPlayOver: IsPlayOver },
) {
  handle(app, user.getBalance, ({ session }) => getBalance(deps, session.playerId, isPlayOver))
  handle(app, wallet.locks, ({ session }) => listLocks(deps, session.playerId, isPlayOver))
}
