import type { CallReply, ops } from '@jogada/contract'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { Deps } from '../../deps.ts'
import { jsonb } from '../../platform/jsonb.ts'
import { Refusal } from '../../platform/refusal.ts'
import { appendAudit } from '../audit/index.ts'
import type { Actor } from '../audit/index.ts'
import { isLate } from './days.ts'
import { filesOf, stateOf } from './files.ts'
import { sentContent } from './sealed.ts'

const PAGE = 31

type Reply = CallReply<typeof ops.regulator.days>

/** A page of days with their files, the newest first; not what stands in them. */
export async function listDays(
  deps: Pick<Deps, 'db' | 'clock' | 'env'>,
  before: string | undefined,
): Promise<Reply> {
  let query = deps.db
    .selectFrom('regulator.day')
    .selectAll()
    .orderBy('day', 'desc')
    .limit(PAGE + 1)
  if (before !== undefined) query = query.where('day', '<', before)
  const found = await query.execute()
  const page = found.slice(0, PAGE)
  const files = await filesOf(
    deps,
    page.map(({ day }) => day),
  )
  const now = deps.clock.now()
  return {
    isAsked: licenceProfile(deps.env.LICENCE_PROFILE).regulator.dailyFiles,
    days: page.map(({ day, made_at: madeAt }) => {
      const own = files.filter((one) => one.day === day)
      return {
        day,
        madeAt: madeAt.toISOString(),
        isLate: isLate(day, now) && own.some((one) => stateOf(one) !== 'accepted'),
        files: own.map((one) => ({
          fileId: one.file_id,
          kind: one.kind,
          part: one.part,
          records: one.records,
          sums: one.sums,
          digest: one.digest.toString('hex'),
          state: stateOf(one),
          receipt: one.receipt,
          reasons: [...(one.reasons ?? [])],
          at: one.at?.toISOString() ?? null,
        })),
      }
    }),
    next: found.length > PAGE ? page.at(-1)!.day : null,
  }
}

/**
 * Has the refused files of a day delivered again, as they are, and says how many those are; the
 * others wait for their answer anyway or have it. Refuses with `not_found` for a day that was not
 * made and with `changed_meanwhile` where none is refused.
 */
export const sendAgain = (
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  day: string,
): Promise<number> =>
  deps.db.transaction().execute(async (tx) => {
    const files = await filesOf({ db: tx }, [day])
    if (files.length === 0) throw new Refusal('not_found')
    const refused = files.filter((one) => stateOf(one) === 'refused')
    if (refused.length === 0) throw new Refusal('changed_meanwhile')
    await tx
      .insertInto('regulator.step')
      .values(
        refused.map(({ file_id }) => ({
          file_id,
          step: 'again' as const,
          receipt: null,
          reasons: jsonb([]),
          by: actor.email,
          at: deps.clock.now(),
        })),
      )
      .execute()
    await appendAudit(deps, tx, {
      actor,
      action: 'regulator.sent_again',
      subject: `regulator:${day}`,
      after: { files: refused.length },
    })
    return refused.length
  })

/** A file as it goes out, with the trace of who took it. Refuses with `not_found`. */
export async function takeFile(
  deps: Pick<Deps, 'db' | 'clock' | 'vault'>,
  actor: Actor,
  fileId: string,
): Promise<CallReply<typeof ops.regulator.take>> {
  const content = await deps.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('regulator.file')
      .select('content')
      .where('file_id', '=', fileId)
      .executeTakeFirst()
    if (!row) throw new Refusal('not_found')
    await appendAudit(deps, tx, {
      actor,
      action: 'regulator.file_taken',
      subject: `regulator:${fileId}`,
    })
    return row.content
  })
  return { name: `${fileId}.xml`, content: (await sentContent(deps, fileId, content)).toString() }
}
