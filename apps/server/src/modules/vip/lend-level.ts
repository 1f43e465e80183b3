import type { LedgerEvent, RowWrite, RowWriter, Slot, Verdict } from '@jogada/ledger'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import { attempt } from '../../platform/attempt.ts'
import { lead, repeat } from '../../platform/leader.ts'
import { Refusal } from '../../platform/refusal.ts'
import { AGAIN, untilFresh } from '../../platform/until-fresh.ts'
import { postedOrRefusal } from '../../platform/verdict.ts'
import type { Tables } from '../../tables.ts'
import { exactLevelRow } from '../account/index.ts'
import { LEVEL } from './raise-level.ts'

export type Lent = Selectable<Tables['vip.lent']>

const LOOK_EVERY_MS = 2000
const AT_ONCE = 200

const newLoan: RowWriter = {
  name: 'vip.lent',
  columns: {
    player_id: 'bigint',
    command_id: 'bigint',
    level: 'smallint',
    lent_at: 'timestamptz',
    until: 'timestamptz',
  },
  sql: `INSERT INTO vip.lent (player_id, command_id, level, lent_at, until)
    SELECT player_id, command_id, level, lent_at, until FROM rows`,
}

const endedLoan: RowWriter = {
  name: 'vip.lent:ended',
  columns: { player_id: 'bigint', command_id: 'bigint', ended_at: 'timestamptz' },
  sql: `UPDATE vip.lent AS lent SET ended_at = rows.ended_at FROM rows
    WHERE lent.player_id = rows.player_id AND lent.command_id = rows.command_id
      AND lent.ended_at IS NULL`,
}

/** Counts the loans of a player and their ends, so that two never begin or end at once. */
const LOANS = 'vip_loans'

/** The level that is lent to a player now, and what each of its changes counts on. */
async function readLoan(deps: Pick<Deps, 'db' | 'ledger'>, playerId: bigint) {
  // the counters first: whoever changes the loan after they were read is noticed at the commit
  const counters = await deps.ledger.counters(playerId, [LEVEL, LOANS])
  const loan = await openLoan(deps, playerId)
  return { reached: Number(counters[LEVEL]!.total), changes: counters[LOANS]!.total, loan }
}

type Standing = Awaited<ReturnType<typeof readLoan>>

/** A command without money that passes only while level and loans stand as they were read. */
const onlyWhile = ({ reached, changes }: Standing) => ({
  postings: [],
  counters: [
    { owner: 'player' as const, name: LEVEL, delta: 0n, expect: BigInt(reached) },
    { owner: 'player' as const, name: LOANS, delta: 1n, expect: changes },
  ],
})

const endOf = ({ loan }: Standing, { at }: Slot): RowWrite[] =>
  loan ? [{ writer: endedLoan, values: [loan.player_id, loan.command_id, at] }] : []

/** Whether it happened, now or before. */
const done = (verdict: Verdict) => (verdict.status === 'stale' ? AGAIN : postedOrRefusal(verdict))

/** What an operator has lent a player and has not ended. */
export const openLoan = ({ db }: Pick<Deps, 'db'>, playerId: bigint): Promise<Lent | undefined> =>
  db
    .selectFrom('vip.lent')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

/** Every level that was ever lent to a player, the newest first. */
export const loansOf = ({ db }: Pick<Deps, 'db'>, playerId: bigint): Promise<Lent[]> =>
  db
    .selectFrom('vip.lent')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('lent_at', 'desc')
    .execute()

/** Every level that was lent to some players at any time between two instants. */
export const loansWithin = async (
  { db }: Pick<Deps, 'db'>,
  players: readonly bigint[],
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly Lent[]> =>
  players.length === 0
    ? []
    : db
        .selectFrom('vip.lent')
        .selectAll()
        .where('player_id', '=', sql<bigint>`ANY (${players.map(String)}::bigint[])`)
        .where('lent_at', '<', to)
        .where('until', '>', from)
        .where((is) => is.or([is('ended_at', 'is', null), is('ended_at', '>', from)]))
        .execute()

/**
 * Lends a player a level until an instant, in place of one that is lent already, once for its key.
 * It gives what the level gives meanwhile, its share of each day that it touches included, and no
 * award. Refuses with `invalid_input` a level that the player has reached, and an
 * instant that is past.
 */
export async function lendLevel(
  deps: Deps,
  playerId: bigint,
  { key, level, until }: { readonly key: string; readonly level: number; readonly until: Date },
): Promise<void> {
  await untilFresh(async () => {
    if (await deps.ledger.find(playerId, key)) return null
    const standing = await readLoan(deps, playerId)
    if (level <= standing.reached) throw new Refusal('invalid_input', { fields: 'level' })
    if (until <= deps.clock.now()) throw new Refusal('invalid_input', { fields: 'until' })
    const verdict = await deps.ledger.submit(playerId, (slot) => ({
      ...onlyWhile(standing),
      key,
      bodyHash: `${level}:${until.toISOString()}`,
      kind: 'vip_level_lent',
      rows: [
        ...endOf(standing, slot),
        { writer: newLoan, values: [playerId, slot.commandId, level, slot.at, until] },
        exactLevelRow(playerId, level),
      ],
    }))
    return done(verdict)
  })
  deps.realtime.toPlayer(playerId, 'updateUserInfo')
}

/**
 * Ends what is lent to a player, who goes on with the level that was reached; nothing where nothing
 * is lent. `events` are what the commit says of it.
 */
export async function endLoan(
  deps: Deps,
  playerId: bigint,
  events: (loan: Lent) => readonly LedgerEvent[] = () => [],
): Promise<void> {
  const isEnded = await untilFresh(async () => {
    const standing = await readLoan(deps, playerId)
    const { loan, reached } = standing
    if (!loan) return false
    const verdict = await deps.ledger.submit(playerId, (slot) => ({
      ...onlyWhile(standing),
      key: `vip-loan:${loan.command_id}:ended`,
      bodyHash: String(reached),
      kind: 'vip_level_ended',
      rows: [...endOf(standing, slot), exactLevelRow(playerId, reached)],
      events: events(loan),
    }))
    return done(verdict) === AGAIN ? AGAIN : true
  })
  if (isEnded) deps.realtime.toPlayer(playerId, 'updateUserInfo')
}

/** Worker: ends the levels that were lent until now. */
export const endLoansInTime = (deps: Deps, signal: AbortSignal): Promise<void> =>
  lead({ pool: deps.pool, log: deps.log, name: 'vip.loans', signal }, (leading) =>
    repeat(LOOK_EVERY_MS, leading, () => endDueLoans(deps)),
  )

/** Ends what was lent until now; one that fails waits for the next round. */
export async function endDueLoans(deps: Deps): Promise<void> {
  const due = await deps.db
    .selectFrom('vip.lent')
    .select('player_id')
    .where('ended_at', 'is', null)
    .where('until', '<=', deps.clock.now())
    .orderBy('until')
    .limit(AT_ONCE)
    .execute()
  for (const { player_id: playerId } of due) {
    await attempt(deps.log, 'ending a lent level', () => endLoan(deps, playerId))
  }
}
