import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import {
  listCases,
  listParties,
  openCase,
  rateParty,
  ratingsOf,
  summarize,
  viewCase,
  writeStep,
} from '../../aml/index.ts'
import { actorOf } from '../actor.ts'

/** The officer's register against money laundering; no other role has its rights. */
export function amlRoutes(app: FastifyInstance, deps: Deps) {
  const { aml } = ops
  handle(app, aml.summary, () => summarize(deps))
  handle(app, aml.cases, ({ query }) => listCases(deps, query))
  handle(app, aml.view, ({ params }) => viewCase(deps, BigInt(params.caseId)))
  handle(app, aml.open, async (asked) => {
    const { playerId, text } = asked.body
    const { key } = asked
    const caseId = await openCase(deps, actorOf(asked), { playerId: BigInt(playerId), text, key })
    return { caseId: String(caseId) }
  })
  handle(app, aml.addFact, async (asked) => {
    const { key, body } = asked
    const fact = { caseId: caseOf(asked), step: 'fact', text: body.text, key } as const
    await writeStep(deps, actorOf(asked), fact)
    return null
  })
  handle(app, aml.conclude, async (asked) => {
    const { reason: text } = asked.body
    await writeStep(deps, actorOf(asked), { caseId: caseOf(asked), step: 'concluded', text })
    return null
  })
  handle(app, aml.report, async (asked) => {
    const { receipt, sentAt } = asked.body
    const report = { receipt, sentAt: new Date(sentAt) }
    await writeStep(deps, actorOf(asked), { caseId: caseOf(asked), step: 'reported', report })
    return null
  })
  handle(app, aml.archive, async (asked) => {
    const { reason: text } = asked.body
    await writeStep(deps, actorOf(asked), { caseId: caseOf(asked), step: 'archived', text })
    return null
  })
  handle(app, aml.parties, ({ query }) => listParties(deps, query))
  handle(app, aml.history, ({ params }) => ratingsOf(deps, BigInt(params.partyId)))
  handle(app, aml.rate, async (asked) => ({
    partyId: String(await rateParty(deps, actorOf(asked), asked.body)),
  }))
}

const caseOf = ({ params }: { readonly params: { readonly caseId: string } }) =>
  BigInt(params.caseId)
