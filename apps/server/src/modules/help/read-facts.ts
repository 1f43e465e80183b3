import type { CallReply, help } from '@jogada/contract'
import { formatMoney } from '@jogada/core'
import { licenceProfile } from '@jogada/core/licence/profile'
import { COMMISSION_SCALE } from '@jogada/core/referral/commission'
import { REBATE_SCALE } from '@jogada/core/vip/levels'
import type { Deps } from '../../deps.ts'
import { accountTerms } from '../account/index.ts'
import { RESUME_HOURS } from '../casino/index.ts'
import { depositTerms } from '../deposit/index.ts'
import { KEPT_YEARS } from '../privacy/index.ts'
import { paidLevels, termsInForce } from '../referral/index.ts'
import { betTerms } from '../sportsbook/index.ts'
import { ANSWER_MS, OPEN_AT_MOST } from '../support/index.ts'
import { transferTerms } from '../transfer/index.ts'
import { vipTable } from '../vip-table/index.ts'
import { withdrawalTerms } from '../withdrawal/index.ts'

type Facts = CallReply<typeof help.facts>

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The figures that the help names: each from where the product itself takes it. */
export async function readFacts(deps: Deps): Promise<Facts> {
  const licence = licenceProfile(deps.env.LICENCE_PROFILE)
  const [deposit, withdrawal, transfer, referral] = await Promise.all([
    depositTerms(deps),
    withdrawalTerms(deps),
    licence.wallet.p2pTransfer ? readTransfer(deps) : null,
    readReferral(deps),
  ])
  return {
    deposit,
    withdrawal: {
      minimum: formatMoney(withdrawal.minimum),
      maximum: formatMoney(withdrawal.maximum),
      reviewHours: withdrawal.review_hours,
      companies: licence.payout.company,
      usdt: licence.payout.usdt,
    },
    transfer,
    vip: vipFacts(deps, licence.vip.basis === 'deposited_and_wagered'),
    bonuses: licence.bonus.onDeposit || licence.bonus.entry,
    referral,
    sports: betTerms(deps, { hasReplays: licence.sport.replays }),
    games: { resumeHours: RESUME_HOURS },
    account: {
      ...accountTerms,
      identityBefore: licence.kyc.gate,
      idleMinutes: licence.session.idleMs / MINUTE_MS,
      loginFailures: licence.login.failures,
      loginMinutes: licence.login.windowMinutes,
      keptYears: KEPT_YEARS,
    },
    limits: { looserAfterHours: licence.limits.looserAfterMs / HOUR_MS },
    support: { answerHours: ANSWER_MS / HOUR_MS, openTickets: OPEN_AT_MOST },
  }
}

function vipFacts(deps: Deps, byDeposits: boolean): Facts['vip'] {
  const table = vipTable(deps)
  const [first, last] = [table[0]!, table.at(-1)!]
  return {
    highest: last.level,
    byDeposits,
    highestFee: Number(first.withdrawalFeePerMille) / 1000,
    lowestFee: Number(last.withdrawalFeePerMille) / 1000,
    leastPerDay: Number(first.withdrawalsPerDay),
    mostPerDay: Number(last.withdrawalsPerDay),
    highestRebate: Number(last.rebateParts) / Number(REBATE_SCALE),
  }
}

async function readTransfer(deps: Deps): Promise<Facts['transfer']> {
  const terms = await transferTerms(deps)
  return {
    minimum: formatMoney(terms.minimum),
    maximum: formatMoney(terms.maximum),
    perDay: Number(terms.per_day),
    dayAmount: formatMoney(terms.day_amount),
    newRecipientMaximum: formatMoney(terms.new_recipient_maximum),
    newRecipientHours: terms.new_recipient_hours,
  }
}

async function readReferral(deps: Deps): Promise<Facts['referral']> {
  const levels = paidLevels(deps)
  if (levels === 0) return null
  const terms = await termsInForce(deps)
  return {
    rates: terms.rates.slice(0, levels).map((rate) => rate / Number(COMMISSION_SCALE)),
    minimumDeposit: formatMoney(terms.minimum_deposit),
    minimumPlay: formatMoney(terms.minimum_play),
    wagerTimes: terms.wager_times,
  }
}
