import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Stops } from '../math/evaluate.ts'

/**
 * `debiting`: the stake was asked for. `crediting`: staked and drawn; the operator does not know
 * yet what is paid. `cancelling`: the stake must go back. The others are ends.
 */
export type RoundState = 'debiting' | 'crediting' | 'cancelling' | 'done' | 'refused' | 'cancelled'

export type Round = {
  readonly roundId: string
  readonly seatId: string
  readonly requestId: string
  readonly walletToken: string
  readonly stake: number
  readonly state: RoundState
  readonly stops: Stops | null
  readonly payout: number
  readonly reason: string | null
  readonly debitId: string
  readonly creditId: string
  readonly rollbackId: string
  readonly tries: number
}

export type Seat = {
  readonly seatId: string
  /** Null for a seat without money. */
  readonly walletToken: string | null
  readonly language: string
  readonly lobbyUrl: string
  readonly entryId: string
  readonly isEntered: boolean
  readonly demoBalance: number
  readonly openedAt: number
}

/** A call of the wallet that was answered with success; `amount` is null for a rollback. */
export type Done = {
  readonly kind: 'bet' | 'win' | 'rollback'
  readonly transactionId: string
  readonly roundId: string
  /** In centavos. */
  readonly amount: number | null
  readonly at: number
}

