import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import { audited } from '../../audit/index.ts'
import { listVersions, publishVersion } from '../../consent/index.ts'
import { actorOf } from '../actor.ts'

/** What players agree to: its versions, and publishing the next one. */
export function legalRoutes(app: FastifyInstance, deps: Deps) {
  handle(app, ops.legal.versions, async () =>
    (await listVersions(deps)).map((row) => ({
      document: row.document,
      version: row.version,
      title: row.title,
      changes: row.changes,
      body: row.body,
      publishedAt: row.published_at.toISOString(),
      publishedBy: row.published_by,
      effectiveAt: row.effective_at.toISOString(),
      accepted: Number(row.accepted),
    })),
  )
  handle(app, ops.legal.publish, async (asked) => {
    const { reason, effectiveAt, ...text } = asked.body
    const actor = actorOf(asked)
    const version = await audited(
      deps,
      {
        actor,
        action: 'legal.published',
        subject: `document:${text.document}`,
        reason,
        after: { ...text, effectiveAt },
      },
      (tx) =>
        publishVersion(deps, tx, {
          ...text,
          effectiveAt: new Date(effectiveAt),
          by: actor.email,
        }),
    )
    await deps.legalTexts.refresh()
    return { version }
  })
}
