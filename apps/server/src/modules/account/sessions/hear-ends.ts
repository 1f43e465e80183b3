import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { REVOKED_CHANNEL } from './end-sessions.ts'
import { forgetSession } from './forget-session.ts'
import type { SessionsHere } from './forget-session.ts'

const AGAIN_MS = 1000

/**
 * Forgets each session that any process ends, until the function that it returns is called. Nothing
 * is remembered while ends cannot be heard; those made meanwhile are made up for.
 */
export function hearEnds(deps: Pick<Deps, 'db' | 'log' | 'listener'> & SessionsHere): () => void {
  const { memory } = deps
  let again: NodeJS.Timeout | undefined

  const catchUp = () => {
    forgetEndedUnheard(deps).catch((error: unknown) => {
      if (!memory.isTrusted()) return
      deps.log.error({ err: error }, 'cannot look for sessions that ended unheard')
      again = setTimeout(catchUp, AGAIN_MS).unref()
    })
  }
  const onDeaf = () => {
    clearTimeout(again)
    memory.distrust()
  }
  const leave = deps.listener.hear(REVOKED_CHANNEL, {
    onNotice: (payload) => forgetSession(deps, BigInt(payload)),
    onHearing() {
      memory.trust()
      catchUp()
    },
    onDeaf,
  })
  return () => {
    leave()
    onDeaf()
  }
}

/** Closes what is open of sessions whose end was not heard here. */
async function forgetEndedUnheard(deps: Pick<Deps, 'db'> & SessionsHere): Promise<void> {
  const ended = await deps.db
    .selectFrom('account.session')
    .select('session_id')
    .where(sql<boolean>`session_id = ANY (${deps.realtime.openSessions()}::bigint[])`)
    .where('revoked_at', 'is not', null)
    .execute()
  for (const { session_id: sessionId } of ended) forgetSession(deps, sessionId)
}
