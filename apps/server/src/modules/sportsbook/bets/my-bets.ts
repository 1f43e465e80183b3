import type { CallReply, sport } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { listBets } from './bet-store.ts'
import { betView } from './bet-view.ts'

type Page = {
  readonly state?: 'open' | 'settled' | undefined
  readonly before?: string | undefined
}

/** A page of the player's bets, newest first; `before` continues after the last bet seen. */
export async function getMyBets(
  deps: Deps,
  playerId: bigint,
  { state, before }: Page,
): Promise<CallReply<typeof sport.myBets>> {
  const rows = await listBets(deps, playerId, {
    state: state ?? null,
    before: before === undefined ? null : BigInt(before),
  })
  return rows.map(betView)
}
