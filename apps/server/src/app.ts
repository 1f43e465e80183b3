import formbody from '@fastify/formbody'
import { licenceProfile } from '@jogada/core/licence/profile'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { accountRoutes, createSessions, socketTickets } from './modules/account/index.ts'
import { aggregatorRoutes, frameOrigins } from './modules/aggregator/index.ts'
import { careRoutes } from './modules/care/index.ts'
import { casinoRoutes } from './modules/casino/index.ts'
import { consentRoutes } from './modules/consent/index.ts'
import { depositRoutes } from './modules/deposit/index.ts'
import { drawRoutes } from './modules/draws/index.ts'
import { announceStops } from './modules/game-limits/index.ts'
import { kycRoutes } from './modules/kyc/index.ts'
import { limitsRoutes, renewTerms } from './modules/limits/index.ts'
import { locationRoutes } from './modules/location/index.ts'
import { operatorRoutes } from './modules/operator/index.ts'
import { announceMaintenance, noticeRoutes } from './modules/notice/index.ts'
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
import { announceBalances, walletRoutes } from './modules/wallet/index.ts'
import { withdrawalRoutes } from './modules/withdrawal/index.ts'
import { ownData } from './own-data.ts'
import { serveDocs } from './platform/docs.ts'
import { answerErrors, refuse } from './platform/http.ts'
import { Refusal } from './platform/refusal.ts'
import { serveHealth } from './platform/health.ts'
import { measureCalls } from './platform/metrics.ts'
import { limitRates } from './platform/rate-limits.ts'
import { compressAnswers } from './platform/compress.ts'
import { addSecurityHeaders } from './platform/security-headers.ts'
import { serveOps } from './platform/ops-web.ts'
import { serveWeb } from './platform/web.ts'

const BODY_LIMIT_BYTES = 64 * 1024

/** The whole server on its dependencies, ready to listen or to be injected into by a test. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { ignoreDuplicateSlashes: true },
    return503OnClosing: true,
    genReqId: () => deps.rng.uuid(),
    trustProxy: deps.env.TRUSTED_PROXIES ?? false,
    // an address that cannot be read is refused as everything else is
    frameworkErrors: (_error, request, reply) =>
      void refuse(request, reply, new Refusal('invalid_input', { fields: 'path' })),
  })
  const sessions = createSessions(deps)
  app.decorate('sessions', sessions)
  app.decorate('changesByGet', licenceProfile(deps.env.LICENCE_PROFILE).changingGets)
  app.addHook('onClose', async () => sessions.close())

  measureCalls(app, deps.metrics)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  await addSecurityHeaders(app, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        baseUri: ["'none'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        frameSrc: ["'self'", ...frameOrigins(deps.env)],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: { maxAge: 31_536_000 },
  })
  compressAnswers(app)
  if (deps.env.RATE_LIMITS === 'on') await limitRates(app, deps.redis?.client ?? null)
  await app.register(formbody)
  answerErrors(app)

  accountRoutes(app, { ...deps, sessions })
  kycRoutes(app, deps)
  walletRoutes(app, deps)
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
  announceBalances(deps)
  announceStops(deps)
  announceMaintenance(deps)

  await serveDocs(app)
  if (deps.env.OPS_DIST) await serveOps(app, deps.env.OPS_DIST)
  if (deps.env.WEB_DIST) await serveWeb(app, deps.env.WEB_DIST)
  else app.setNotFoundHandler((request, reply) => refuse(request, reply, new Refusal('not_found')))
  serveHealth(app, deps.pool)
  app.addHook('onReady', () => deps.realtime.attach(app.server, socketTickets(deps)))
  return app
}
