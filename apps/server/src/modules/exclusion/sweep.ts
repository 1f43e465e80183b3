import { licenceProfile } from '@jogada/core/licence/profile'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { lead, repeat } from '../../platform/leader.ts'
import { localDay } from '../../platform/local-day.ts'
import { playersSeenSince } from '../account/index.ts'
import { findPerson, identifiedAfter } from '../kyc/index.ts'
import type { ExclusionRegister } from '../register/index.ts'
import { localRegister } from '../register/index.ts'
import { advanceCases, openCase } from './case.ts'

const EVERY_MS = 10_000
const DAY_MS = 86_400_000
/** IN SPA/MF 31/2025: everybody at least every fifteen days. */
const AGAIN_AFTER_MS = 15 * DAY_MS
const AT_ONCE = 200

/** Worker: asks the register about players and takes each case to its end. */
export const watchExclusions = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'exclusion.watch', signal }, (leading) =>
    repeat(EVERY_MS, leading, async () => {
      await attempt(deps.log, 'asking the register', () => sweepRegister(deps))
      await attempt(deps.log, 'following exclusions', () => advanceCases(deps))
    }),
  )

/**
 * Asks about everybody who opened a session today and was not asked about today, and about whoever
 * was not asked about for fifteen days. A register out of reach is asked again in the next round.
 */
export async function sweepRegister(
  deps: Deps,
  register: ExclusionRegister = localRegister(deps),
): Promise<number> {
  if (!licenceProfile(deps.env.LICENCE_PROFILE).limits.centralExclusion) return 0
  const due = [...(await dueByLogin(deps)), ...(await dueByAge(deps))]
  for (const playerId of new Set(due)) await check(deps, register, playerId)
  return due.length
}

/** Asks about one player, and opens the case of one who is listed. */
export async function check(
  deps: Deps,
  register: ExclusionRegister,
  playerId: bigint,
): Promise<void> {
  const person = await findPerson(deps, playerId)
  if (!person) return
  const answer = await register(person.cpf)
  if (answer.isListed) await openCase(deps, playerId, answer.until)
  const checked_at = deps.clock.now()
  await deps.db
    .insertInto('exclusion.checked')
    .values({ player_id: playerId, checked_at })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ checked_at }))
    .execute()
}

async function dueByLogin(deps: Deps): Promise<bigint[]> {
  const now = deps.clock.now()
  const seen = await playersSeenSince(deps.db, new Date(now.getTime() - DAY_MS))
  if (seen.length === 0) return []
  const { rows } = await sql<{ player_id: bigint; checked_at: Date }>`
    SELECT player_id, checked_at FROM exclusion.checked
     WHERE player_id = ANY (${seen.map(({ playerId }) => playerId)}::bigint[])`.execute(deps.db)
  const checkedOn = new Map(rows.map((row) => [row.player_id, localDay(row.checked_at)]))
  return seen
    .filter(({ playerId, at }) => {
      const day = localDay(at)
      const checked = checkedOn.get(playerId)
      return checked === undefined || (day === localDay(now) && checked !== day)
    })
    .map(({ playerId }) => playerId)
}

async function dueByAge(deps: Deps): Promise<bigint[]> {
  const before = new Date(deps.clock.now().getTime() - AGAIN_AFTER_MS)
  const old = await deps.db
    .selectFrom('exclusion.checked')
    .select('player_id')
    .where('checked_at', '<', before)
    .orderBy('checked_at')
    .limit(AT_ONCE)
    .execute()
  const { rows } = await sql<{ last: bigint | null }>`
    SELECT max(player_id) AS last FROM exclusion.checked`.execute(deps.db)
  const fresh = await identifiedAfter(deps, rows[0]?.last ?? 0n, AT_ONCE)
  return [...old.map((row) => row.player_id), ...fresh]
}
