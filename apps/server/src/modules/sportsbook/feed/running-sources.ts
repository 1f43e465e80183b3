import type { Deps } from '../../../deps.ts'
import { ODDS_API } from '../odds-api/odds-api.ts'
import { OPEN_DATA } from '../open-data/league-feed.ts'
import { readHeartbeats } from './heartbeats.ts'
import type { Heartbeat } from './heartbeats.ts'

/**
 * When each source was last heard that this configuration runs: not people at the desk, who are
 * heard while they look, and no source that was switched off.
 */
export async function readRunningSources(deps: Pick<Deps, 'db' | 'env'>): Promise<Heartbeat[]> {
  const runs: Readonly<Record<string, boolean>> = {
    [OPEN_DATA]: deps.env.OPEN_DATA === 'on',
    [ODDS_API]: deps.env.ODDS_API_KEY !== undefined,
  }
  const heard = await readHeartbeats(deps)
  return heard.filter(({ source }) => runs[source])
}
