import type { Money } from '../money.ts'

/** What is known of a withdrawal and its player at the moment of the request. */
export type RiskFacts = {
  readonly amount: Money
  readonly deposited: Money
  readonly withdrawn: Money
  readonly turnover: Money
  /** Turnover at which nothing is locked any more. */
  readonly wagerTo: Money
  /** Withdrawals of the last seven days, this one not counted. */
  readonly withdrawalsThisWeek: bigint
  /** Hours since the password was changed, the destination changed; null for never. */
  readonly passwordAgeHours: number | null
  readonly destinationAgeHours: number | null
  /** Hours since the player was first seen on this device; null for the device of registration. */
  readonly deviceAgeHours: number | null
  /** Other players who were seen on this device, or were paid under this number. */
  readonly othersOnDevice: number
  readonly othersOnDestination: number
  /** Credited by operators within thirty days, received from players within a day. */
  readonly adjusted: Money
  readonly received: Money
}

type Rule = {
  /** Its part of the score when nobody changed it; 100 are certainly looked at. */
  readonly weight: number
  readonly applies: (facts: RiskFacts) => boolean
}

const DAY_HOURS = 24
const within = (hours: number | null, limit: number) => hours !== null && hours < limit

/**
 * Signs that a withdrawal wants a second look. An address shared with other players is no sign:
 * whole neighbourhoods of mobile phones share one.
 */
export const riskRules = {
  no_play: {
    weight: 60,
    applies: ({ deposited, turnover }) => deposited > 0n && turnover < deposited,
  },
  rollover_edge: {
    weight: 15,
    applies: ({ turnover, wagerTo }) => wagerTo > 0n && turnover * 10n < wagerTo * 11n,
  },
  no_deposit: { weight: 20, applies: ({ deposited }) => deposited === 0n },
  far_above_deposits: {
    weight: 40,
    applies: ({ amount, withdrawn, deposited }) =>
      deposited > 0n && amount + withdrawn > deposited * 20n,
  },
  velocity: { weight: 30, applies: ({ withdrawalsThisWeek }) => withdrawalsThisWeek >= 10n },
  new_device: {
    weight: 35,
    applies: ({ deviceAgeHours }) => within(deviceAgeHours, DAY_HOURS),
  },
  shared_device: { weight: 15, applies: ({ othersOnDevice }) => othersOnDevice > 0 },
  shared_destination: { weight: 60, applies: ({ othersOnDestination }) => othersOnDestination > 0 },
  password_changed: {
    weight: 60,
    applies: ({ passwordAgeHours }) => within(passwordAgeHours, DAY_HOURS),
  },
  destination_changed: {
    weight: 35,
    applies: ({ destinationAgeHours }) => within(destinationAgeHours, DAY_HOURS),
  },
  manual_adjustment: { weight: 10, applies: ({ adjusted }) => adjusted > 0n },
  received_transfers: { weight: 30, applies: ({ received }) => received > 0n },
} as const satisfies Record<string, Rule>

export type RiskFlag = keyof typeof riskRules

/** Weights that differ from the rules' own; 0 turns a rule off. */
export type RiskWeights = Readonly<Partial<Record<RiskFlag, number>>>

export type Risk = {
  /** 0 to 100. */
  readonly score: number
  readonly flags: readonly RiskFlag[]
}

const HIGHEST = 100

/** Which rules a withdrawal meets, in their order, and the sum of their weights. */
export function assessRisk(facts: RiskFacts, weights: RiskWeights = {}): Risk {
  const flags: RiskFlag[] = []
  let score = 0
  for (const [name, rule] of Object.entries(riskRules) as [RiskFlag, Rule][]) {
    const weight = weights[name] ?? rule.weight
    if (weight <= 0 || !rule.applies(facts)) continue
    flags.push(name)
    score += weight
  }
  return { score: Math.min(score, HIGHEST), flags }
}
