import type { Ledger } from '@jogada/ledger'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { FastifyBaseLogger as Logger } from 'fastify'
import type { LegalTexts } from './modules/consent/index.ts'
import type { PlayTermsMemory } from './modules/limits/index.ts'
import type { PixClient } from './modules/pix/index.ts'
import type { WinFinder } from './modules/play-records/index.ts'
import type { StakeShares } from './modules/sportsbook/index.ts'
import type { Rng } from './platform/chance.ts'
import type { Clock } from './platform/clock.ts'
import type { Env } from './platform/env.ts'
import type { Mailer } from './platform/mail.ts'
import type { Passwords } from './platform/passwords.ts'
import type { Follower } from './platform/follow.ts'
import type { Listener } from './platform/listen.ts'
import type { Metrics } from './platform/metrics.ts'
import type { Realtime } from './platform/realtime.ts'
import type { RedisLink } from './platform/redis.ts'
import type { SmsSender } from './platform/sms.ts'
import type { Settings } from './platform/settings.ts'
import type { Switches } from './platform/switches.ts'
import type { Vault } from './platform/vault/vault.ts'
import type { Tables } from './tables.ts'

/** Everything a use case may reach; made once, in `main.ts` or by a test. */
export type Deps = {
  readonly env: Env
  readonly log: Logger
  readonly clock: Clock
  readonly rng: Rng
  readonly pool: pg.Pool
  readonly db: Kysely<Tables>
  /** The only way to money; stakes and deposits are bound to their player's limits in it. */
  readonly ledger: Ledger
  readonly playTerms: PlayTermsMemory
  readonly legalTexts: LegalTexts
  readonly pix: PixClient
  readonly mailer: Mailer
  readonly sms: SmsSender
  readonly realtime: Realtime
  readonly metrics: Metrics
  /** Null when this process is the only one. */
  readonly redis: RedisLink | null
  readonly switches: Switches
  /** What operators have set in place of the code's own values. */
  readonly settings: Settings
  /** What part of the sportsbook's limits single players are left. */
  readonly stakeShares: StakeShares
  /** Hears what other processes notify over the database. */
  readonly listener: Listener
  readonly follower: Follower
  /** What was won at high multipliers, wherever it was played. */
  readonly highestWin: WinFinder
  readonly passwords: Passwords
  /** Seals personal data for the database. */
  readonly vault: Vault
}
