import { consent } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http.ts'
import { acceptVersions } from './accept.ts'
import { readAdChoice, setAdChoice } from './ad-choice.ts'
import { listAcceptances, readAccepted } from './acceptances.ts'
import type { LegalText } from './legal-texts.ts'

/** What players agree to: reading it, and agreeing. */
export function consentRoutes(app: FastifyInstance, deps: Deps) {
  const { legalTexts, clock } = deps
  handle(app, consent.documents, async () => {
    await legalTexts.ready()
    return legalTexts.inForce(clock.now()).map(shown)
  })
  handle(app, consent.consents, async ({ session: { playerId } }) => {
    await legalTexts.ready()
    const [accepted, rows] = await Promise.all([
      readAccepted(deps, playerId),
      listAcceptances(deps, playerId),
    ])
    return {
      pending: legalTexts.missing(accepted, clock.now()).map(shown),
      accepted: rows.map((row) => ({
        document: row.document,
        version: row.version,
        acceptedAt: row.accepted_at.toISOString(),
      })),
    }
  })
  handle(app, consent.accept, ({ body, session, caller }) =>
    acceptVersions(deps, session.playerId, body, caller),
  )
  handle(app, consent.adChoice, ({ session }) => readAdChoice(deps, session.playerId))
  handle(app, consent.setAdChoice, ({ body, session }) =>
    setAdChoice(deps, session.playerId, body.given),
  )
}

const shown = ({ document, version, effectiveAt, title, changes, body }: LegalText) => ({
  document,
  version,
  effectiveAt: effectiveAt.toISOString(),
  title,
  changes,
  body: body.split('\n'),
})
