import { ticketReceipt } from '@jogada/contract/ticket'
import type { Ticket } from '@jogada/contract/ticket'
import { BET_STATES } from '@jogada/core/sports/codes'
import { request } from '../../api/request.ts'
import { onPlayerEvent } from '../../realtime/socket.ts'

const AFTER_DELAY_MS = 400
const LONGEST_PAUSE_MS = 5000
const ASKED_AT_MOST = 40

/**
 * The ticket once its in-play delay has decided it: told by the socket, or asked for when the delay
 * is over and nobody told. Null when it cannot be learned now, or its session is over meanwhile.
 */
export async function followDecision(
  betId: string,
  delayMs: number,
  isOver: () => boolean,
): Promise<Ticket | null> {
  let wake = () => {}
  const stop = onPlayerEvent('betDecided', (change) => change.betId === betId && wake())
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  try {
    await pause(delayMs + AFTER_DELAY_MS)
    for (let asked = 0; asked < ASKED_AT_MOST && !isOver(); asked++) {
      const found = await askFor(betId)
      if (found && found.status !== BET_STATES.placing) return found
      await pause(Math.min(LONGEST_PAUSE_MS, AFTER_DELAY_MS * (asked + 1)))
    }
    return null
  } finally {
    stop()
  }
}

async function askFor(betId: string): Promise<Ticket | null> {
  try {
    const options = { loading: false, failure: 'here' } as const
    return await request(ticketReceipt, { params: { betId } }, options)
  } catch {
    // no answer is asked for again until the calls run out
    return null
  }
}
