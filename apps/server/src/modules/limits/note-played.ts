import type { Ledger, Verdict } from '@jogada/ledger'
import { PLAYED } from './counters.ts'
import type { PlayedUntil, PlayTime } from './play-time.ts'

/**
 * Counts the play that led to a stake: as part of the stake where it stands, by itself where that
 * very play has reached the player's limit.
 */
export async function notePlayed(
  { ledger, time }: { readonly ledger: Pick<Ledger, 'submit'>; readonly time: PlayTime },
  playerId: bigint,
  { verdict, played: { at, seconds, isCounted } }: { verdict: Verdict; played: PlayedUntil },
): Promise<void> {
  if (verdict.status === 'posted') time.count(playerId, at, isCounted ? seconds : 0n)
  if (verdict.status !== 'limit_reached' || verdict.counter !== PLAYED || seconds === 0n) return
  // the time that led to the refusal was played
  time.count(playerId, at, seconds)
  await ledger.submit(playerId, (slot) => ({
    key: `play_time:${slot.commandId}`,
    bodyHash: '',
    kind: 'play_time',
    postings: [],
    counters: [{ owner: 'player', name: PLAYED, delta: seconds }],
  }))
}
