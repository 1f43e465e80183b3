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

/**
 * Worker: keeps the digest of the files that this process began with, and looks whether it holds.
 */
export async function watchFiles(deps: Deps, signal: AbortSignal): Promise<void> {
  let began: string | undefined
  await repeat(EVERY_MS, signal, () =>
    attempt(deps.log, 'verifying files', async () => {
      if (began === undefined) began = await keepDigest(deps)
      else await checkFiles(deps, began)
    }),
  )
}

/** Keeps which files a process begins with. */
export async function keepDigest(
  deps: Pick<Deps, 'db' | 'clock'>,
  digest: () => Promise<string> = digestOfFiles,
): Promise<string> {
  const sha256 = await digest()
  await noteVerified(deps, sha256)
  return sha256
}

/**
 * Each look is kept, also one that found nothing: who asks for the last ninety days finds them all.
 */
const noteVerified = (deps: Pick<Deps, 'db' | 'clock'>, sha256: string) =>
  noteOccurrence(deps, {
    kind: 'files_verified',
    subject: `files:${sha256.slice(0, SHOWN_DIGITS)}`,
    detail: { sha256, process: hostname() },
  })

/** The digest that was kept last by any process; null before the first. */
export async function lastDigest({ db }: Pick<Deps, 'db'>): Promise<string | null> {
  const last = await db
    .selectFrom('occurrence.event')
    .select('detail')
    .where('kind', '=', 'files_verified')
    .orderBy('event_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? String(last.detail['sha256']) : null
}

/** Keeps that the files are those the process began with, or alerts operators that they are not. */
export async function checkFiles(
  deps: Deps,
  began: string,
  digest: () => Promise<string> = digestOfFiles,
): Promise<boolean> {
  const found = await digest()
  if (found === began) {
    await noteVerified(deps, found)
    return true
  }
  const subject = `process:${hostname()}`
  const detail = { began, found }
  deps.log.error(detail, 'the files of this process are others than at its start')
  if (await raiseAlert(deps, { kind: 'files_changed', subject, detail })) {
    await noteOccurrence(deps, { kind: 'files_changed', subject, detail })
  }
  return false
}
