import type { PlacedCommand } from './batch-statement.ts'
import type { MoneyCommand, Posted, Verdict } from './command.ts'

export type PostedListener = (news: {
  readonly playerId: bigint
  readonly posted: Posted
  readonly command: MoneyCommand
}) => void

/** Who hears of each posted command after its commit; one that throws harms no other. */
export function createPostedListeners(onError: (error: unknown) => void) {
  const listeners = new Set<PostedListener>()
  return {
    /** Calls `listener` from now on; returns how to stop that. */
    add: (listener: PostedListener): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Tells all of them of a verdict that moved money. */
    tell: ({ playerId, command }: PlacedCommand, posted: Verdict) => {
      if (posted.status !== 'posted') return
      for (const listener of listeners) {
        try {
          listener({ playerId, posted, command })
        } catch (error) {
          onError(error)
        }
      }
    },
  }
}
