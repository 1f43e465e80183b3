import { help } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import { readFacts } from './read-facts.ts'

/** What the texts of the help need to be true. */
export function helpRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, help.facts, () => readFacts(deps))
}
