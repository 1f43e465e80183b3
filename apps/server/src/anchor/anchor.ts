import { open, readFile } from 'node:fs/promises'
import { findLostHead, laneHeads } from '@jogada/ledger'
import type { LaneHead } from '@jogada/ledger'
import type { Deps } from '../deps.ts'
import { auditHead, holdsAuditHead } from '../modules/audit/index.ts'
import type { AuditHead } from '../modules/audit/index.ts'

/** Where every chain of the database ended at an instant. */
export type Anchor = {
  readonly at: string
  readonly lanes: readonly LaneHead[]
  readonly audit: AuditHead | null
}

type Room = Pick<Deps, 'db' | 'pool'>

/**
 * The anchors of a file, the oldest first; none where there is no file. Throws on a broken line.
 */
export async function readAnchors(file: string): Promise<Anchor[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Anchor)
}

/**
 * What was there when an anchor was written and is not any more: the newest end of a chain that was
 * cut off, or written anew with all its hashes. Null where everything still is.
 */
export async function findLost(room: Room, anchors: readonly Anchor[]): Promise<string | null> {
  for (const { at, lanes, audit } of anchors) {
    const lost = await findLostHead(room.pool, lanes)
    if (lost !== null) return `${lost} (anchor of ${at})`
    if (audit && !(await holdsAuditHead(room, audit))) {
      return `entry ${audit.seq} of the audit log was there or was another one (anchor of ${at})`
    }
  }
  return null
}

/**
 * Adds where the chains end now to a file outside the database, after its last anchor was found
 * again; says what was lost, and then adds nothing. A file that is not there is begun.
 */
export async function keepAnchor(room: Room, file: string, at: Date): Promise<string | null> {
  const last = (await readAnchors(file)).slice(-1)
  const lost = await findLost(room, last)
  if (lost !== null) return lost
  const anchor: Anchor = {
    at: at.toISOString(),
    lanes: await laneHeads(room.pool),
    audit: await auditHead(room),
  }
  const handle = await open(file, 'a', 0o600)
  try {
    await handle.write(`${JSON.stringify(anchor)}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return null
}
