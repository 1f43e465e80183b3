import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import { actorOf } from '../actor.ts'
import { decideAs, listWaiting, openAs } from './identity.ts'

/** Documents of players that wait for somebody to look at them. */
export function identityRoutes(app: FastifyInstance, deps: Deps) {
  const { identity } = ops
  handle(app, identity.documents, ({ query }) => listWaiting(deps, query))
  handle(app, identity.openDocument, (asked) =>
    openAs(deps, actorOf(asked), asked.params.documentId),
  )
  handle(app, identity.decideDocument, (asked) =>
    decideAs(deps, actorOf(asked), { ...asked.params, ...asked.body }),
  )
}