export type RoundStore = ReturnType<typeof openRoundStore>

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS seat (
    seatId TEXT PRIMARY KEY, walletToken TEXT, language TEXT NOT NULL, lobbyUrl TEXT NOT NULL,
    entryId TEXT NOT NULL UNIQUE, isEntered INTEGER NOT NULL, demoBalance INTEGER NOT NULL,
    openedAt INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS round (
    roundId TEXT PRIMARY KEY, seatId TEXT NOT NULL, requestId TEXT NOT NULL,
    walletToken TEXT NOT NULL, stake INTEGER NOT NULL, state TEXT NOT NULL, stops TEXT,
    payout INTEGER NOT NULL, reason TEXT, debitId TEXT NOT NULL, creditId TEXT NOT NULL,
    rollbackId TEXT NOT NULL, tries INTEGER NOT NULL, nextTryAt INTEGER NOT NULL,
    UNIQUE (seatId, requestId)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS done (
    line INTEGER PRIMARY KEY, kind TEXT NOT NULL, transactionId TEXT NOT NULL,
    roundId TEXT NOT NULL, amount INTEGER, at INTEGER NOT NULL, UNIQUE (kind, transactionId)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS done_by_time ON done (at);
  CREATE INDEX IF NOT EXISTS round_unsettled ON round (nextTryAt)
    WHERE state IN ('debiting', 'crediting', 'cancelling');
`

type RoundRow = Omit<Round, 'stops'> & { readonly stops: string | null }
type SeatRow = Omit<Seat, 'isEntered'> & { readonly isEntered: number }

const roundOf = (row: RoundRow): Round => ({
  ...row,
  stops: row.stops === null ? null : (JSON.parse(row.stops) as Stops),
})

/** The studio's own books: what a function returned from is on the disk. */
export function openRoundStore(path: string) {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const db = new DatabaseSync(path)
  db.exec(SCHEMA)
  const get = (sql: string, ...values: (string | number | null)[]): unknown =>
    db.prepare(sql).get(...values)

  return {
    addSeat(seat: Seat) {
      db.prepare('INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?, ?, ?)').run(
        seat.seatId,
        seat.walletToken,
        seat.language,
        seat.lobbyUrl,
        seat.entryId,
        Number(seat.isEntered),
        seat.demoBalance,
        seat.openedAt,
      )
    },
    /** Uses an entry up and gives its seat; null when it was used or never was. */
    enter(entryId: string): Seat | null {
      const row = get(
        'UPDATE seat SET isEntered = 1 WHERE entryId = ? AND isEntered = 0 RETURNING *',
        entryId,
      ) as SeatRow | undefined
      return row ? { ...row, isEntered: true } : null
    },
    findSeat(seatId: string): Seat | null {
      const sql = 'SELECT * FROM seat WHERE seatId = ? AND isEntered = 1'
      const row = get(sql, seatId) as SeatRow | undefined
      return row ? { ...row, isEntered: true } : null
    },
    moveDemo(seatId: string, by: number): number | null {
      const row = get(
        `UPDATE seat SET demoBalance = demoBalance + ? WHERE seatId = ? AND demoBalance + ? >= 0
         RETURNING demoBalance`,
        by,
        seatId,
        by,
      ) as SeatRow | undefined
      return row?.demoBalance ?? null
    },
    /** Begins a round, or gives the one that this request began before. */
    begin(round: Round): { readonly round: Round; readonly isNew: boolean } {
      const { changes } = db
        .prepare(
          `INSERT INTO round (roundId, seatId, requestId, walletToken, stake, state, stops, payout,
             reason, debitId, creditId, rollbackId, tries, nextTryAt)
           VALUES (?, ?, ?, ?, ?, ?, NULL, 0, NULL, ?, ?, ?, 0, 0)
           ON CONFLICT (seatId, requestId) DO NOTHING`,
        )
        .run(
          round.roundId,
          round.seatId,
          round.requestId,
          round.walletToken,
          round.stake,
          round.state,
          round.debitId,
          round.creditId,
          round.rollbackId,
        )
      const row = get(
        'SELECT * FROM round WHERE seatId = ? AND requestId = ?',
        round.seatId,
        round.requestId,
      ) as RoundRow
      return { round: roundOf(row), isNew: changes === 1 }
    },
    isRequest(seatId: string, requestId: string): boolean {
      const sql = 'SELECT 1 FROM round WHERE seatId = ? AND requestId = ?'
      return get(sql, seatId, requestId) !== undefined
    },
    find(roundId: string): Round {
      return roundOf(get('SELECT * FROM round WHERE roundId = ?', roundId) as RoundRow)
    },
    /** Writes down what was drawn, before anybody hears of it. */
    drawn(roundId: string, stops: Stops, payout: number) {
      db.prepare(
        `UPDATE round SET state = 'crediting', stops = ?, payout = ?
         WHERE roundId = ? AND state = 'debiting'`,
      ).run(JSON.stringify(stops), payout, roundId)
    },
    move(roundId: string, state: RoundState, reason: string | null = null) {
      db.prepare(
        'UPDATE round SET state = ?, reason = ?, tries = 0, nextTryAt = 0 WHERE roundId = ?',
      ).run(state, reason, roundId)
    },
    /** Writes down what the operator's wallet did, once. */
    noteDone({ kind, transactionId, roundId, amount, at }: Done) {
      db.prepare(
        `INSERT INTO done (kind, transactionId, roundId, amount, at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT DO NOTHING`,
      ).run(kind, transactionId, roundId, amount, at)
    },
    /** What was done from an instant to before another, in order, after a line of these books. */
    listDone(asked: {
      readonly from: number
      readonly to: number
      readonly after: number
      readonly limit: number
    }): readonly (Done & { readonly line: number })[] {
      const { from, to, after, limit } = asked
      return db
        .prepare('SELECT * FROM done WHERE line > ? AND at >= ? AND at < ? ORDER BY line LIMIT ?')
        .all(after, from, to, limit) as unknown as (Done & { line: number })[]
    },
    tryAgainAt(roundId: string, at: number) {
      db.prepare('UPDATE round SET tries = tries + 1, nextTryAt = ? WHERE roundId = ?').run(
        at,
        roundId,
      )
    },
    /** Rounds that the operator has not acknowledged the end of, and whose time has come. */
    unsettled(now: number): readonly Round[] {
      const rows = db
        .prepare(
          `SELECT * FROM round WHERE state IN ('debiting', 'crediting', 'cancelling')
             AND nextTryAt <= ? ORDER BY nextTryAt LIMIT 50`,
        )
        .all(now) as unknown as RoundRow[]
      return rows.map(roundOf)
    },
    close() {
      db.close()
    },
  }
}
