import { resolve } from 'node:path'
import { createLedger } from '@jogada/ledger'
import { timedClient } from '@jogada/postgres'
import type { FastifyBaseLogger as Logger } from 'fastify'
import type { Deps } from './deps.ts'
import { createLegalTexts } from './modules/consent/index.ts'
import { createPlayTerms, guardLedger } from './modules/limits/index.ts'
import { addMeasures } from './measures.ts'
import { createPixClient } from './modules/pix/index.ts'
import type { PixClient } from './modules/pix/index.ts'
import { openMaxBet } from './modules/promotion/index.ts'
import { createWinFinder } from './modules/play-records/index.ts'
import { createStakeShares } from './modules/sportsbook/index.ts'
import { systemRng } from './platform/chance.ts'
import type { Clock } from './platform/clock.ts'
import { connect, slowStatementLog } from './platform/database.ts'
import type { Env } from './platform/env.ts'
import { createMailer } from './platform/mail.ts'
import { createMetrics } from './platform/metrics.ts'
import { createPasswords } from './platform/passwords.ts'
import { createRealtime } from './platform/realtime.ts'
import { openRedis } from './platform/redis.ts'
import { createFollower } from './platform/follow.ts'
import { createListener } from './platform/listen.ts'
import { createSettings } from './platform/settings.ts'
import { createSmsSender } from './platform/sms.ts'
import { createSwitches } from './platform/switches.ts'
import { openVault } from './platform/vault/open-vault.ts'

/** Connects to everything that a server needs; the database must be migrated. */
export async function openDeps(env: Env, clock: Clock, log: Logger): Promise<Deps> {
  const metrics = createMetrics()
  const onStatement = slowStatementLog(log, {
    limitMs: env.SLOW_STATEMENT_MS,
    onSlow: () => metrics.slow.inc(),
  })
  const { pool, db } = connect(env.DATABASE_URL, log, {
    max: env.DATABASE_CONNECTIONS,
    onStatement,
  })
  const bare = await createLedger({
    url: env.DATABASE_URL,
    clock,
    Client: timedClient(onStatement),
    lanes: env.LEDGER_LANES,
    onBatch: (news) => metrics.batch(news),
    onError: (error) => log.error({ err: error }, 'the ledger met an error and goes on'),
  })
  const rng = systemRng
  const vault = await openVault({ env, rng })
  const playTerms = createPlayTerms({
    db,
    env,
    ledger: bare,
    vault,
    clock,
    readMaxBet: (playerId) => openMaxBet({ db, ledger: bare, clock }, playerId),
  })
  const legalTexts = createLegalTexts({ db, clock })
  const ledger = guardLedger(bare, { env, memory: playTerms, legalTexts })
  const pix = metrics.measured(openPix(env, clock))
  const { mailer, sms } = openMessengers({ env, clock, rng })
  const redis = env.REDIS_URL ? openRedis(env.REDIS_URL, log) : null
  const realtime = createRealtime({ redis: redis?.client ?? null, publicUrl: env.PUBLIC_URL })
  const switches = createSwitches({ pool, clock })
  const settings = createSettings({ pool, clock })
  const stakeShares = createStakeShares({ pool })
  const listener = createListener({ url: env.DATABASE_URL, log })
  const follower = createFollower({ listener, log })
  await follower.start([switches, settings, stakeShares])
  const deps = {
    env,
    log,
    clock,
    rng,
    pool,
    db,
    ledger,
    playTerms,
    legalTexts,
    pix,
    mailer,
    sms,
    realtime,
    redis,
    switches,
    settings,
    stakeShares,
    listener,
    follower,
    highestWin: createWinFinder({ db }),
    passwords: createPasswords({ memoryKib: env.PASSWORD_MEMORY_KIB }),
    vault,
    metrics,
  }
  addMeasures(deps)
  return deps
}

const openPix = (env: Env, clock: Clock): PixClient =>
  createPixClient({
    baseUrl: env.PIX_BASE_URL,
    clientId: env.PIX_CLIENT_ID,
    clientSecret: env.PIX_CLIENT_SECRET,
    clock,
    ...(env.PIX_CERT ? { cert: env.PIX_CERT } : {}),
    ...(env.PIX_KEY ? { key: env.PIX_KEY } : {}),
    ...(env.PIX_CA ? { ca: env.PIX_CA } : {}),
  })

/** Mails and texts go to files where the settings name nobody who takes them. */
function openMessengers({ env, clock, rng }: Pick<Deps, 'env' | 'clock' | 'rng'>) {
  const fileName = () => `${clock.now().toISOString().replaceAll(':', '-')}-${rng.uuid()}`
  const mailer = createMailer({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    folder: resolve(env.DATA_DIR, 'mail'),
    fileName,
  })
  const sms = createSmsSender({
    url: env.SMS_URL,
    token: env.SMS_TOKEN,
    folder: resolve(env.DATA_DIR, 'sms'),
    fileName,
  })
  return { mailer, sms }
}

/** Answers what waits in the ledger and disconnects. The app must be closed before. */
export async function closeDeps(deps: Deps): Promise<void> {
  const { ledger, db, redis, follower, listener } = deps
  follower.close()
  await listener.close()
  await ledger.close()
  redis?.close()
  await db.destroy()
}
