import { hostname } from 'node:os'
import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { repeat } from '../../platform/leader.ts'
import { digestOfFiles } from '../../platform/shipped-files.ts'
import { raiseAlert } from '../alert/index.ts'
import { noteOccurrence } from './note.ts'

/** G19 §2.3.2: at the start and at least every 24 hours. */
const EVERY_MS = 86_400_000
/** So many digits tell two digests apart; the whole one stands in the detail. */
const SHOWN_DIGITS = 16

/** Worker: keeps the digest of the files that this process began with, and looks whether it holds. */
export async function watchFiles(deps: Deps, signal: AbortSignal): Promise<void> {
  let began: string | undefined
  await repeat(EVERY_MS, signal, () =>
    attempt(deps.log, 'verifying files', async () => {
      if (began === undefined) began = await keepDigest(deps)
      else await checkFiles(deps, began)
    }),
  )
}

/** Keeps which files a process begins with, once each time they are others than before. */
export async function keepDigest(
  deps: Pick<Deps, 'db' | 'clock'>,
  digest: () => Promise<string> = digestOfFiles,
): Promise<string> {
  const sha256 = await digest()
  const last = await deps.db
    .selectFrom('occurrence.event')
    .select('subject')
    .where('kind', '=', 'files_verified')
    .orderBy('event_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const subject = `files:${sha256.slice(0, SHOWN_DIGITS)}`
  if (last?.subject !== subject) {
    await noteOccurrence(deps, { kind: 'files_verified', subject, detail: { sha256 } })
  }
  return sha256
}

/** Alerts operators of files that are others than those the process began with, and keeps it. */
export async function checkFiles(
  deps: Deps,
  began: string,
  digest: () => Promise<string> = digestOfFiles,
): Promise<boolean> {
  const found = await digest()
  if (found === began) return true
  const subject = `process:${hostname()}`
  const detail = { began, found }
  deps.log.error(detail, 'the files of this process are others than at its start')
  if (await raiseAlert(deps, { kind: 'files_changed', subject, detail })) {
    await noteOccurrence(deps, { kind: 'files_changed', subject, detail })
  }
  return false
}
