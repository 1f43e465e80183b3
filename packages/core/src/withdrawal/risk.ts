import { add } from '../money.ts'
import type { Money } from '../money.ts'

/** What is known of a withdrawal and its player at the moment of the request; instants in ms. */
export type RiskFacts = {
  readonly atMs: number
  readonly amount: Money
  readonly deposited: Money
  readonly withdrawn: Money
  readonly turnover: Money
  /** Turnover at which nothing is locked any more. */
  readonly wagerTo: Money
  /** Withdrawals of the last seven days, this one not counted. */
  readonly withdrawalsThisWeek: bigint
  /** Asked for within the day before this one, and not refused. */
  readonly askedWithinDay: Money
  /**
   * When the password, the ways to log in beside it and the destination changed; null for never.
   */
  readonly passwordChangedAtMs: number | null
  readonly guardChange: { readonly atMs: number; readonly what: GuardChange } | null
  readonly destinationChangedAtMs: number | null
  /** When the player was first seen on this device; null for the device of registration. */
  readonly deviceFirstSeenAtMs: number | null
  /** Other players who were seen on this device, or were paid under this number. */
  readonly othersOnDevice: number
  readonly othersOnDestination: number
  /** Credited by operators within thirty days, received from players within a day. */
  readonly adjusted: Money
  readonly received: Money
  /**
   * What was last done to protect the player, by whomever; a pause in force before anything else.
   */
  readonly careMarker: {
    readonly atMs: number
    readonly what: string
    readonly isInForce: boolean
  } | null
  /** When the player last came through a proxy or an anonymous network. */
  readonly hiddenAtMs: number | null
  /** The win of the highest multiplier of the last seven days that paid a tenth of the amount. */
  readonly bestWin: {
    readonly atMs: number
    readonly game: string
    readonly stake: Money
    readonly payout: Money
  } | null
}

/** What happened to a way to log in or to be told: a second factor, a passkey, an address. */
export const guardChanges = [
  'second_factor_on',
  'second_factor_off',
  'passkey_added',
  'passkey_removed',
  'email_changed',
  'phone_changed',
  'phone_released',
  'factor_released',
] as const
export type GuardChange = (typeof guardChanges)[number]

/** Wins below this multiplier are never looked for. */
export const LEAST_BIG_MULTIPLIER = 20

/** How far back wins are looked for. */
export const WIN_DAYS = 7

type Bound = { readonly usual: number; readonly min: number; readonly max: number }

/** From where on a rule applies, and how far operators may move it. */
export const riskBounds = {
  /** Hours for which a change of password, second factor, destination or device is fresh. */
  freshHours: { usual: 24, min: 1, max: 720 },
  weeklyWithdrawals: { usual: 10, min: 1, max: 100 },
  timesDeposits: { usual: 20, min: 1, max: 1000 },
  /** Of the turnover that unlocks everything. */
  turnoverPercent: { usual: 110, min: 100, max: 300 },
  careDays: { usual: 30, min: 1, max: 90 },
  hiddenHours: { usual: 72, min: 1, max: 720 },
  bigMultiplier: { usual: 100, min: LEAST_BIG_MULTIPLIER, max: 100_000 },
} as const satisfies Record<string, Bound>

export type RiskBoundName = keyof typeof riskBounds
export type RiskBounds = Readonly<Record<RiskBoundName, number>>

/** The bounds when nobody changed them. */
export const usualBounds = Object.fromEntries(
  Object.entries(riskBounds).map(([name, { usual }]) => [name, usual]),
) as RiskBounds

/** What makes a rule apply: when it happened, sums, a count and a word for what it was. */
export type Evidence = {
  readonly atMs?: number | null
  readonly amounts?: readonly Money[]
  readonly count?: number
  readonly what?: string
}

type Rule = {
  /** Its part of the score when nobody changed it; 100 are certainly looked at. */
  readonly weight: number
  /** Adds nothing to the score, whatever its weight. */
  readonly isShownOnly?: boolean
  readonly applies: (facts: RiskFacts, bounds: RiskBounds) => boolean
  readonly evidence: (facts: RiskFacts) => Evidence
}

const HOUR_MS = 3_600_000
const DAY_HOURS = 24

const isWithin = (then: number | null | undefined, { atMs }: RiskFacts, hours: number) =>
  then !== null && then !== undefined && atMs - then < hours * HOUR_MS

/**
 * Signs that a withdrawal wants a second look. An address shared with other players is no sign:
 * whole neighbourhoods of mobile phones share one.
 */
