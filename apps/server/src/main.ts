import { setTimeout as sleep } from 'node:timers/promises'
import { openLog } from './platform/log.ts'
import { buildApp } from './app.ts'
import { refuseUnretired } from './backup/retire-known.ts'
import { migrateServer } from './migrations/index.ts'
import { checkCertificates } from './certified-files.ts'
import { systemClock } from './platform/clock.ts'
import { BadSetting, readEnv } from './platform/env.ts'
import { watchCalls } from './platform/end-calls.ts'
import type { Env } from './platform/env.ts'
import { serveMetrics } from './platform/metrics-server.ts'
import { warnOfSortOrder } from './platform/sort-order.ts'
import { closeDeps, openDeps } from './open-deps.ts'
import { keepLicenceInForce } from './modules/consent/index.ts'
import { ensureFirstAdmin } from './modules/operator/index.ts'
import { keepKeys } from './platform/vault/keep-keys.ts'
import { sealTables } from './platform/vault/seal-tables.ts'
import { hashedTables, sealedTables } from './sealed.ts'
import { startWorkers } from './workers.ts'

/** What of the time to stop belongs to calls that are under way. */
const FOR_CALLS = 0.6
/** What goes on then is left behind: the lanes need what remains of the time. */
const BEFORE_LANES = 0.8

async function start(env: Env) {
  const log = openLog(env.LOG_LEVEL)
  await checkCertificates(env)
  await refuseUnretired(env.DATABASE_URL)
  await migrateServer(env.DATABASE_URL, (what) => log.warn(what))
  const deps = await openDeps(env, systemClock, log)
  await keepLicenceInForce(deps)
  await warnOfSortOrder(deps.pool, log)
  await sealTables(env.DATABASE_URL, deps.vault, sealedTables)
  await keepKeys(env.DATABASE_URL, deps.vault, hashedTables)
  const admin = await ensureFirstAdmin(deps)
  if (admin) {
    process.stdout.write(
      `First operator: ${admin.email}  password: ${admin.password}  (shown once)\n`,
    )
  }
  const app = await buildApp(deps)
  const calls = watchCalls(app.server)
  await app.listen({ port: env.PORT, host: env.HOST })
  const workers = startWorkers(deps)
  const metrics =
    env.METRICS_PORT === undefined
      ? null
      : await serveMetrics(deps.metrics, {
          port: env.METRICS_PORT,
          host: env.METRICS_HOST,
          token: env.METRICS_TOKEN,
        })
  log.info({ port: env.PORT, profile: env.LICENCE_PROFILE }, 'the server is ready')

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), env.STOP_WITHIN_MS).unref()
    metrics?.close()
    const ending = [
      workers.stop(),
      deps.realtime.close(),
      calls.end(app, env.STOP_WITHIN_MS * FOR_CALLS),
    ]
    await Promise.race([Promise.allSettled(ending), sleep(env.STOP_WITHIN_MS * BEFORE_LANES)])
    await closeDeps(deps)
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

try {
  await start(readEnv(process.env))
} catch (error) {
  if (!(error instanceof BadSetting)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
