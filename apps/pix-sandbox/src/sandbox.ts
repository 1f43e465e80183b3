import formBody from '@fastify/formbody'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { bankRoutes } from './bank/routes.ts'
import { chargeRoutes } from './charge/routes.ts'
import { payloadRoutes } from './charge/payload.ts'
import type { Sandbox, SandboxDeps, SandboxRecords } from './context.ts'
import { createAgenda } from './agenda.ts'
import { createFaults, faultRoutes, injectFaults } from './faults.ts'
import { createTokens, tokenRoutes } from './oauth.ts'
import { payoutRoutes } from './payout/routes.ts'
import { openStore } from './platform/durable-store.ts'
import { Problem, handleError } from './platform/problem.ts'
import { createSigner } from './platform/signer.ts'
import { receivedRoutes } from './received/routes.ts'
import { webhookRoutes } from './webhook/routes.ts'

const LARGEST_BODY = 64 * 1024

/**
 * The whole PSP over the journal at `deps.journalPath`, ready to listen or inject. What was under
 * way when an earlier process ended (returns, payouts, callbacks) goes on at once.
 */
export function buildSandbox(deps: SandboxDeps): FastifyInstance {
  const store = openStore<SandboxRecords>(deps.journalPath, [
    'charges',
    'payments',
    'payouts',
    'webhooks',
    'jobs',
  ])
  const sandbox: Sandbox = {
    ...deps,
    store,
    locations: new Map(
      [...store.tables.charges.values()].map((charge) => [charge.token, charge.cob.txid]),
    ),
    tokens: createTokens(deps),
    faults: createFaults(),
    signer: createSigner(),
  }
  const agenda = createAgenda(sandbox)

  const app = fastify({ bodyLimit: LARGEST_BODY, logger: { level: deps.logLevel } })
  app.setErrorHandler(handleError)
  app.setNotFoundHandler(() => {
    throw new Problem('NaoEncontrado')
  })
  void app.register(formBody)
  void app.register((api, _options, done) => {
    injectFaults(api, sandbox)
    tokenRoutes(api, sandbox)
    chargeRoutes(api, sandbox)
    receivedRoutes(api, { sandbox, agenda })
    webhookRoutes(api, sandbox)
    payoutRoutes(api, { sandbox, agenda })
    done()
  })
  void app.register((open, _options, done) => {
    payloadRoutes(open, sandbox)
    faultRoutes(open, { sandbox, agenda })
    bankRoutes(open, { sandbox, agenda })
    done()
  })

  app.addHook('onReady', () => agenda.wake())
  app.addHook('onClose', async () => {
    await agenda.stop()
    store.close()
  })
  return app
}
