import { centavos } from '@jogada/core'
import type { Money } from '@jogada/core'

/** The most rounds of one run; there is no endless one. */
export const MOST_ROUNDS = 500

const MOST_PERCENT = 1000

/** What a run is asked to do. `stopLoss` has to be given; the other stops may be null. */
export type AutobetPlan = {
  readonly stake: Money
  readonly rounds: number
  readonly stopLoss: Money
  readonly stopProfit: Money | null
  /** Stops after a single payout of at least this. */
  readonly stopWin: Money | null
  /** Percent added to the stake after a win; zero goes back to the first stake. */
  readonly onWin: number
  readonly onLoss: number
}

export type AutobetRun = {
  readonly plan: AutobetPlan
  /** The stake of the next round. */
  readonly stake: Money
  readonly done: number
  /** What the run has won or lost so far. */
  readonly net: Money
}

export type AutobetEnd =
  | 'loss'
  | 'profit'
  | 'win'
  | 'count'
  | 'balance'
  | 'stake'
  | 'asked'
  | 'hidden'
  | 'offline'
  | 'refused'
  | 'limit'
  | 'time'
  | 'paused'
  | 'closed'
  | 'manual'
  | 'step'
  | 'session'
  | 'reality'
  | 'unknown'

export type AutobetFault = 'rounds' | 'loss' | 'range'

/** Why a plan cannot be started, or null. */
export function faultOf(plan: AutobetPlan): AutobetFault | null {
  const { rounds, stopLoss, onWin, onLoss } = plan
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > MOST_ROUNDS) return 'rounds'
  if (stopLoss <= 0n) return 'loss'
  const isPercent = (value: number) =>
    Number.isInteger(value) && value >= 0 && value <= MOST_PERCENT
  return isPercent(onWin) && isPercent(onLoss) ? null : 'range'
}

export const startRun = (plan: AutobetPlan): AutobetRun => ({
  plan,
  stake: plan.stake,
  done: 0,
  net: centavos(0n),
})

export type ToldRound = {
  readonly stake: Money
  readonly payout: Money
  /** A round that did not take place: its stake came back. */
  readonly isVoid?: boolean
}

export type AutobetSurroundings = {
  /** What the player has; null leaves it to the server. */
  readonly balance: Money | null
  readonly maxStake: Money
}

/**
 * The run after a told round, and why it ends there, if it does. The checks come in a fixed order:
 * loss, profit, single win, count, balance, largest stake. A stake that would pass the largest one
 * ends the run, it is never cut down. A round that did not take place leaves the run as it was.
 */
export function afterRound(
  run: AutobetRun,
  round: ToldRound,
  { balance, maxStake }: AutobetSurroundings,
): { readonly run: AutobetRun; readonly end: AutobetEnd | null } {
  if (round.isVoid) return { run, end: null }
  const { plan } = run
  const percent = round.payout > round.stake ? plan.onWin : plan.onLoss
  const next: AutobetRun = {
    plan,
    stake: percent === 0 ? plan.stake : centavos((run.stake * BigInt(100 + percent)) / 100n),
    done: run.done + 1,
    net: centavos(run.net + round.payout - round.stake),
  }
  return { run: next, end: endOf(next, round.payout, balance, maxStake) }
}

function endOf(
  { plan, net, done, stake }: AutobetRun,
  payout: Money,
  balance: Money | null,
  maxStake: Money,
): AutobetEnd | null {
  if (net + plan.stopLoss <= 0n) return 'loss'
  if (plan.stopProfit !== null && net >= plan.stopProfit) return 'profit'
  if (plan.stopWin !== null && payout >= plan.stopWin) return 'win'
  if (done >= plan.rounds) return 'count'
  if (balance !== null && balance < stake) return 'balance'
  return stake > maxStake ? 'stake' : null
}
