import type { Generated } from 'kysely'

export type ReportTables = {
  'report.return_hour': {
    game: string
    hour: Date
    rounds: bigint
    staked: bigint
    paid: bigint
    squares: string
  }
  'report.proof': {
    proof_id: Generated<bigint>
    at: Date
    entries: bigint
    first_bad_row: string | null
  }
}
