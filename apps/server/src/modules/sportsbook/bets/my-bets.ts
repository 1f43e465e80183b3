import type { CallReply, sport } from '@jogada/contract'
import type { SportsbookDeps } from '../deps.ts'
import { betView } from './bet-view.ts'
import { listTickets } from './ticket-store.ts'
import { ticketViews } from './ticket-view.ts'

type Page = {
  readonly state?: 'open' | 'settled' | undefined
  readonly before?: string | undefined
}

/** A page of the player's singles, newest first; `before` continues after the last bet seen. */
export async function getMyBets(
  deps: SportsbookDeps,
  playerId: bigint,
  { state, before }: Page,
): Promise<CallReply<typeof sport.myBets>> {
  const rows = await listTickets(deps, playerId, {
    state: state ?? null,
    kind: 'single',
    before: before === undefined ? null : BigInt(before),
  })
  return (await ticketViews(deps, rows)).map(betView)
}
