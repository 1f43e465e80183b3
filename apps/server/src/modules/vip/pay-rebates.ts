import type { Deps } from '../../deps.ts'
import { lead, repeat } from '../../platform/leader.ts'
import { localDay } from '../../platform/local-day.ts'
import { playersAfter } from '../account/index.ts'
import { closeDay, firstOpenDay } from './open-days.ts'
import { payRebatesOf } from './pay-rebate.ts'
import { raiseLevels } from './raise-level.ts'

const LOOK_EVERY_MS = 60_000
const DAY_MS = 24 * 60 * 60_000
const PAGE = 1000

/**
 * Worker: once a day, for the day before, pays every player's rebate; also raises whom a crash left
 * on a level too low.
 */
export const payRebatesDaily = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'vip.rebates', signal }, async (leading) => {
    let done = ''
    await repeat(LOOK_EVERY_MS, leading, async () => {
      const day = localDay(new Date(deps.clock.now().getTime() - DAY_MS))
      if (day === done) return
      if (await payRebates(deps, day, leading)) done = day
    })
  })

/**
 * One round over every player for a day, which must be yesterday; a second one for the same day
 * pays nobody again. False where somebody is left: the round was broken off, a payment failed, or
 * the day after has ended meanwhile, whose round then pays what is left of both.
 */
export async function payRebates(deps: Deps, day: string, signal?: AbortSignal): Promise<boolean> {
  const since = await firstOpenDay(deps, day)
  let isWhole = true
  let after = 0n
  for (;;) {
    const players = await playersAfter(deps.db, after, PAGE)
    await raiseLevels(deps, players, signal)
    const paid = await payRebatesOf(deps, players, { day, since, signal })
    if (paid === 'too_late' || signal?.aborted) return false
    isWhole &&= paid === 'all'
    if (players.length < PAGE) break
    after = players.at(-1)!
  }
  if (isWhole) await closeDay(deps, day)
  return isWhole
}
