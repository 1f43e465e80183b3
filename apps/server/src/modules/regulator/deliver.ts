import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { jsonb } from '../../platform/jsonb.ts'
import { raiseAlert } from '../alert/index.ts'
import { filesOf, openDays, stateOf } from './files.ts'
import type { FileRow } from './files.ts'
import type { RegulatorInbox } from './inbox.ts'
import { sentContent } from './sealed.ts'

type Room = Pick<Deps, 'db' | 'vault' | 'clock' | 'log'>

/**
 * Delivers the files that wait, in their order. A file counts as sent once the inbox accepted it; a
 * refused one says why and raises `regulator_file_refused`; one without an answer waits for the
 * next time, under the same id.
 */
export async function deliverFiles(
  deps: Room,
  inbox: RegulatorInbox,
  signal: AbortSignal,
): Promise<void> {
  const files = await filesOf(deps, await openDays(deps))
  for (const file of files.filter((one) => stateOf(one) === 'waiting')) {
    if (signal.aborted) return
    await attempt(deps.log, `delivering the regulator's file ${file.file_id}`, () =>
      deliverOne(deps, inbox, file, signal),
    )
  }
}

async function deliverOne(
  deps: Room,
  inbox: RegulatorInbox,
  file: FileRow,
  signal: AbortSignal,
): Promise<void> {
  const { file_id: fileId, kind, day, part, digest } = file
  const { content } = await deps.db
    .selectFrom('regulator.file')
    .select('content')
    .where('file_id', '=', fileId)
    .executeTakeFirstOrThrow()
  const answer = await inbox.deliver(
    { fileId, kind, day, part, digest, content: await sentContent(deps, fileId, content) },
    signal,
  )
  const reasons = answer.answer === 'refused' ? answer.reasons : []
  await deps.db
    .insertInto('regulator.step')
    .values({
      file_id: fileId,
      step: answer.answer,
      receipt: answer.answer === 'accepted' ? answer.receipt : null,
      reasons: jsonb(reasons),
      by: null,
      at: deps.clock.now(),
    })
    // whoever else delivered it meanwhile got the same receipt
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (answer.answer === 'refused') {
    await raiseAlert(deps, {
      kind: 'regulator_file_refused',
      subject: `regulator:${fileId}`,
      detail: { reasons: reasons.slice(0, 3).join('; ') },
    })
  }
}
