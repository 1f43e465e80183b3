import type { CallOutput, CallReply, ops } from '@jogada/contract'
import { lineDifference } from '@jogada/core/text/line-difference'
import type { LineChange } from '@jogada/core/text/line-difference'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../audit/index.ts'
import { publishVersion, versionBefore } from '../../consent/index.ts'
import { askForApproval } from '../approvals/ask.ts'
import type { Approved } from '../approvals/carry-out.ts'
import { emailsOf } from '../staff/staff-store.ts'

type Asked = CallOutput<typeof ops.legal.publish>['body']
type Payload = Asked & { readonly maker: string }

const only = (kind: LineChange['kind'], changes: readonly LineChange[]) =>
  changes.filter((one) => one.kind === kind).map(({ line }) => line)

/**
 * Asks a second person to let the next version of a document in. Refuses with `changed_meanwhile`
 * what follows an older version, and with `effective_too_soon` what would bind at once.
 */
export async function askVersion(
  deps: Deps,
  actor: Actor,
  asked: Asked,
): Promise<{ approvalId: string }> {
  const { document, title, changes, body, version, effectiveAt, reason } = asked
  const last = await versionBefore(deps, deps.db, {
    document,
    after: version,
    effectiveAt: new Date(effectiveAt),
  })
  const lines = lineDifference(last.body, body)
  const payload: Payload = { ...asked, maker: actor.email }
  const approvalId = await askForApproval(deps, actor, {
    kind: 'legal',
    subject: `document:${document}`,
    payload,
    before: { version, title: last.title, lines: only('removed', lines) },
    after: { version: version + 1, title, changes, effectiveAt, lines: only('added', lines) },
    reason,
  })
  return { approvalId: String(approvalId) }
}

/**
 * Publishes an approved version in its maker's name; its rules are asked again, for
 * time has passed.
 */
export async function carryOutVersion(
  deps: Deps,
  { approvalId, payload }: Approved,
): Promise<void> {
  const { effectiveAt, version, maker, ...text } = payload as Payload
  await deps.db.transaction().execute((tx) =>
    publishVersion(deps, tx, {
      ...text,
      after: version,
      effectiveAt: new Date(effectiveAt),
      by: maker,
      approvalId,
    }),
  )
  await deps.legalTexts.refresh()
}

/** Versions that wait for a second person, whole, as one operator sees them. */
export async function waitingVersions(
  deps: Deps,
  staffId: bigint,
): Promise<CallReply<typeof ops.legal.desk>['waiting']> {
  const rows = await deps.db
    .selectFrom('operator.approval')
    .selectAll()
    .where('kind', '=', 'legal')
    .where('state', '=', 'open')
    .where('expires_at', '>', deps.clock.now())
    .orderBy('approval_id')
    .execute()
  const emails = await emailsOf(deps, [...new Set(rows.map(({ maker_id }) => maker_id))])
  return rows.map((row) => {
    const { document, title, changes, body, effectiveAt } = row.payload as Payload
    return {
      document,
      title,
      changes,
      body,
      approvalId: String(row.approval_id),
      effectiveAt,
      reason: row.reason,
      maker: emails.get(row.maker_id) ?? '',
      isMine: row.maker_id === staffId,
      madeAt: row.made_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    }
  })
}
