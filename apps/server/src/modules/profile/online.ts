import { licenceProfile } from '@jogada/core/licence/profile'
import type { CallReply, user } from '@jogada/contract'
import type { Deps } from '../../deps.ts'

const COUNTED_EVERY_MS = 10_000

type Online = CallReply<typeof user.online>

/**
 * How many players are connected, over all processes; the processes are asked once in ten seconds,
 * however many visitors look. Null where the licence hides it.
 */
export function createOnlineCount(deps: Deps): () => Promise<Online> {
  const { ui } = licenceProfile(deps.env.LICENCE_PROFILE)
  if (ui.onlineCount === 'hidden') return () => Promise.resolve({ players: null })
  let untilMs = 0
  let counted: Promise<number> | undefined
  return async () => {
    const nowMs = deps.clock.now().getTime()
    if (!counted || nowMs >= untilMs) {
      untilMs = nowMs + COUNTED_EVERY_MS
      counted = deps.realtime.playersOnline()
    }
    return { players: await counted }
  }
}
