import { centavos, formatMoney, parseMoney } from '@jogada/core'
import type { Money } from '@jogada/core'
import { create } from 'zustand'
import { moneyOf } from '../components/typed-money.ts'
import { stored } from '../platform/storage.ts'
import { useSession } from '../session/session.ts'
import { ofSession } from './of-session.ts'

/** What was played in this tab since its session began, over all games. */
export type SessionTally = {
  readonly rounds: number
  readonly staked: Money
  readonly returned: Money
  /** Rounds that paid more than their stake, and those that paid less. */
  readonly won: number
  readonly lost: number
  /** The result after each of the last rounds, the oldest first. */
  readonly curve: readonly Money[]
  /** When the first round was told; null before it. */
  readonly sinceMs: number | null
}

/** So many rounds does the curve show. */
export const CURVE_ROUNDS = 60

const NOTHING: SessionTally = {
  rounds: 0,
  staked: centavos(0n),
  returned: centavos(0n),
  won: 0,
  lost: 0,
  curve: [],
  sinceMs: null,
}

const gameSession = ofSession(stored.gameSession)

export const useSessionTally = create<SessionTally>(() => kept())

/** What was won or lost since the session began. */
export const netOf = ({ staked, returned }: SessionTally): Money => centavos(returned - staked)

/** Adds a told round. */
export function tallyRound(round: { readonly stake: string; readonly payout: string }) {
  const known = useSessionTally.getState()
  const stake = moneyOf(round.stake)
  const payout = moneyOf(round.payout)
  const staked = centavos(known.staked + stake)
  const returned = centavos(known.returned + payout)
  put({
    rounds: known.rounds + 1,
    staked,
    returned,
    won: known.won + (payout > stake ? 1 : 0),
    lost: known.lost + (payout < stake ? 1 : 0),
    curve: [...known.curve, centavos(returned - staked)].slice(-CURVE_ROUNDS),
    sinceMs: known.sinceMs ?? Date.now(),
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
  gameSession.write(
    JSON.stringify({
      ...tally,
      staked: formatMoney(tally.staked),
      returned: formatMoney(tally.returned),
      curve: tally.curve.map(formatMoney),
    }),
  )
}

function kept(): SessionTally {
  try {
    const read = JSON.parse(gameSession.read() ?? 'null') as Record<string, unknown> | null
    const staked = parseMoney(String(read?.['staked']))
    const returned = parseMoney(String(read?.['returned']))
    const { rounds, won, lost, curve, sinceMs } = read ?? {}
    if (staked === null || returned === null || ![rounds, won, lost].every(Number.isSafeInteger)) {
      return NOTHING
    }
    return {
      rounds: Number(rounds),
      staked,
      returned,
      won: Number(won),
      lost: Number(lost),
      curve: (curve as string[]).flatMap((net) => parseMoney(net) ?? []),
      sinceMs: typeof sinceMs === 'number' ? sinceMs : null,
    }
  } catch {
    return NOTHING
  }
}
