import type { Money } from '@jogada/core'
import type { Pool } from 'pg'
import type { HouseAccount } from './command.ts'
import { readHouseMoves } from './house-moves.ts'
import type { HouseMove, HouseMoveFilter } from './house-moves.ts'
import { readHousePlays } from './house-plays.ts'
import type { HousePlay, HousePlayFilter } from './house-plays.ts'
import { readHouseRows, readOwed } from './house-rows.ts'
import type { HouseRow, HouseRowFilter, Owed } from './house-rows.ts'
import { readHouseSums } from './house-sums.ts'
import type { DayRange, HouseSum, HouseSumFilter } from './house-sums.ts'
import { readAllBalances, readHouseAt, readHouseEntries } from './house-tree.ts'
import type { AllBalances, HouseEntry, HousePlace } from './house-tree.ts'
import { countFirstSteps, countPlayersByDay, readCohorts } from './player-counts.ts'
import type {
  CohortFilter,
  CohortSum,
  FirstSteps,
  PlayerCount,
  PlayerCountFilter,
} from './player-counts.ts'

/** What the ledger tells reports and sweeps of the house, and of all players together. */
export type HouseBooks = {
  /** What commands of these kinds moved on an account of the house; see `HouseMove`. */
  houseMoves(account: HouseAccount, filter: HouseMoveFilter): Promise<readonly HouseMove[]>
  /** Commands of these kinds with what they did to the house and to players; see `HousePlay`. */
  housePlays(account: HouseAccount, filter: HousePlayFilter): Promise<readonly HousePlay[]>
  /** What happened on the accounts of the house by day and kind, up to now; see `HouseSum`. */
  houseSums(filter: HouseSumFilter): Promise<readonly HouseSum[]>
  /** The commands behind a figure of the house, the newest first; see `HouseRow`. */
  houseRows(
    filter: HouseRowFilter,
    page: {
      readonly before?: Pick<HouseRow, 'at' | 'commandId'> | undefined
      readonly limit: number
    },
  ): Promise<readonly HouseRow[]>
  /** What is in each account now; see `readAllBalances`. */
  allBalances(): Promise<AllBalances>
  /** What each account of the house had before an instant; see `readHouseAt`. */
  houseAt(before: Date): Promise<ReadonlyMap<HouseAccount, Money>>
  /** Commands on an account of the house, the newest first; see `readHouseEntries`. */
  houseEntries(
    account: HouseAccount,
    page: { readonly from: Date | HousePlace; readonly limit: number },
  ): Promise<readonly HouseEntry[]>
  /** What players are owed now. Reads every account. */
  owed(): Promise<Owed>
  /** What groups of players did by month; see `CohortSum`. */
  cohorts(which: CohortFilter): Promise<readonly CohortSum[]>
  /** How many players of each group have paid in, again, and played; see `countFirstSteps`. */
  firstSteps(which: CohortFilter): Promise<readonly FirstSteps[]>
  /** How many players had commands of some kinds with some accounts of the house, by day. */
  countPlayers(days: DayRange, which: PlayerCountFilter): Promise<readonly PlayerCount[]>
}

/** Reads the books of the house over `reports`, whose connections may be held for long. */
export const openHouseBooks = (reports: Pool): HouseBooks => ({
  houseMoves: (account, filter) => readHouseMoves(reports, account, filter),
  housePlays: (account, filter) => readHousePlays(reports, account, filter),
  houseSums: (filter) => readHouseSums(reports, filter),
  houseRows: (filter, page) => readHouseRows(reports, filter, page),
  allBalances: () => readAllBalances(reports),
  houseAt: (before) => readHouseAt(reports, before),
  houseEntries: (account, page) => readHouseEntries(reports, account, page),
  owed: () => readOwed(reports),
  cohorts: (which) => readCohorts(reports, which),
  firstSteps: (which) => countFirstSteps(reports, which),
  countPlayers: (days, which) => countPlayersByDay(reports, days, which),
})
