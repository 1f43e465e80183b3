/** One thing that a player did with money, oldest first in a history. Amounts in centavos. */
export type MoneyAct = {
  readonly kind: 'deposit' | 'stake' | 'win' | 'withdrawal'
  readonly at: Date
  readonly amount: bigint
  /** What cash held afterwards. */
  readonly left: bigint
}

/** What one day of play came to. */
export type PlayDay = {
  /** `2026-11-20`. */
  readonly day: string
  readonly deposited: bigint
  readonly playedSeconds: number
  /** Whether there was play between midnight and five in the morning. */
  readonly isNight: boolean
}

/**
 * What is looked at: the acts of the last 24 hours, the last 35 days, deposits that failed,
 * and of the last seven days the looser limits that were asked for, the breaks taken and
 * the tickets opened.
 */
export type Behaviour = {
  readonly acts: readonly MoneyAct[]
  readonly days: readonly PlayDay[]
  readonly today: string
  readonly failedDeposits: number
  readonly looserLimits: number
  readonly breaks: number
  readonly contacts: number
}

export const signalIds = [
  'chasing',
  'deposits_raised',
  'stakes_raised',
  'long_session',
  'night_play',
  'redeposit',
  'deposits_failed',
  'limits_loosened',
  'breaks_taken',
  'contacts',
] as const

export type SignalId = (typeof signalIds)[number]

type Rule = {
  readonly id: SignalId
  /** How much the signal weighs. */
  readonly points: number
  readonly holds: (behaviour: Behaviour) => boolean
}

const MINUTE_MS = 60_000
const HOUR_S = 3600
const CHASES = 3
const WEEK = 7
const RAISED_FROM = 500_00n
const RAISED_TIMES = 3n
const STAKES = 20
const STAKES_TIMES = 4n
const LONG_S = 4 * HOUR_S
const NIGHTS = 3
const FAILED = 5
const LOOSENED = 3
const BREAKS = 2
const CONTACTS = 5

/**
 * The signals that the product looks for, as data: what Portaria SPA/MF 1.231/2024 and Lei
 * 14.790/2023 art. 23 §3 name (spending, patterns, time, use of the tools, contact that the player
 * seeks). The thresholds are the product's own.
 */
export const signalRules: readonly Rule[] = [
  { id: 'chasing', points: 3, holds: ({ acts }) => chases(acts) >= CHASES },
  { id: 'deposits_raised', points: 3, holds: depositsRaised },
  { id: 'stakes_raised', points: 2, holds: ({ acts }) => stakesRaised(acts) },
  {
    id: 'long_session',
    points: 2,
    holds: ({ days, today }) =>
      days.some(({ day, playedSeconds }) => day === today && playedSeconds >= LONG_S),
  },
  { id: 'night_play', points: 2, holds: (behaviour) => nightsInWeek(behaviour) },
  { id: 'redeposit', points: 2, holds: ({ acts }) => redeposits(acts) },
  { id: 'deposits_failed', points: 2, holds: ({ failedDeposits }) => failedDeposits >= FAILED },
  { id: 'limits_loosened', points: 2, holds: ({ looserLimits }) => looserLimits >= LOOSENED },
  { id: 'breaks_taken', points: 2, holds: ({ breaks }) => breaks >= BREAKS },
  { id: 'contacts', points: 2, holds: ({ contacts }) => contacts >= CONTACTS },
]

/** The signals that a behaviour shows, in the order of the rules, and their weight together. */
export function signalsOf(behaviour: Behaviour): {
  readonly signals: readonly SignalId[]
  readonly score: number
} {
  const shown = signalRules.filter(({ holds }) => holds(behaviour))
  return {
    signals: shown.map(({ id }) => id),
    score: shown.reduce((sum, { points }) => sum + points, 0),
  }
}

export type Intervention = 'message' | 'break' | 'call'

const STEPS: readonly (readonly [from: number, step: Intervention])[] = [
  [9, 'call'],
  [6, 'break'],
  [2, 'message'],
]

/**
 * What a score asks for: a message, a break that the player must take, or a call by an operator.
 */
export const interventionFor = (score: number): Intervention | null =>
  STEPS.find(([from]) => score >= from)?.[1] ?? null

/** Deposits made within half an hour of play that had left less than a tenth of them. */
function chases(acts: readonly MoneyAct[]): number {
  let count = 0
  let last: MoneyAct | undefined
  for (const act of acts) {
    if (act.kind === 'deposit') {
      const isAfterLoss =
        last !== undefined &&
        act.at.getTime() - last.at.getTime() <= 30 * MINUTE_MS &&
        last.left * 10n < act.amount
      if (isAfterLoss) count++
    }
    if (act.kind === 'stake' || act.kind === 'win') last = act
  }
  return count
}

/**
 * A week of deposits of at least R$ 500 and three times an ordinary week before it: of the four
 * before, those since the first deposit, which must be one at least.
 */
function depositsRaised({ days, today }: Behaviour): boolean {
  let week = 0n
  let before = 0n
  let oldest = 0
  for (const { day, deposited } of days) {
    const age = daysBetween(day, today)
    if (age < WEEK) week += deposited
    else if (age < 5 * WEEK && deposited > 0n) {
      before += deposited
      oldest = Math.max(oldest, age)
    }
  }
  const weeksBefore = Math.ceil((oldest + 1) / WEEK) - 1
  const hasWeekBefore = oldest + 1 >= 2 * WEEK
  return hasWeekBefore && week >= RAISED_FROM && week * BigInt(weeksBefore) >= before * RAISED_TIMES
}

/** The last twenty stakes at least four times the twenty before, while more was lost than won. */
function stakesRaised(acts: readonly MoneyAct[]): boolean {
  const stakes = acts.filter(({ kind }) => kind === 'stake')
  if (stakes.length < 2 * STAKES) return false
  const sum = (some: readonly MoneyAct[]) => some.reduce((total, { amount }) => total + amount, 0n)
  const last = sum(stakes.slice(-STAKES))
  const before = sum(stakes.slice(-2 * STAKES, -STAKES))
  const won = sum(acts.filter(({ kind }) => kind === 'win'))
  return sum(stakes) > won && last >= before * STAKES_TIMES
}

const nightsInWeek = ({ days, today }: Behaviour): boolean =>
  days.filter(({ day, isNight }) => isNight && daysBetween(day, today) < WEEK).length >= NIGHTS

/** A deposit within an hour of asking for a withdrawal. */
function redeposits(acts: readonly MoneyAct[]): boolean {
  let asked: MoneyAct | undefined
  for (const act of acts) {
    if (act.kind === 'withdrawal') asked = act
    const isSoon = asked && act.at.getTime() - asked.at.getTime() <= 60 * MINUTE_MS
    if (act.kind === 'deposit' && isSoon) return true
  }
  return false
}

const daysBetween = (day: string, later: string) =>
  Math.round((Date.parse(`${later}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / 86_400_000)
