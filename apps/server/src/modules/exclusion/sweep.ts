import { licenceProfile } from '@jogada/core/licence/profile'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { lead, repeat } from '../../platform/leader.ts'
import { localDay } from '../../platform/local-day.ts'
import { sideBySide } from '../../platform/side-by-side.ts'
import { playersSeenSince } from '../account/index.ts'
import { shutOutLeft } from '../limits/index.ts'
import { findPerson, identifiedAfter, identifiedAmong } from '../kyc/index.ts'
import type { ExclusionRegister } from '../register/index.ts'
import { localRegister } from '../register/index.ts'
import { advanceCases, openCase } from './case.ts'

const EVERY_MS = 10_000
const DAY_MS = 86_400_000
/** IN SPA/MF 31/2025: everybody at least every fifteen days. */
const AGAIN_AFTER_MS = 15 * DAY_MS
const OLD_AT_ONCE = 200
/**
 * Of all identified players, so many are looked through in each round for one who was
 * never asked about.
 */
const PAGE = 1000
const SIDE_BY_SIDE = 8
/** After so many without an answer the register is out of reach. */
const UNANSWERED = 16

/** Worker: asks the register about players and takes each case to its end. */
export const watchExclusions = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'exclusion.watch', signal }, (leading) => {
    let after = 0n
    return repeat(EVERY_MS, leading, async () => {
      await attempt(deps.log, 'asking the register', async () => {
        const page = await identifiedAfter(deps, after, PAGE)
        after = page.length < PAGE ? 0n : page.at(-1)!
        await sweepRegister(deps, { page, signal: leading })
      })
      await attempt(deps.log, 'following exclusions', () => advanceCases(deps))
      await attempt(deps.log, 'shutting out who was left in', () => shutOutLeft(deps))
    })
  })

type Sweep = {
  readonly register?: ExclusionRegister
  /** Identified players, of whom those are asked about who never were. */
  readonly page?: readonly bigint[]
  readonly signal?: AbortSignal
}

/**
 * Asks about everybody who opened a session today and was not asked about today, about whoever was
 * not asked about for fifteen days, and about those of a page who never were. One who cannot be
 * asked about holds nobody up; a register out of reach is asked again in the next round.
 */
export async function sweepRegister(
  deps: Deps,
  { register = localRegister(deps), page = [], signal }: Sweep = {},
): Promise<void> {
  if (!licenceProfile(deps.env.LICENCE_PROFILE).limits.centralExclusion) return
  const due = new Set([
    ...(await dueByLogin(deps)),
    ...(await dueByAge(deps)),
    ...(await neverAsked(deps, page)),
  ])
  const givingUp = new AbortController()
  let sinceOneAnswered = 0
  await sideBySide(due, {
    atOnce: SIDE_BY_SIDE,
    signal: signal ? AbortSignal.any([signal, givingUp.signal]) : givingUp.signal,
    task: async (playerId) => {
      if (++sinceOneAnswered > UNANSWERED) givingUp.abort()
      await check(deps, register, playerId)
      sinceOneAnswered = 0
    },
  })
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
  const seenToday = await playersSeenSince(deps.db, new Date(now.getTime() - DAY_MS))
  if (seenToday.length === 0) return []
  const known = await identifiedAmong(
    deps,
    seenToday.map(({ playerId }) => playerId),
  )
  const seen = seenToday.filter(({ playerId }) => known.has(playerId))
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

/** Whoever was not asked about for longest; who is identified no longer takes nobody's place. */
async function dueByAge(deps: Deps): Promise<bigint[]> {
  const before = new Date(deps.clock.now().getTime() - AGAIN_AFTER_MS)
  const due: bigint[] = []
  let last: { readonly checked_at: Date; readonly player_id: bigint } | undefined
  for (;;) {
    let query = deps.db
      .selectFrom('exclusion.checked')
      .select(['player_id', 'checked_at'])
      .where('checked_at', '<', before)
    if (last) {
      const { checked_at: at, player_id: playerId } = last
      query = query.where((is) =>
        is(is.refTuple('checked_at', 'player_id'), '>', is.tuple(at, playerId)),
      )
    }
    const page = await query.orderBy('checked_at').orderBy('player_id').limit(PAGE).execute()
    const old = page.map((row) => row.player_id)
    const known = await identifiedAmong(deps, old)
    due.push(...old.filter((playerId) => known.has(playerId)))
    if (page.length < PAGE || due.length >= OLD_AT_ONCE) return due.slice(0, OLD_AT_ONCE)
    last = page.at(-1)
  }
}

async function neverAsked({ db }: Deps, players: readonly bigint[]): Promise<bigint[]> {
  if (players.length === 0) return []
  const { rows } = await sql<{ player_id: bigint }>`
    SELECT player_id FROM exclusion.checked
     WHERE player_id = ANY (${players}::bigint[])`.execute(db)
  const asked = new Set(rows.map((row) => row.player_id))
  return players.filter((playerId) => !asked.has(playerId))
}
