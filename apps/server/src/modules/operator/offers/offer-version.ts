import { createHash } from 'node:crypto'
import type { Shown } from './offer-kinds.ts'

/** The mark of what an offer says: equal for equal terms, and another one for any others. */
export function versionOf(shown: Shown): string {
  const terms = Object.entries(shown).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(terms)).digest('base64url')
}
