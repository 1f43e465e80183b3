import type { HelpFacts } from '@jogada/contract/help'
import type { HelpArticle, HelpRule, HelpValue } from '@jogada/messages/help/help-texts'
import { formatReais } from '@jogada/ui'

/** How the language of the app writes what is not money. */
export type Writing = {
  readonly percent: (share: number) => string
  readonly number: (value: number) => string
  /** A time of so many minutes, in hours where it is whole hours. */
  readonly minutes: (minutes: number) => string
}

const money = (amount: string | null | undefined) => (amount ? formatReais(amount) : '–')

/**
 * Each figure of the help as it is written; what is not offered has a dash and no text
 * that names it.
 */
export function helpValues(facts: HelpFacts, { percent, number, minutes }: Writing) {
  const { deposit, withdrawal, transfer, vip, referral, sports, account } = facts
  const values: Record<HelpValue, string> = {
    depositMinimum: money(deposit.minimum),
    payMinutes: number(deposit.payMinutes),
    depositTimes: number(deposit.wagerTimes),
    failures: number(deposit.failures),
    failuresMinutes: number(deposit.failuresMinutes),
    pauseMinutes: number(deposit.pauseMinutes),
    withdrawMinimum: money(withdrawal.minimum),
    withdrawMaximum: money(withdrawal.maximum),
    reviewHours: number(withdrawal.reviewHours),
    feeHighest: percent(vip.highestFee),
    feeLowest: percent(vip.lowestFee),
    perDayLeast: number(vip.leastPerDay),
    perDayMost: number(vip.mostPerDay),
    transferMinimum: money(transfer?.minimum),
    transferMaximum: money(transfer?.maximum),
    transfersPerDay: number(transfer?.perDay ?? 0),
    transferDay: money(transfer?.dayAmount),
    transferNew: money(transfer?.newRecipientMaximum),
    transferNewHours: number(transfer?.newRecipientHours ?? 0),
    vipHighest: number(vip.highest),
    rebateHighest: percent(vip.highestRebate),
    commissions: (referral?.rates ?? []).map(percent).join(' · '),
    ladderDeposit: money(referral?.minimumDeposit),
    ladderPlay: money(referral?.minimumPlay),
    ladderTimes: number(referral?.wagerTimes ?? 0),
    betMinimum: money(sports.minStake),
    betMaximum: money(sports.maxStake),
    betPayout: money(sports.maxPayout),
    replayStake: money(sports.replays?.maxStake),
    replayPayout: money(sports.replays?.maxPayout),
    legs: number(sports.legs),
    systemLegs: number(sports.systemLegs),
    combinedOdds: number(sports.combinedOdds),
    delayShortest: number(sports.shortestDelay),
    delayLongest: number(sports.longestDelay),
    resumeHours: number(sports.resumeHours),
    amendHours: number(sports.amendHours),
    roundHours: number(facts.games.resumeHours),
    passwordMin: number(account.passwordMin),
    passwordMax: number(account.passwordMax),
    resetMinutes: number(account.resetMinutes),
    recoveryCodes: number(account.recoveryCodes),
    idle: minutes(account.idleMinutes),
    loginFailures: number(account.loginFailures),
    loginMinutes: number(account.loginMinutes),
    keptYears: number(account.keptYears),
    looserHours: number(facts.limits.looserAfterHours),
    answerHours: number(facts.support.answerHours),
    openTickets: number(facts.support.openTickets),
  }
  return values
}

const CONDITIONS: Partial<Record<HelpArticle | HelpRule, (facts: HelpFacts) => boolean>> = {
  identityDeposit: ({ account }) => account.identityBefore === 'deposit',
  identityPlay: ({ account }) => account.identityBefore === 'play',
  locked: ({ deposit }) => deposit.wagerTimes > 0,
  fees: ({ vip }) => vip.highestFee > 0,
  otherAccounts: ({ withdrawal }) => withdrawal.companies && withdrawal.usdt,
  transfer: ({ transfer }) => transfer !== null,
  bonus: ({ bonuses }) => bonuses,
  bonusCancel: ({ bonuses }) => bonuses,
  awards: ({ bonuses }) => bonuses,
  level: ({ vip }) => vip.byDeposits,
  levelByPlay: ({ vip }) => !vip.byDeposits,
  rebate: ({ vip }) => vip.highestRebate > 0,
  invite: ({ referral }) => referral !== null,
  ladder: ({ referral }) => referral !== null,
  replay: ({ sports }) => sports.replays !== null,
  wagering: ({ deposit }) => deposit.wagerTimes > 0,
}

/** Whether a question or a rule is one of this product, as it is configured. */
export const applies = (text: HelpArticle | HelpRule, facts: HelpFacts): boolean =>
  CONDITIONS[text]?.(facts) ?? true
