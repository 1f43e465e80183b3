import { centavos, formatMoney } from '@jogada/core'
import type { casino } from '@jogada/contract'
import type { RoundRow } from './round-store.ts'

type Base = Omit<casino.LimboRound, 'game' | 'target' | 'result' | 'won' | 'multiplier'>

/** What the wire shows of every finished round, whatever the game. */
export const receiptBase = (row: RoundRow): Base => ({
  roundId: String(row.round_id),
  at: (row.opened_at ?? row.played_at).toISOString(),
  endedAt: row.played_at.toISOString(),
  status: row.status as Base['status'],
  end: row.ended_by as Base['end'],
  stake: formatMoney(centavos(row.stake)),
  payout: formatMoney(centavos(row.payout)),
  algorithmVersion: row.algorithm_version,
  serverSeedHash: row.server_seed_hash,
  serverSeed: row.state === 'revealed' ? row.server_seed : null,
  clientSeed: row.client_seed,
  nonce: Number(row.nonce),
})
