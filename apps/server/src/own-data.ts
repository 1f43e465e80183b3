import { ownAccount } from './modules/account/own-data.ts'
import { ownStudioGames } from './modules/aggregator/own-data.ts'
import { ownCare } from './modules/care/own-data.ts'
import { ownRounds } from './modules/casino/own-data.ts'
import { ownConsents } from './modules/consent/own-data.ts'
import { ownDeposits } from './modules/deposit/own-data.ts'
import { ownDrawBets } from './modules/draws/own-data.ts'
import { ownIdentity } from './modules/kyc/own-data.ts'
import { ownLimits } from './modules/limits/own-data.ts'
import { ownPlaces } from './modules/location/own-data.ts'
import { ownMessages } from './modules/notice/own-data.ts'
import { ownClosing } from './modules/privacy/own-data.ts'
import { ownPromotions } from './modules/promotion/own-data.ts'
import { ownReferral } from './modules/referral/own-data.ts'
import { ownExclusion } from './modules/register/own-data.ts'
import { ownAwards } from './modules/reward/own-data.ts'
import { ownBets } from './modules/sportsbook/own-data.ts'
import { ownTickets } from './modules/support/own-data.ts'
import { ownTransfers } from './modules/transfer/own-data.ts'
import { ownLevels } from './modules/vip/own-data.ts'
import { ownMoney } from './modules/wallet/own-data.ts'
import { ownWithdrawals } from './modules/withdrawal/own-data.ts'
import type { OwnPart } from './platform/own-data.ts'

/** Everything that is kept about a player, in the order of the file that the player takes away. */
export const ownData: readonly OwnPart[] = [
  ...ownAccount,
  ...ownConsents,
  ...ownIdentity,
  ...ownExclusion,
  ...ownLimits,
  ...ownPlaces,
  ...ownDeposits,
  ...ownWithdrawals,
  ...ownTransfers,
  ...ownMoney,
  ...ownPromotions,
  ...ownAwards,
  ...ownLevels,
  ...ownReferral,
  ...ownRounds,
  ...ownDrawBets,
  ...ownStudioGames,
  ...ownBets,
  ...ownCare,
  ...ownMessages,
  ...ownTickets,
  ...ownClosing,
]
