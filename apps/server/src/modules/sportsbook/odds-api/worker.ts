import type { Deps } from '../../../deps.ts'
import { lead, repeat } from '../../../platform/leader.ts'
import { createOddsApiClient } from './client.ts'
import { readLeaguePacks } from '../open-data/packs.ts'
import { clubNames } from './names.ts'
import { openOddsApi } from './odds-api.ts'

const TICK_MS = 1000

/** Runs the licensed feed in one process at a time; without a key it does nothing. */
export async function runOddsApi(deps: Deps, signal: AbortSignal): Promise<void> {
  const { ODDS_API_KEY: key, ODDS_API_URL: baseUrl } = deps.env
  if (!key) return
  await lead(
    { pool: deps.pool, log: deps.log, name: 'sportsbook.odds-api', signal },
    async (leading) => {
      const packs = await readLeaguePacks()
      const clubs = clubNames(packs.flatMap(({ teams }) => teams.map(({ name }) => name)))
      const feed = await openOddsApi(deps, createOddsApiClient({ baseUrl, key }), { clubs })
      await repeat(TICK_MS, leading, () => feed.tick())
    },
  )
}
