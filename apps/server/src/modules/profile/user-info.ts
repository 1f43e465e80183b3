import { centavos, formatMoney } from '@jogada/core'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { CallReply, user } from '@jogada/contract'
import type { Deps } from '../../deps.ts'
import { countInvited, findTestAccount, getPlayer } from '../account/index.ts'
import { mayTellPurchase } from '../consent/index.ts'
import { startingPackage } from '../deposit/index.ts'
import { findPerson, isWholePerson } from '../kyc/index.ts'
import { isMarketingBarred } from '../limits/index.ts'
import { closedParts } from '../part/index.ts'
import { playerDiscount } from '../promotion/index.ts'
import type { PlayerDiscount } from '../promotion/index.ts'
import { levelSums } from '../referral/index.ts'
import { nextLevelOf } from '../vip/index.ts'
import { DEPOSITED, TURNOVER, WITHDRAWN } from '../wallet/index.ts'

type UserInfo = CallReply<typeof user.userInfo>

/** Everything the app shows of the player, by the specification's field names. */
export async function getUserInfo(deps: Deps, playerId: bigint): Promise<UserInfo> {
  const [player, person, balances, sums, levels, offers, testAccount, closed] = await Promise.all([
    getPlayer(deps.db, playerId),
    findPerson(deps, playerId),
    deps.ledger.balances(playerId),
    readSums(deps, playerId),
    readLevels(deps, playerId),
    readOffers(deps, playerId),
    findTestAccount(deps, playerId),
    closedParts(deps, playerId),
  ])
  return {
    uId: String(player.player_id),
    name: person?.name ?? player.name,
    username: player.email,
    email: player.email,
    yqm: player.invite_code,
    level: player.level,
    header: player.avatar,
    time: player.registered_at.toISOString(),
    lx: player.user_type,
    kyc: isWholePerson(deps, person) ? 1 : 0,
    testFlag: player.is_test ? 1 : 0,
    balance: formatMoney(balances.cash.balance),
    ...sums,
    ...levels,
    extendInfo: testAccount,
    nextlevel: nextLevelOf(deps, player.level),
    ...offers,
    closedParts: closed,
  }
}

type Sums = Pick<UserInfo, 'payAmount' | 'paySumAmount' | 'wdSumAmount' | 'gameSumAmount'>

/** What was deposited today, and deposited, withdrawn and staked in all. */
async function readSums({ ledger }: Deps, playerId: bigint): Promise<Sums> {
  const counters = await ledger.counters(playerId, [DEPOSITED, TURNOVER, WITHDRAWN])
  const whole = (name: string) => formatMoney(centavos(counters[name]?.total ?? 0n))
  return {
    payAmount: formatMoney(centavos(counters[DEPOSITED]?.day ?? 0n)),
    paySumAmount: whole(DEPOSITED),
    wdSumAmount: whole(WITHDRAWN),
    gameSumAmount: whole(TURNOVER),
  }
}

type Levels = Pick<UserInfo, `level${1 | 2 | 3}${'Amount' | 'Person'}`>

/** The three levels of those whom the player invited: how many they are and what they brought. */
async function readLevels(deps: Deps, playerId: bigint): Promise<Levels> {
  const [commissions, invited] = await Promise.all([
    levelSums(deps, playerId),
    countInvited(deps.db, playerId),
  ])
  return {
    level1Amount: formatMoney(commissions[0]!.commission),
    level2Amount: formatMoney(commissions[1]!.commission),
    level3Amount: formatMoney(commissions[2]!.commission),
    level1Person: invited[0]!,
    level2Person: invited[1]!,
    level3Person: invited[2]!,
  }
}

type Offers = Pick<
  UserInfo,
  'payDiscount' | 'offersAllowed' | 'barred' | 'purchaseTold' | 'paypackage'
>

/** What the player may be offered, and whether anything may be at all. */
async function readOffers(deps: Deps, playerId: bigint): Promise<Offers> {
  const { ui } = licenceProfile(deps.env.LICENCE_PROFILE)
  const [discount, isBarred, mayTell, paypackage] = await Promise.all([
    playerDiscount(deps, playerId),
    isMarketingBarred(deps, playerId),
    mayTellPurchase(deps, playerId),
    startingPackage(deps, playerId),
  ])
  const offersAllowed = ui.autoDepositOverlay && !isBarred
  return {
    payDiscount: discount && shownDiscount(discount, ui),
    offersAllowed,
    barred: isBarred,
    purchaseTold: mayTell && !isBarred,
    paypackage: offersAllowed ? paypackage : null,
  }
}

const shownDiscount = (
  { fraction, left, campaign }: PlayerDiscount,
  { countdown }: { readonly countdown: boolean },
) => ({
  discount: fraction,
  most: formatMoney(left),
  // without an end the app counts nothing down
  expiredTime: (countdown && campaign.ends_at?.toISOString()) || '',
})
