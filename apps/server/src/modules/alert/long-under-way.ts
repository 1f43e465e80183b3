import type { Deps } from '../../deps.ts'
import { raiseOnce } from './alerts.ts'

/**
 * A Pix takes seconds, and what was neither known nor taken for an hour has come to its
 * end by then.
 */
const LONG_MS = 2 * 60 * 60_000

/** Since when money under way waits too long. */
export const longSince = ({ clock }: Pick<Deps, 'clock'>): Date =>
  new Date(clock.now().getTime() - LONG_MS)

/** Of money that waits for the provider: the one that has waited longest, and how many do. */
export type UnderWay = { readonly subject: string; readonly since: Date; readonly count: bigint }

/**
 * Tells operators of money that has been under way at the payment provider for too long, such as a
 * refund that it refuses for good: by the one that has waited longest, once for each that is it.
 */
export async function tellOfLongUnderWay(
  deps: Pick<Deps, 'db' | 'clock'>,
  longest: UnderWay | undefined,
): Promise<void> {
  if (longest === undefined) return
  const { subject, since, count } = longest
  const detail = { since: since.toISOString(), count: String(count) }
  await raiseOnce(deps, { kind: 'pix_under_way', subject, detail })
}
