import { migrateServer } from '../migrations/index.ts'
import { retireKnownRounds } from '../modules/casino/index.ts'
import { retireChains } from '../modules/draws/index.ts'
import type { Clock } from '../platform/clock.ts'
import { connect } from '../platform/database.ts'
import { openLog } from '../platform/log.ts'

/**
 * Retires what players saw decide rounds between the instant that a database went back to and now: every
 * chain of the shared draws, every seed in use and every open round of a game with steps. Migrates the
 * database first. No server may run on it.
 */
export async function retireKnown(url: string, clock: Clock) {
  await migrateServer(url)
  const { db } = connect(url, openLog('error'))
  try {
    const chains = await retireChains({ db, clock }, 'all')
    return { chains, ...(await retireKnownRounds({ db, clock })) }
  } finally {
    await db.destroy()
  }
}
