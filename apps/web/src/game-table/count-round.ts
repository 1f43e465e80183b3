import { useSession } from '../session/session.ts'
import { tallyRound } from './session-tally.ts'

type Told = { readonly roundId: string; readonly stake: string; readonly payout: string }

const counted = new Set<string>()

useSession.subscribe(({ ended }, before) => {
  if (ended !== before.ended) counted.clear()
})

/** Counts a told round to the session, once however often it is told; says whether it was new. */
export function countRound(round: Told): boolean {
  if (counted.has(round.roundId)) return false
  counted.add(round.roundId)
  tallyRound(round)
  return true
}
