import type { HouseAccount, PlayerAccount } from './command.ts'

/** The numbers under which the tables keep a player's accounts. */
export const playerAccounts = {
  cash: 1,
  bonus: 2,
  held: 3,
  withdrawing: 4,
} as const satisfies Record<PlayerAccount, number>

/** The numbers of the house's accounts; migration 0001 opens 11 to 18 for each lane. */
export const houseAccounts = {
  'house:psp_clearing': 11,
  'house:games': 12,
  'house:sportsbook': 13,
  'house:promotion': 14,
  'house:referral': 15,
  'house:fees': 16,
  'house:transfer_transit': 17,
  'house:adjustment': 18,
} as const satisfies Record<HouseAccount, number>

export const accountNumber = (account: PlayerAccount | HouseAccount): number =>
  ({ ...playerAccounts, ...houseAccounts })[account]

export const playerAccountNames = Object.keys(playerAccounts) as readonly PlayerAccount[]

/** The owner of the counters that everybody shares. */
export const houseCounterOwner = 0n
