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
import { levelSums } from '../referral/index.ts'
import { nextLevelOf } from '../vip/index.ts'
import { DEPOSITED, TURNOVER, WITHDRAWN } from '../wallet/index.ts'

/** Everything the app shows of the player, by the specification's field names. */
export async function getUserInfo(
  deps: Deps,
  playerId: bigint,
): Promise<CallReply<typeof user.userInfo>> {
  const { ui } = licenceProfile(deps.env.LICENCE_PROFILE)
  const [
    player,
    person,
    balances,
    counters,
    invited,
    discount,
    testAccount,
    commissions,
    isBarred,
    mayTell,
    paypackage,
    closed,
  ] = await Promise.all([
    getPlayer(deps.db, playerId),
    findPerson(deps, playerId),
    deps.ledger.balances(playerId),
    deps.ledger.counters(playerId, [DEPOSITED, TURNOVER, WITHDRAWN]),
    countInvited(deps.db, playerId),
    playerDiscount(deps, playerId),
    findTestAccount(deps, playerId),
    levelSums(deps, playerId),
    isMarketingBarred(deps, playerId),
    mayTellPurchase(deps, playerId),
    startingPackage(deps, playerId),
    closedParts(deps, playerId),
  ])
  const offersAllowed = ui.autoDepositOverlay && !isBarred
  const sum = (name: string) => formatMoney(centavos(counters[name]?.total ?? 0n))
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
    payAmount: formatMoney(centavos(counters[DEPOSITED]?.day ?? 0n)),
    paySumAmount: sum(DEPOSITED),
    wdSumAmount: sum(WITHDRAWN),
    gameSumAmount: sum(TURNOVER),
    level1Amount: formatMoney(commissions[0]!.commission),
    level2Amount: formatMoney(commissions[1]!.commission),
    level3Amount: formatMoney(commissions[2]!.commission),
    level1Person: invited[0]!,
    level2Person: invited[1]!,
    level3Person: invited[2]!,
    extendInfo: testAccount,
    nextlevel: nextLevelOf(deps, player.level),
    payDiscount: discount && {
      discount: discount.fraction,
      most: formatMoney(discount.left),
      // without an end the app counts nothing down
      expiredTime: (ui.countdown && discount.campaign.ends_at?.toISOString()) || '',
    },
    offersAllowed,
    barred: isBarred,
    purchaseTold: mayTell && !isBarred,
    closedParts: closed,
    paypackage: offersAllowed ? paypackage : null,
  }
}
