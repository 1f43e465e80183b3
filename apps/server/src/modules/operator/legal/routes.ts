import { ops } from '@jogada/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handle } from '../../../platform/http.ts'
import { audited } from '../../audit/index.ts'
import { dropDraft, listDrafts, listVersions, saveDraft } from '../../consent/index.ts'
import { actorOf } from '../actor.ts'
import { askVersion, waitingVersions } from './ask-version.ts'

/** What players agree to: its versions, drafts of the next ones, and asking to publish one. */
export function legalRoutes(app: FastifyInstance, deps: Deps) {
  const { legal } = ops
  handle(app, legal.versions, async () =>
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
  handle(app, legal.desk, async ({ operator }) => ({
    drafts: (await listDrafts(deps)).map(({ saved_at, saved_by, ...draft }) => ({
      ...draft,
      savedAt: saved_at.toISOString(),
      savedBy: saved_by,
    })),
    waiting: await waitingVersions(deps, operator.staffId),
  }))
  handle(app, legal.saveDraft, async (asked) => {
    const actor = actorOf(asked)
    const { document } = asked.body
    const saved = await audited(
      deps,
      (revision: number) => ({
        actor,
        action: 'legal.drafted',
        subject: `document:${document}`,
        after: { revision },
      }),
      (tx) => saveDraft(deps, tx, { ...asked.body, by: actor.email }),
    )
    return { revision: saved }
  })
  handle(app, legal.dropDraft, async (asked) => {
    const { document, revision } = asked.body
    await audited(
      deps,
      {
        actor: actorOf(asked),
        action: 'legal.draft_dropped',
        subject: `document:${document}`,
        before: { revision },
      },
      (tx) => dropDraft(tx, asked.body),
    )
    return null
  })
  handle(app, legal.publish, (asked) => askVersion(deps, actorOf(asked), asked.body))
}
