import { br } from './br.ts'
import type { LevyRate } from './levy.ts'
import { open } from './open.ts'

/** What a licence may ask of a registration beside identity, phone and e-mail. */
export const registrationFields = ['address', 'gender'] as const

export type RegistrationField = (typeof registrationFields)[number]

/**
 * Everything in which one licence differs from another. The letters X1 to X19 name the conflicts
 * between the product's specification and the regulated market that each switch decides.
 */
export type LicenceProfile = {
  readonly id: string
  /** Raised with every change of the switches below, so that a stamp says what was in force. */
  readonly version: number
  /**
   * What an operator needs before it serves anybody, or null for nothing: a number and a domain
   * (BR-01), and certificates of what runs (BR-03).
   */
  readonly grant: {
    /** How the name of every host ends. */
    readonly domain: string
    /** Where servers and data may stand, as ISO 3166-1 alpha-2 (BR-02). */
    readonly countries: readonly string[]
  } | null
  readonly bonus: {
    /** Anything given for signing up or for a first bet (X1). */
    readonly entry: boolean
    /** Gifts and bonuses that a deposit brings (X2). */
    readonly onDeposit: boolean
  }
  readonly deposit: {
    /** Packages below their price (X2). */
    readonly discount: boolean
    /** Packages of other ways to pay, of which the page says only that they exist (BR-06). */
    readonly otherWays: boolean
    /** Credit and post-paid cards (X18). */
    readonly cards: boolean
  }
  readonly vip: {
    /** Whether deposits count towards a level beside play (X3). */
    readonly basis: 'deposited_and_wagered' | 'wagered'
    /** Awards for a level that a deposit may have helped to reach (X2). */
    readonly levelAward: boolean
  }
  readonly payout: {
    readonly usdt: boolean /* X4 */
    readonly company: boolean /* X5 */
    /**
     * The house's own terms: a fee and a number of withdrawals by level, a least amount,
     * and deposits played once before they leave. No rule of the regulated market was found
     * that allows them.
     */
    readonly houseTerms: boolean
  }
  /** Whether the money of players is kept apart from the operator's, and watched (WAL-11). */
  readonly funds: { readonly apart: boolean }
  /** Whether players have a statement of each year, by which they reckon their tax (BR-13). */
  readonly statement: { readonly yearly: boolean }
  /** Whether the regulator gets files of each day and month (BR-04). */
  readonly regulator: { readonly dailyFiles: boolean }
  readonly wallet: {
    /** Transfers from player to player (X6). */
    readonly p2pTransfer: boolean
  }
  readonly ui: {
    /**
     * The number of players online, counted or not shown; the specification's made-up one is
     * not offered (X7).
     */
    readonly onlineCount: 'real' | 'hidden'
    /** Countdowns on offers (X2). */
    readonly countdown: boolean
    /** Whether what operators write is held against what no advertisement may say (RG-11). */
    readonly advertisingWords: boolean
    /** Whether a low balance opens the deposit overlay by itself (X11). */
    readonly autoDepositOverlay: boolean
    /** Which words stand at the foot of every page (X8). */
    readonly legalFooter: 'as_specified' | 'regulated'
    /** Whether the session clock and the net result always show. */
    readonly sessionBar: 'always' | 'in_play'
  }
  readonly kyc: {
    /** What an unverified player is kept from (X9). */
    readonly gate: 'deposit' | 'play'
    readonly face: boolean
    /**
     * Whether an identity is confirmed with a birth date only; whoever says one is an adult
     * by it (ACC-01).
     */
    readonly birthDate: boolean
    /**
     * Whether play and deposits wait until the phone was confirmed by a code sent to it (BR-16).
     */
    readonly phone: boolean
    /**
     * What else of a registration play and deposits wait for; what is not asked is
     * not kept (BR-09).
     */
    readonly registration: readonly RegistrationField[]
  }
  /** Where play is allowed, or null where nobody is asked (GEO-01). */
  readonly location: {
    /** ISO 3166-1 alpha-2. */
    readonly country: string
    /** How long a check holds; a new address is checked at once. */
    readonly goodForMs: number
    /** Whether a player may show the browser's position where the address does not tell. */
    readonly position: boolean
  } | null
  readonly referral: {
    /** How many levels of invited players bring a commission (X10). */
    readonly levels: 0 | 1 | 2 | 3
  }
  /** Test accounts on request (X13). */
  readonly testAccounts: boolean
  /** GET calls that change something (X13). */
  readonly changingGets: boolean
  readonly games: {
    /** Games in which one bettor's act changes another's outcome (X17). */
    readonly p2p: boolean
    /** The least that any bet of a game may give back on average (X18). */
    readonly minReturn: number
    /** Whether rounds may follow each other by themselves (GAM-13). */
    readonly automaticPlay: boolean
    /** Which rule of returns Double and Row Double fall under (X16). */
    readonly doubleKind: 'standalone' | 'gamble'
  }
  /** What the law takes of the revenue of games, by the day from which it holds (BR-14). */
  readonly levy: readonly LevyRate[]
  readonly sport: {
    /** Replays of past matches: events whose result somebody could know. */
    readonly replays: boolean
  }
  readonly tracking: {
    /** When a purchase may be told to an advertising pixel; never for the self-excluded (X19). */
    readonly purchasePixel: 'configured' | 'consent_only'
  }
  /** Whether a registration says itself that the documents in force are agreed to. */
  readonly consent: { readonly explicit: boolean }
  readonly session: {
    /** How long after its player's last act a session ends. */
    readonly idleMs: number
    /** How long after its login it ends, whatever its player does (ACC-08). */
    readonly wholeMs: number
    /**
     * How long a second factor serves before a login asks for one again; null asks
     * for none (ACC-08).
     */
    readonly factorMs: number | null
  }
  /** How many failed logins from one address, within how long, close the login there (ACC-06). */
  readonly login: { readonly failures: number; readonly windowMinutes: number }
  readonly limits: {
    /** Limits without which nobody plays or deposits. */
    readonly required: readonly ('deposit' | 'stake' | 'loss' | 'time')[]
    /** How long a looser limit waits. */
    readonly looserAfterMs: number
    readonly realityCheckMinutes: readonly number[]
    readonly realityCheckDefaultMinutes: number
    /** Whether the regulator's register of the self-excluded is asked. */
    readonly centralExclusion: boolean
  }
}

const profiles = { open, br } as const satisfies Readonly<Record<string, LicenceProfile>>

export type LicenceId = keyof typeof profiles

export const licenceIds = Object.keys(profiles) as [LicenceId, ...LicenceId[]]

/** The profile of an id. Throws RangeError for one that does not exist. */
export function licenceProfile(id: string): LicenceProfile {
  const found = Object.hasOwn(profiles, id) ? profiles[id as LicenceId] : undefined
  if (!found) throw new RangeError(`${id} is no licence profile`)
  return found
}
