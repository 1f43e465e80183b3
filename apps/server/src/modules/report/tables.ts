export type ReportTables = {
  'report.return_hour': {
    game: string
    hour: Date
    rounds: bigint
    staked: bigint
    paid: bigint
    squares: string
  }
}
