import type { DatabaseSync } from 'node:sqlite'
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

type RoundRow = Omit<Round, 'stops'> & { readonly stops: string | null }

const roundOf = (row: RoundRow): Round => ({
  ...row,
  stops: row.stops === null ? null : (JSON.parse(row.stops) as Stops),
})

/** The rounds of the studio's books: what a function returned from is on the disk. */
export function roundStore(db: DatabaseSync) {
  return {
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
      const row = db
        .prepare('SELECT * FROM round WHERE seatId = ? AND requestId = ?')
        .get(round.seatId, round.requestId) as RoundRow
      return { round: roundOf(row), isNew: changes === 1 }
    },
    isRequest(seatId: string, requestId: string): boolean {
      const sql = 'SELECT 1 FROM round WHERE seatId = ? AND requestId = ?'
      return db.prepare(sql).get(seatId, requestId) !== undefined
    },
    find(roundId: string): Round {
      return roundOf(db.prepare('SELECT * FROM round WHERE roundId = ?').get(roundId) as RoundRow)
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
  }
}
