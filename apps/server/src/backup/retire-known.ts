import { findLoaded, forgetLoaded } from '@jogada/postgres'
import { migrateServer } from '../migrations/index.ts'
import { retireKnownRounds } from '../modules/casino/index.ts'
import { retireChains } from '../modules/draws/index.ts'
import type { Clock } from '../platform/clock.ts'
import { connect } from '../platform/database.ts'
import { BadSetting } from '../platform/env.ts'
import { openLog } from '../platform/log.ts'

/**
 * Retires what players saw decide rounds between the instant that a database went back to and now: every
 * chain of the shared draws, every seed in use and every open round of a game with steps. Migrates the
 * database first; servers start on it again afterwards. None may run on it meanwhile.
 */
export async function retireKnown(url: string, clock: Clock) {
  await migrateServer(url)
  const { db } = connect(url, openLog('error'))
  try {
    const chains = await retireChains({ db, clock }, 'all')
    const retired = { chains, ...(await retireKnownRounds({ db, clock })) }
    await forgetLoaded(url)
    return retired
  } finally {
    await db.destroy()
  }
}

/** Throws where a backup was loaded and what may be known of its rounds was not retired. */
export async function refuseUnretired(url: string): Promise<void> {
  const takenAt = await findLoaded(url)
  if (takenAt === null) return
  throw new BadSetting(
    `DATABASE_URL names a database that was filled from the backup of ${takenAt}, and players may know ` +
      'outcomes of its rounds. Retire them first: npm run restore -- --retire',
  )
}
