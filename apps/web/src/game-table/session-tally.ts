import { centavos, formatMoney, parseMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import { create } from 'zustand'
import { stored } from '../platform/storage.ts'
import { useSession } from '../session/session.ts'

/** What was played in this tab since its session began, over all games. */
export type SessionTally = {
  readonly rounds: number
  readonly staked: Money
  readonly returned: Money
  /** When the first round was told; null before it. */
  readonly sinceMs: number | null
}

const NOTHING: SessionTally = {
  rounds: 0,
  staked: centavos(0n),
  returned: centavos(0n),
  sinceMs: null,
}

export const useSessionTally = create<SessionTally>(() => kept())

/** What was won or lost since the session began. */
export const netOf = ({ staked, returned }: SessionTally): Money => centavos(returned - staked)

/** Adds a told round. */
export function tallyRound(round: { readonly stake: string; readonly payout: string }) {
  const { rounds, staked, returned, sinceMs } = useSessionTally.getState()
  put({
    rounds: rounds + 1,
    staked: centavos(staked + (parseMoney(round.stake) ?? 0n)),
    returned: centavos(returned + (parseMoney(round.payout) ?? 0n)),
    sinceMs: sinceMs ?? Date.now(),
  })
}

/** Begins the count anew. */
export const resetTally = () => put(NOTHING)

// another player on this device starts at nothing
useSession.subscribe((next, previous) => {
  if (next.token !== previous.token) resetTally()
})

function put(tally: SessionTally) {
  useSessionTally.setState(tally)
  stored.gameSession.write(
    JSON.stringify({
      ...tally,
      staked: formatMoney(tally.staked),
      returned: formatMoney(tally.returned),
    }),
  )
}

function kept(): SessionTally {
  try {
    const read = JSON.parse(stored.gameSession.read() ?? 'null') as Record<string, unknown> | null
    const staked = parseMoney(String(read?.['staked']))
    const returned = parseMoney(String(read?.['returned']))
    const { rounds, sinceMs } = read ?? {}
    if (staked === null || returned === null || !Number.isSafeInteger(rounds)) return NOTHING
    return {
      rounds: Number(rounds),
      staked,
      returned,
      sinceMs: typeof sinceMs === 'number' ? sinceMs : null,
    }
  } catch {
    return NOTHING
  }
}
