type Lasting = { readonly opened_at: Date; readonly ends_at: Date | null }

/** When a session ends however much is done in it; its licence may have been another one. */
export const sessionEndMs = ({ opened_at, ends_at }: Lasting, wholeMs: number): number =>
  Math.min(opened_at.getTime() + wholeMs, ends_at?.getTime() ?? Infinity)

/** Whether a session that nobody ended has neither gone idle nor come to its end. */
export const isLive = (
  { seenAtMs, endsAtMs }: { readonly seenAtMs: number; readonly endsAtMs: number },
  nowMs: number,
  { idleMs }: { readonly idleMs: number },
): boolean => nowMs - seenAtMs < idleMs && nowMs < endsAtMs