export const riskRules = {
  no_play: {
    weight: 60,
    applies: ({ deposited, turnover }) => deposited > 0n && turnover < deposited,
    evidence: ({ deposited, turnover }) => ({ amounts: [turnover, deposited] }),
  },
  rollover_edge: {
    weight: 15,
    applies: ({ turnover, wagerTo }, { turnoverPercent }) =>
      wagerTo > 0n && turnover * 100n < wagerTo * BigInt(turnoverPercent),
    evidence: ({ turnover, wagerTo }) => ({ amounts: [turnover, wagerTo] }),
  },
  no_deposit: {
    weight: 20,
    applies: ({ deposited }) => deposited === 0n,
    evidence: () => ({}),
  },
  far_above_deposits: {
    weight: 40,
    applies: ({ amount, withdrawn, deposited }, { timesDeposits }) =>
      deposited > 0n && amount + withdrawn > deposited * BigInt(timesDeposits),
    evidence: ({ amount, withdrawn, deposited }) => ({
      amounts: [add(amount, withdrawn), deposited],
    }),
  },
  velocity: {
    weight: 30,
    applies: ({ withdrawalsThisWeek }, { weeklyWithdrawals }) =>
      withdrawalsThisWeek >= BigInt(weeklyWithdrawals),
    evidence: ({ withdrawalsThisWeek }) => ({ count: Number(withdrawalsThisWeek) }),
  },
  big_multiplier: {
    weight: 30,
    applies: ({ bestWin }, { bigMultiplier }) =>
      bestWin !== null && bestWin.payout >= bestWin.stake * BigInt(bigMultiplier),
    evidence: ({ bestWin }) =>
      bestWin === null
        ? {}
        : {
            atMs: bestWin.atMs,
            amounts: [bestWin.stake, bestWin.payout],
            count: Number(bestWin.payout / bestWin.stake),
            what: bestWin.game,
          },
  },
  new_device: {
    weight: 35,
    applies: (facts, { freshHours }) => isWithin(facts.deviceFirstSeenAtMs, facts, freshHours),
    evidence: ({ deviceFirstSeenAtMs }) => ({ atMs: deviceFirstSeenAtMs }),
  },
  shared_device: {
    weight: 15,
    applies: ({ othersOnDevice }) => othersOnDevice > 0,
    evidence: ({ othersOnDevice }) => ({ count: othersOnDevice }),
  },
  hidden_place: {
    weight: 35,
    applies: (facts, { hiddenHours }) => isWithin(facts.hiddenAtMs, facts, hiddenHours),
    evidence: ({ hiddenAtMs }) => ({ atMs: hiddenAtMs }),
  },
  shared_destination: {
    weight: 60,
    applies: ({ othersOnDestination }) => othersOnDestination > 0,
    evidence: ({ othersOnDestination }) => ({ count: othersOnDestination }),
  },
  password_changed: {
    weight: 60,
    applies: (facts, { freshHours }) => isWithin(facts.passwordChangedAtMs, facts, freshHours),
    evidence: ({ passwordChangedAtMs }) => ({ atMs: passwordChangedAtMs }),
  },
  second_factor_changed: {
    weight: 35,
    applies: (facts, { freshHours }) => isWithin(facts.guardChange?.atMs, facts, freshHours),
    evidence: ({ guardChange }) =>
      guardChange === null ? {} : { atMs: guardChange.atMs, what: guardChange.what },
  },
  destination_changed: {
    weight: 35,
    applies: (facts, { freshHours }) => isWithin(facts.destinationChangedAtMs, facts, freshHours),
    evidence: ({ destinationChangedAtMs }) => ({ atMs: destinationChangedAtMs }),
  },
  manual_adjustment: {
    weight: 10,
    applies: ({ adjusted }) => adjusted > 0n,
    evidence: ({ adjusted }) => ({ amounts: [adjusted] }),
  },
  received_transfers: {
    weight: 30,
    applies: ({ received }) => received > 0n,
    evidence: ({ received }) => ({ amounts: [received] }),
  },
  // tells whoever looks whom they have before them; nobody's money waits because they took a break
  care_marker: {
    weight: 1,
    isShownOnly: true,
    applies: (facts, { careDays }) =>
      facts.careMarker?.isInForce === true ||
      isWithin(facts.careMarker?.atMs, facts, careDays * DAY_HOURS),
    evidence: ({ careMarker }) =>
      careMarker === null ? {} : { atMs: careMarker.atMs, what: careMarker.what },
  },
} as const satisfies Record<string, Rule>

export type RiskFlag = keyof typeof riskRules
export const riskFlags = Object.keys(riskRules) as [RiskFlag, ...RiskFlag[]]

/** Weights that differ from the rules' own; 0 turns a rule off. */
export type RiskWeights = Readonly<Partial<Record<RiskFlag, number>>>

export type Risk = {
  /** 0 to 100. */
  readonly score: number
  readonly flags: readonly RiskFlag[]
}

const HIGHEST = 100

/** Which rules a withdrawal meets, in their order, and the sum of their weights. */
export function assessRisk(
  facts: RiskFacts,
  weights: RiskWeights = {},
  bounds: RiskBounds = usualBounds,
): Risk {
  const flags = riskFlags.filter(
    (name) => weightOf(name, weights) > 0 && (riskRules[name] as Rule).applies(facts, bounds),
  )
  return { score: scoreOf(flags, weights), flags }
}

const weightOf = (name: RiskFlag, weights: RiskWeights): number =>
  weights[name] ?? riskRules[name].weight

/** What one flag adds to the score; nothing where it is off, or only shown. */
export const pointsOf = (name: RiskFlag, weights: RiskWeights = {}): number =>
  (riskRules[name] as Rule).isShownOnly ? 0 : Math.max(0, weightOf(name, weights))

/** The score of some flags, each once: 0 to 100, and never lower for one flag more. */
export const scoreOf = (flags: readonly RiskFlag[], weights: RiskWeights = {}): number =>
  Math.min(
    [...new Set(flags)].reduce((sum, name) => sum + pointsOf(name, weights), 0),
    HIGHEST,
  )

/** What a flag stands on. */
export const evidenceOf = (flag: RiskFlag, facts: RiskFacts): Evidence =>
  (riskRules[flag] as Rule).evidence(facts)
