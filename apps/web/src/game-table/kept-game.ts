import type { HouseGame } from '@jogada/core/games/house-games'
import { parseMoney, reais } from '@jogada/core'
import type { Money } from '@jogada/core'
import { GIVEN_UP_AFTER_MS } from '../api/request.ts'
import { keep, stored } from '../platform/storage.ts'
import { ofSession } from './of-session.ts'

/** A bet that was sent under a key and has not been answered. */
export type SentBet<Bet> = Bet & { readonly key: string; readonly atMs: number }

/** Unanswered bets are of their tab, which alone asks for them and counts them; choices are shared. */
const sentBets = ofSession(keep('sessionStorage', 'jogada.sentBets'))

type Kept = Readonly<Record<string, unknown>>

/** What the player left of a game on this device, unjudged. */
export function readKept(code: HouseGame): Kept {
  const kept = all()[code]
  return kept && typeof kept === 'object' ? (kept as Kept) : {}
}

/** Keeps parts of a game's choices for the next visit. */
export function keepFor(code: HouseGame, changes: Kept) {
  stored.games.write(JSON.stringify({ ...all(), [code]: { ...readKept(code), ...changes } }))
}

/** The stake as the player left it; one real on the first visit. */
export function keptStake(code: HouseGame): Money {
  const { stake } = readKept(code)
  return parseMoney(typeof stake === 'string' ? stake : '') ?? reais(1n)
}

/** The bet of a game whose answer never came, while it is fresh enough to be asked for again. */
export function freshSent<Bet>(code: HouseGame, nowMs: number): SentBet<Bet> | null {
  const sent = readAll(sentBets)[code] as SentBet<Bet> | undefined
  return sent && isFresh(sent, nowMs) ? sent : null
}

/** Whether a bet was sent so lately that it may be sent again under its key. */
export const isFresh = ({ atMs }: { readonly atMs: number }, nowMs: number): boolean =>
  nowMs - atMs < GIVEN_UP_AFTER_MS

/** Keeps a bet for as long as it has no answer. */
export const keepSent = (code: HouseGame, sent: SentBet<object>) =>
  sentBets.write(JSON.stringify({ ...readAll(sentBets), [code]: sent }))

/** Forgets a bet that was answered, and no other one that was sent since. */
export function forgetSent(code: HouseGame, key: string) {
  const { [code]: sent, ...others } = readAll(sentBets)
  if ((sent as SentBet<object> | undefined)?.key !== key) return
  sentBets.write(Object.keys(others).length > 0 ? JSON.stringify(others) : null)
}

const all = () => readAll(stored.games)

function readAll({ read }: Pick<typeof sentBets, 'read'>): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(read() ?? '{}')
    return kept && typeof kept === 'object' ? (kept as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
