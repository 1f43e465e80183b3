import type { LicenceProfile } from './profile.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/**
 * Brazil's regulated market: Lei 14.790/2023 and the ordinances of the SPA/MF on payments (615),
 * systems (722), games (1.207) and responsible play (1.231), all of 2024, as they were amended.
 */
export const br = {
  id: 'br',
  version: 14,
  // abroad asks for a treaty, each player's consent, a replica and a plan, which no
  // setting can show
  grant: { domain: '.bet.br', countries: ['BR'] },
  bonus: { entry: false, onDeposit: false },
  deposit: { discount: false, otherWays: false, cards: false },
  vip: { basis: 'wagered', levelAward: false },
  payout: { usdt: false, company: false, houseTerms: false },
  funds: { apart: true },
  statement: { yearly: true },
  regulator: { dailyFiles: true },
  wallet: { p2pTransfer: false },
  ui: {
    onlineCount: 'real',
    countdown: false,
    advertisingWords: true,
    autoDepositOverlay: false,
    legalFooter: 'regulated',
    sessionBar: 'always',
  },
  kyc: {
    gate: 'play',
    face: true,
    birthDate: true,
    phone: true,
    registration: ['address', 'gender'],
  },
  location: { country: 'BR', goodForMs: 30 * MINUTE_MS, position: true },
  referral: { levels: 0 },
  testAccounts: false,
  changingGets: false,
  games: { p2p: false, minReturn: 0.85, doubleKind: 'standalone', automaticPlay: true },
  // Lei 13.756/2018 art. 30 as LC 224/2025 changed it; it names years, so each begins on
  // its first day
  levy: [
    { from: '2025-01-01', socialSecurity: 0, destinations: 1_200 },
    { from: '2026-01-01', socialSecurity: 100, destinations: 1_200 },
    { from: '2027-01-01', socialSecurity: 200, destinations: 1_200 },
    { from: '2028-01-01', socialSecurity: 300, destinations: 1_200 },
  ],
  sport: { replays: false },
  tracking: { purchasePixel: 'consent_only' },
  consent: { explicit: true },
  session: { idleMs: 30 * MINUTE_MS, wholeMs: 7 * 24 * HOUR_MS, factorMs: 7 * 24 * HOUR_MS },
  login: { failures: 3, windowMinutes: 30 },
  limits: {
    required: ['loss', 'time'],
    looserAfterMs: 24 * HOUR_MS,
    realityCheckMinutes: [15, 30, 60],
    realityCheckDefaultMinutes: 30,
    centralExclusion: true,
  },
} as const satisfies LicenceProfile
