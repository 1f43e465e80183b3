import type { LicenceProfile } from './profile.ts'

const HOUR_MS = 3_600_000

/** The product as its owner specified it. */
export const open = {
  id: 'open',
  version: 7,
  grant: null,
  bonus: { entry: true, onDeposit: true },
  deposit: { discount: true, otherWays: true, cards: false },
  vip: { basis: 'deposited_and_wagered', levelAward: true },
  payout: { usdt: true, company: true, houseTerms: true },
  funds: { apart: false },
  statement: { yearly: false },
  regulator: { dailyFiles: false },
  wallet: { p2pTransfer: true },
  ui: {
    // The specified formula makes people up; an operator may choose it, the product does not.
    onlineCount: 'real',
    countdown: true,
    advertisingWords: false,
    autoDepositOverlay: true,
    legalFooter: 'as_specified',
    sessionBar: 'in_play',
  },
  kyc: { gate: 'deposit', face: false, birthDate: false, phone: false, registration: [] },
  location: null,
  referral: { levels: 3 },
  testAccounts: true,
  changingGets: true,
  games: { p2p: false, minReturn: 0.85, doubleKind: 'standalone', automaticPlay: true },
  levy: [],
  sport: { replays: true },
  tracking: { purchasePixel: 'configured' },
  consent: { explicit: false },
  session: { idleMs: 12 * HOUR_MS, wholeMs: 30 * 24 * HOUR_MS, factorMs: null },
  login: { failures: 5, windowMinutes: 15 },
  limits: {
    required: [],
    looserAfterMs: 24 * HOUR_MS,
    realityCheckMinutes: [15, 30, 60],
    realityCheckDefaultMinutes: 60,
    centralExclusion: false,
  },
} as const satisfies LicenceProfile
