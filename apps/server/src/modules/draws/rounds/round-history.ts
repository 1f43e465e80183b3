import type { CallReply, draw } from '@jogada/contract'
import type { DrawChannelCode } from '@jogada/core/games/draws'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { offeredTable } from '../paytables.ts'
import { listOver } from './round-store.ts'
import { roundView } from './round-view.ts'

const PAGE = 50

/** Rounds that are over and how often each outcome came; the past says nothing about the next. */
export async function roundHistory(
  deps: Deps,
  channel: DrawChannelCode,
  before: bigint | null,
): Promise<CallReply<typeof draw.drawRounds>> {
  const { outcomes } = offeredTable(deps.env, channel)
  const [rounds, last1000] = await Promise.all([
    listOver(deps, channel, { before, limit: PAGE }),
    lastOutcomes(deps, channel, 1000),
  ])
  return {
    rounds: rounds.map(roundView),
    last100: frequencies(last1000.slice(0, 100), outcomes),
    last1000: frequencies(last1000, outcomes),
  }
}

async function lastOutcomes({ db }: Deps, channel: DrawChannelCode, limit: number) {
  const { rows } = await sql<{ outcome: number }>`
    SELECT outcome FROM draws.round WHERE channel = ${channel} AND state = 'settled'
     ORDER BY round_id DESC LIMIT ${limit}`.execute(db)
  return rows.map((row) => row.outcome)
}

function frequencies(drawn: readonly number[], outcomes: number): number[] {
  const counts = Array.from({ length: outcomes }, () => 0)
  for (const outcome of drawn) counts[outcome]! += 1
  return counts
}
