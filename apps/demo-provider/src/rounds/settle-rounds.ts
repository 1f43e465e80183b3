import type { Studio } from '../studio.ts'
import { settle } from './play-round.ts'

const EVERY_MS = 250

/**
 * Tells the operator again about every round whose end was not acknowledged, until it is. What a
 * crash left between stake and draw is given back.
 */
export async function settleRounds(studio: Studio): Promise<void> {
  for (const round of studio.store.unsettled(studio.now())) {
    if (studio.isHeld(round.roundId)) continue
    await studio.holding(round.roundId, async () => {
      if (round.state === 'debiting') studio.store.move(round.roundId, 'cancelling')
      await settle(studio, studio.store.find(round.roundId))
    })
  }
}

/** Settles in the background until `signal` aborts. */
export async function keepSettling(
  studio: Studio,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    await settleRounds(studio).catch(onError)
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
}
