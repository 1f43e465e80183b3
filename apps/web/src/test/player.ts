import type { Balance, Player } from '../session/player-queries.ts'

/** A player as the server describes one; a test names what matters to it. */
export const somePlayer = (own: Partial<Player> = {}): Player => ({
  uId: '1',
  name: 'Ana Lima',
  username: 'ana@gmail.com',
  email: 'ana@gmail.com',
  yqm: 'ABC123',
  level: 0,
  header: 3,
  time: '2026-01-01T00:00:00Z',
  lx: '10',
  kyc: 0,
  testFlag: 0,
  balance: '0.00',
  payAmount: '0.00',
  paySumAmount: '0.00',
  wdSumAmount: '0.00',
  gameSumAmount: '0.00',
  level1Amount: '0.00',
  level2Amount: '0.00',
  level3Amount: '0.00',
  level1Person: 0,
  level2Person: 0,
  level3Person: 0,
  extendInfo: null,
  nextlevel: null,
  payDiscount: null,
  offersAllowed: true,
  barred: false,
  purchaseTold: true,
  paypackage: null,
  ...own,
})

/** A balance in its parts; a test names what matters to it. */
export const someBalance = (own: Partial<Balance> = {}): Balance => ({
  balance: '100.00',
  owed: '0.00',
  version: '1',
  freeBalance: '100.00',
  bonus: '0.00',
  held: '0.00',
  withdrawing: '0.00',
  locked: '0.00',
  withdrawable: '100.00',
  ...own,
})
