import { BET_STATES } from '@jogada/core/sports/codes'
import type { RowCheck, RowExpectation, RowWrite, RowWriter } from '@jogada/ledger'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { SportsbookTables } from '../tables.ts'

export type TicketRow = Selectable<SportsbookTables['sportsbook.bet']>
export type LegRow = Selectable<SportsbookTables['sportsbook.leg']>

/** A bet with its legs in their order. */
export type StoredTicket = { readonly bet: TicketRow; readonly legs: readonly LegRow[] }

const ticketColumns = {
  player_id: 'bigint',
  bet_id: 'bigint',
  placed_at: 'timestamptz',
  kind: 'text',
  sizes: 'text',
  lines: 'integer',
  stake: 'bigint',
  open_stake: 'bigint',
  odds: 'bigint',
  odds_policy: 'text',
  potential: 'bigint',
  charged: 'bigint',
  licence_profile: 'text',
  rules_version: 'smallint',
  address: 'text',
  device_id: 'text',
  decide_at: 'timestamptz',
  status: 'smallint',
} as const satisfies Partial<Record<keyof TicketRow, string>>

const legColumns = {
  player_id: 'bigint',
  bet_id: 'bigint',
  place: 'smallint',
  event_id: 'text',
  sport: 'text',
  competition: 'text',
  home: 'text',
  away: 'text',
  starts_at: 'timestamptz',
  replay: 'boolean',
  market_key: 'text',
  specifiers: 'jsonb',
  outcome_id: 'text',
  outcome: 'text',
  is_banker: 'boolean',
  seen_odds: 'bigint',
  odds: 'bigint',
  price_version: 'bigint',
  charged: 'bigint',
  closings: 'integer',
  phase_at_placement: 'smallint',
  minute_at_placement: 'smallint',
  home_at_placement: 'smallint',
  away_at_placement: 'smallint',
} as const satisfies Record<keyof LegRow, string>

const ticketKeys = Object.keys(ticketColumns) as (keyof typeof ticketColumns)[]
const legKeys = Object.keys(legColumns) as (keyof LegRow)[]

const placedTicket: RowWriter = {
  name: 'sportsbook.bet:1-place',
  columns: ticketColumns,
  sql: `INSERT INTO sportsbook.bet (${ticketKeys.join(', ')})
    SELECT ${ticketKeys.join(', ')} FROM rows`,
}

const placedLeg: RowWriter = {
  name: 'sportsbook.leg:1-place',
  columns: legColumns,
  sql: `INSERT INTO sportsbook.leg (${legKeys.join(', ')}) SELECT ${legKeys.join(', ')} FROM rows`,
}

/** The rows of a new ticket, for the command that takes its stake. */
export const ticketRows = ({ bet, legs }: StoredTicket): RowWrite[] => [
  { writer: placedTicket, values: ticketKeys.map((column) => bet[column]) },
  ...legs.map((leg) => ({ writer: placedLeg, values: legKeys.map((column) => leg[column]) })),
]

/** What a change of a bet may set; everything else of it stays as it was accepted. */
export type TicketChange = Pick<
  TicketRow,
  | 'status'
  | 'result'
  | 'leg_results'
  | 'payout'
  | 'settled_at'
  | 'open_stake'
  | 'cashed_out'
  | 'charged'
  | 'odds'
  | 'potential'
  | 'decide_at'
  | 'reason'
  | 'sold'
>

const changeColumns = {
  player_id: 'bigint',
  bet_id: 'bigint',
  revision: 'integer',
  status: 'smallint',
  result: 'smallint',
  leg_results: 'text',
  payout: 'bigint',
  settled_at: 'timestamptz',
  open_stake: 'bigint',
  cashed_out: 'bigint',
  charged: 'bigint',
  odds: 'bigint',
  potential: 'bigint',
  decide_at: 'timestamptz',
  reason: 'text',
  sold: 'boolean',
} as const

const changeKeys = Object.keys(changeColumns) as (keyof typeof changeColumns)[]

const changedTicket: RowWriter = {
  name: 'sportsbook.bet:2-change',
  columns: changeColumns,
  sql: `UPDATE sportsbook.bet b
    SET ${changeKeys
      .slice(2)
      .map((column) => `${column} = r.${column}`)
      .join(', ')}
    FROM rows r WHERE b.player_id = r.player_id AND b.bet_id = r.bet_id`,
}

/** The row of a bet after a change, for the command that makes it; its revision grows by one. */
export function changeRow(bet: TicketRow, change: Partial<TicketChange>): RowWrite {
  const after = { ...bet, ...change, revision: bet.revision + 1 }
  return { writer: changedTicket, values: changeKeys.map((column) => after[column]) }
}

const repricedLeg: RowWriter = {
  // before the bet itself, whose price is open until then
  name: 'sportsbook.bet:1-reprice-leg',
  columns: {
    player_id: 'bigint',
    bet_id: 'bigint',
    place: 'smallint',
    odds: 'bigint',
    price_version: 'bigint',
    charged: 'bigint',
  },
  sql: `UPDATE sportsbook.leg l
    SET odds = r.odds, price_version = r.price_version, charged = r.charged
    FROM rows r
    WHERE l.player_id = r.player_id AND l.bet_id = r.bet_id AND l.place = r.place`,
}

