import { join } from 'node:path'
import formbody from '@fastify/formbody'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import { licenceProfile } from '@jogada/core/licence/profile'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { createSessions, socketTickets } from './modules/account/index.ts'
import { frameOrigins } from './modules/aggregator/index.ts'
import { announceStops } from './modules/game-limits/index.ts'
import { announceMaintenance } from './modules/notice/index.ts'
import { announceBalances } from './modules/wallet/index.ts'
import { serveDocs } from './platform/docs.ts'
import type { Env } from './platform/env.ts'
import { answerErrors, refuse } from './platform/http.ts'
import { Refusal } from './platform/refusal.ts'
import { serveHealth } from './platform/health.ts'
import { inlineScriptsOf } from './platform/inline-scripts.ts'
import { measureCalls } from './platform/metrics.ts'
import { limitRates } from './platform/rate-limits.ts'
import { compressAnswers } from './platform/compress.ts'
import { addSecurityHeaders } from './platform/security-headers.ts'
import { serveOps } from './platform/ops-web.ts'
import { serveWeb } from './platform/web.ts'
import { addRoutes } from './routes.ts'

const BODY_LIMIT_BYTES = 64 * 1024

/** Without any route: what reads every request, and refuses those that cannot be read. */
const bareApp = ({ log, rng, env }: Deps): FastifyInstance =>
  Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { ignoreDuplicateSlashes: true },
    return503OnClosing: true,
    genReqId: () => rng.uuid(),
    trustProxy: env.TRUSTED_PROXIES ?? false,
    // an address that cannot be read is refused as everything else is
    frameworkErrors: (_error, request, reply) =>
      void refuse(request, reply, new Refusal('invalid_input', { fields: 'path' })),
  })

/** What a page of the product may load and run, and from whom. */
const pageHeaders = (env: Env): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: [
        "'self'",
        ...(env.WEB_DIST ? inlineScriptsOf(join(env.WEB_DIST, 'index.html')) : []),
      ],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      mediaSrc: ["'self'", 'blob:'],
      baseUri: ["'none'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      frameSrc: ["'self'", ...frameOrigins(env)],
      frameAncestors: ["'self'"],
      objectSrc: ["'none'"],
      upgradeInsecureRequests: null,
    },
  },
  strictTransportSecurity: { maxAge: 31_536_000 },
})

/** The whole server on its dependencies, ready to listen or to be injected into by a test. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = bareApp(deps)
  const sessions = createSessions(deps)
  app.decorate('sessions', sessions)
  app.decorate('changesByGet', licenceProfile(deps.env.LICENCE_PROFILE).changingGets)
  app.addHook('onClose', async () => sessions.close())

  measureCalls(app, deps.metrics)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  await addSecurityHeaders(app, pageHeaders(deps.env))
  compressAnswers(app)
  if (deps.env.RATE_LIMITS === 'on') await limitRates(app, deps.redis?.client ?? null)
  await app.register(formbody)
  answerErrors(app)

  await addRoutes(app, deps, sessions)
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
