import { missingConsents, versionsInForce } from '@jogada/core/licence/consent'
import type { AcceptedVersions, DocumentVersion } from '@jogada/core/licence/consent'
import type { Deps } from '../../deps.ts'
import { newestReading } from '../../platform/newest-reading.ts'

const AGAIN_MS = 5_000

/** A version with its texts. */
export type LegalText = DocumentVersion & {
  readonly title: string
  readonly changes: string
  readonly body: string
}

/** What players agree to, as this process knows it. */
export type LegalTexts = {
  /**
   * Reads again what is older than some seconds; rejects when it cannot, so that play fails closed.
   */
  ready(): Promise<void> | undefined
  refresh(): Promise<void>
  inForce(at: Date): readonly LegalText[]
  missing(accepted: AcceptedVersions, at: Date): readonly LegalText[]
  find(document: string, version: number): LegalText | undefined
}

/**
 * Keeps every version in memory. A version is published at least `NOTICE_MS` before it binds, which
 * is longer than any process goes without reading: all of them ask for it from the same instant on.
 */
export function createLegalTexts({ db, clock }: Pick<Deps, 'db' | 'clock'>): LegalTexts {
  let texts: readonly LegalText[] = []
  let readAtMs = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  const refresh = newestReading(
    async () => {
      const atMs = clock.now().getTime()
      return { atMs, rows: await db.selectFrom('consent.document').selectAll().execute() }
    },
    ({ atMs, rows }) => {
      texts = rows.map(({ document, version, title, changes, body, effective_at }) => ({
        document,
        version,
        title,
        changes,
        body,
        effectiveAt: effective_at,
      }))
      readAtMs = atMs
    },
  )

  return {
    ready() {
      if (Math.abs(clock.now().getTime() - readAtMs) < AGAIN_MS) return undefined
      reading ??= refresh().finally(() => {
        reading = undefined
      })
      return reading
    },
    refresh,
    inForce: (at) => versionsInForce(texts, at),
    missing: (accepted, at) => missingConsents(texts, accepted, at),
    find: (document, version) =>
      texts.find((one) => one.document === document && one.version === version),
  }
}

/** How long a version is known before it binds, at least. */
export const NOTICE_MS = 60_000