/** The price at which a leg is accepted after its delay, and the room that it takes at it. */
export const repriceRow = (
  leg: LegRow,
  at: Pick<LegRow, 'odds' | 'price_version' | 'charged'>,
): RowWrite => ({
  writer: repricedLeg,
  values: [leg.player_id, leg.bet_id, leg.place, at.odds, at.price_version, at.charged],
})

const unchangedTicket: RowCheck = {
  name: 'sportsbook.bet',
  columns: { player_id: 'bigint', bet_id: 'bigint', revision: 'integer' },
  sql: `SELECT r.position, b.revision <> r.revision AS is_stale
    FROM rows r JOIN sportsbook.bet b ON b.player_id = r.player_id AND b.bet_id = r.bet_id
    ORDER BY b.player_id, b.bet_id FOR NO KEY UPDATE OF b`,
}

/** Lets a change pass only while the bet is as it was read. */
export const unchanged = (
  bet: Pick<TicketRow, 'player_id' | 'bet_id' | 'revision'>,
): RowExpectation => ({
  check: unchangedTicket,
  values: [bet.player_id, bet.bet_id, bet.revision],
})

/** The legs of bets, by bet. */
export async function withLegs(
  { db }: Pick<Deps, 'db'>,
  bets: readonly TicketRow[],
): Promise<StoredTicket[]> {
  if (bets.length === 0) return []
  const { rows } = await sql<LegRow>`
    SELECT l.* FROM unnest(${bets.map((bet) => String(bet.player_id))}::bigint[],
                           ${bets.map((bet) => String(bet.bet_id))}::bigint[]) AS b (p, b)
      CROSS JOIN LATERAL (
        SELECT * FROM sportsbook.leg WHERE player_id = b.p AND bet_id = b.b OFFSET 0
      ) AS l
     ORDER BY l.place`.execute(db)
  const legs = new Map<bigint, LegRow[]>()
  for (const row of rows) {
    const known = legs.get(row.bet_id)
    if (known) known.push(row)
    else legs.set(row.bet_id, [row])
  }
  return bets.map((bet) => ({ bet, legs: legs.get(bet.bet_id) ?? [] }))
}

type BetOf = { readonly playerId: bigint; readonly betId: bigint }

/** Bets of players by their numbers, each with its legs. */
export async function findTickets(
  deps: Pick<Deps, 'db'>,
  asked: readonly BetOf[],
): Promise<ReadonlyMap<bigint, StoredTicket>> {
  if (asked.length === 0) return new Map()
  const { rows } = await sql<TicketRow>`
    SELECT b.* FROM (SELECT DISTINCT p, b FROM unnest(
        ${asked.map(({ playerId }) => String(playerId))}::bigint[],
        ${asked.map(({ betId }) => String(betId))}::bigint[]) AS one (p, b)) AS wanted
      CROSS JOIN LATERAL (
        SELECT * FROM sportsbook.bet WHERE player_id = wanted.p AND bet_id = wanted.b OFFSET 0
      ) AS b`.execute(deps.db)
  return new Map((await withLegs(deps, rows)).map((one) => [one.bet.bet_id, one]))
}

/** One bet of a player, or undefined. */
export async function findTicket(
  deps: Pick<Deps, 'db'>,
  playerId: bigint,
  betId: bigint,
): Promise<StoredTicket | undefined> {
  const row = await deps.db
    .selectFrom('sportsbook.bet')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('bet_id', '=', betId)
    .executeTakeFirst()
  return row && (await withLegs(deps, [row]))[0]
}

const PAGE = 50

/** A player's bets, newest first, those before the bet `before` only. */
export async function listTickets(
  deps: Pick<Deps, 'db'>,
  playerId: bigint,
  page: {
    /** `cashout` are the open ones that have been accepted and so can be bought back. */
    readonly state: 'open' | 'cashout' | 'settled' | null
    readonly kind: 'single' | null
    readonly before: bigint | null
  },
): Promise<StoredTicket[]> {
  let query = deps.db.selectFrom('sportsbook.bet').selectAll().where('player_id', '=', playerId)
  if (page.kind) query = query.where('kind', '=', page.kind)
  if (page.state) query = query.where('payout', page.state === 'settled' ? 'is not' : 'is', null)
  if (page.state === 'cashout') query = query.where('status', '=', BET_STATES.open)
  if (page.before !== null) {
    query = query.where(
      sql<boolean>`(placed_at, bet_id) < (SELECT placed_at, bet_id FROM sportsbook.bet
        WHERE player_id = ${playerId} AND bet_id = ${page.before})`,
    )
  }
  const rows = await query
    .orderBy('placed_at', 'desc')
    .orderBy('bet_id', 'desc')
    .limit(PAGE)
    .execute()
  return withLegs(deps, rows)
}
