import { setTimeout as sleep } from 'node:timers/promises'
import { pagesOf } from '@jogada/ledger'
import type { PageRunner } from '@jogada/ledger'
import { proveBooks } from './books.ts'
import type { Deps } from './deps.ts'
import { raiseAlert } from './modules/alert/index.ts'
import { noteOccurrence } from './modules/occurrence/index.ts'
import { keepProof, lastProof } from './modules/report/index.ts'
import { attempt } from './platform/attempt.ts'
import { lead, repeat } from './platform/leader.ts'

const LOOK_EVERY_MS = 10 * 60_000
const DAY_MS = 86_400_000

/**
 * Worker: proves the whole ledger once a day, in one process at a time. It is no part of the lanes:
 * it only reads, on one connection, and rests after each page for as long as the page took.
 */
export const proveDaily = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'ledger.proof', signal }, (leading) =>
    repeat(LOOK_EVERY_MS, leading, () =>
      attempt(deps.log, 'proving the ledger', () => proveWhenDue(deps, leading)),
    ),
  )

/** Proves the ledger where no proof was kept within a day. Says whether it did. */
export async function proveWhenDue(deps: Deps, signal: AbortSignal): Promise<boolean> {
  const last = await lastProof(deps)
  if (last && deps.clock.now().getTime() - last.at.getTime() < DAY_MS) return false
  const proof = await proveBooks(restingBetween(pagesOf(deps.pool), signal)).catch(
    (error: unknown) => {
      if (signal.aborted) return null
      throw error
    },
  )
  if (proof === null) return false
  await keepProof(deps, proof)
  if (proof.firstBadRow !== null) await tellOfWrong(deps, proof.firstBadRow)
  return true
}

/**
 * Takes half of the database's one process at most; a server that ends leaves the proof to
 * the next one.
 */
function restingBetween(page: PageRunner, signal: AbortSignal): PageRunner {
  return async (work) => {
    signal.throwIfAborted()
    const beganMs = performance.now()
    const done = await page(work)
    await sleep(performance.now() - beganMs, undefined, { signal })
    return done
  }
}

/**
 * Alerts operators of a ledger that does not add up, and keeps it; an open alert says it already.
 */
async function tellOfWrong(deps: Deps, firstBadRow: string) {
  const subject = 'ledger:books'
  const detail = { found: firstBadRow }
  deps.log.error(detail, 'the ledger does not add up')
  await noteOccurrence(deps, { kind: 'ledger_wrong', subject, detail })
  await raiseAlert(deps, { kind: 'ledger_wrong', subject, detail })
}
