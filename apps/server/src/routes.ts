import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { accountRoutes } from './modules/account/index.ts'
import type { SessionStore } from './modules/account/index.ts'
import { aggregatorRoutes } from './modules/aggregator/index.ts'
import { careRoutes } from './modules/care/index.ts'
import { casinoRoutes } from './modules/casino/index.ts'
import { consentRoutes } from './modules/consent/index.ts'
import { depositRoutes } from './modules/deposit/index.ts'
import { drawRoutes } from './modules/draws/index.ts'
import { kycRoutes } from './modules/kyc/index.ts'
import { isPlayOver, limitsRoutes, renewTerms } from './modules/limits/index.ts'
import { locationRoutes } from './modules/location/index.ts'
import { operatorRoutes } from './modules/operator/index.ts'
import { noticeRoutes } from './modules/notice/index.ts'
import { playRecordRoutes } from './modules/play-records/index.ts'
import { profileRoutes } from './modules/profile/index.ts'
import { privacyRoutes } from './modules/privacy/index.ts'
import { promotionRoutes } from './modules/promotion/index.ts'
import { recordRoutes } from './modules/records/index.ts'
import { yearlyRoutes } from './modules/yearly/index.ts'
import { referralRoutes } from './modules/referral/index.ts'
import { rewardRoutes } from './modules/reward/index.ts'
import { sportsbookRoutes } from './modules/sportsbook/index.ts'
import { supportRoutes } from './modules/support/index.ts'
import { transferRoutes } from './modules/transfer/index.ts'
import { helpRoutes } from './modules/help/index.ts'
import { siteRoutes } from './modules/site/index.ts'
import { vipRoutes } from './modules/vip/index.ts'
import { walletRoutes } from './modules/wallet/index.ts'
import { withdrawalRoutes } from './modules/withdrawal/index.ts'
import { ownData } from './own-data.ts'

/** Adds the calls of every module. */
export async function addRoutes(app: FastifyInstance, deps: Deps, sessions: SessionStore) {
  accountRoutes(app, { ...deps, sessions })
  kycRoutes(app, deps)
  walletRoutes(app, deps, { isPlayOver })
  limitsRoutes(app, deps)
  locationRoutes(app, deps, { onLeft: (playerId) => renewTerms(deps, playerId) })
  consentRoutes(app, deps)
  careRoutes(app, deps)
  profileRoutes(app, deps)
  casinoRoutes(app, deps)
  playRecordRoutes(app, deps)
  drawRoutes(app, deps)
  sportsbookRoutes(app, deps)
  promotionRoutes(app, deps)
  privacyRoutes(app, deps, ownData)
  depositRoutes(app, deps)
  withdrawalRoutes(app, deps)
  await aggregatorRoutes(app, deps)
  transferRoutes(app, deps)
  recordRoutes(app, deps)
  yearlyRoutes(app, deps)
  rewardRoutes(app, deps)
  vipRoutes(app, deps)
  siteRoutes(app, deps)
  helpRoutes(app, deps)
  referralRoutes(app, deps)
  operatorRoutes(app, { ...deps, sessions })
  noticeRoutes(app, deps)
  supportRoutes(app, deps)
}
