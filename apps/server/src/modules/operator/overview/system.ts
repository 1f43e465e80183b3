import { licenceProfile } from '@jogada/core/licence/profile'
import { ops } from '@jogada/contract'
import type { CallReply } from '@jogada/contract'
import { consumerLags } from '@jogada/ledger'
import type { Deps } from '../../../deps.ts'
import { locksHeld } from '../../../platform/advisory-lock.ts'
import type { Env } from '../../../platform/env.ts'
import { readProviders } from '../../aggregator/index.ts'

const { jobNames } = ops.overview

/** Jobs that not every configuration has a use for. */
const WHERE: Partial<Record<ops.overview.JobName, (env: Env) => boolean>> = {
  'aggregator.catalogue': (env) => readProviders(env).length > 0,
  'sportsbook.open-data': (env) => env.OPEN_DATA === 'on',
  'sportsbook.odds-api': (env) => env.ODDS_API_KEY !== undefined,
  'report.funds': (env) => licenceProfile(env.LICENCE_PROFILE).funds.apart,
  'aml.exposed': (env) => env.EXPOSED_LIST !== undefined,
  'regulator.files': (env) => licenceProfile(env.LICENCE_PROFILE).regulator.dailyFiles,
}

/** Which jobs are led by some process, and who follows the ledger how far behind. */
export async function showSystem(deps: Deps): Promise<CallReply<typeof ops.overview.system>> {
  const [led, lags, { processes }] = await Promise.all([
    locksHeld(deps.pool, jobNames),
    consumerLags(deps.pool),
    deps.realtime.presence(),
  ])
  return {
    at: deps.clock.now().toISOString(),
    processes,
    jobs: jobNames
      .filter((job) => WHERE[job]?.(deps.env) ?? true)
      .map((job) => ({ job, isLed: led.has(job) })),
    readers: lags.map(({ consumer, batches }) => ({ reader: consumer, behind: Number(batches) })),
  }
}
