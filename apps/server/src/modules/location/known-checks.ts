import type { Checked } from './place-store.ts'

const MOST_KNOWN = 100_000

/** The last check of each session that this process made or read. */
export type KnownChecks = {
  of(sessionId: bigint): Checked | undefined
  remember(checked: Checked): void
}

/** Knows no check yet, and forgets the oldest ones when there are too many. */
export function createKnownChecks(): KnownChecks {
  const bySession = new Map<bigint, Checked>()
  return {
    of: (sessionId) => bySession.get(sessionId),
    remember(checked) {
      if (bySession.size >= MOST_KNOWN) bySession.delete(bySession.keys().next().value!)
      bySession.set(checked.session_id, checked)
    },
  }
}

/** Whether a session's last check still stands for an address. */
export const holdsFor = (
  own: Checked | undefined,
  { address, now }: { readonly address: string; readonly now: Date },
): own is Checked => own !== undefined && own.address === address && own.good_until > now
