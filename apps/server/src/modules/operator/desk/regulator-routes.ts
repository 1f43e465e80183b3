import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import { listDays, sendAgain, takeFile } from '../../regulator/index.ts'
import { actorOf } from '../actor.ts'

/**
 * The regulator's daily files: what became of them, one of them, and those that were refused again.
 */
export function regulatorRoutes(app: FastifyInstance, deps: Deps) {
  const { regulator } = ops
  handle(app, regulator.days, ({ query }) => listDays(deps, query.before))
  handle(app, regulator.again, async (asked) => ({
    files: await sendAgain(deps, actorOf(asked), asked.params.day),
  }))
  handle(app, regulator.take, (asked) => takeFile(deps, actorOf(asked), asked.params.fileId))
}
