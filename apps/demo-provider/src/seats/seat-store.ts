import type { DatabaseSync } from 'node:sqlite'

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

type SeatRow = Omit<Seat, 'isEntered'> & { readonly isEntered: number }

/** The seats of the studio's books: what a function returned from is on the disk. */
export function seatStore(db: DatabaseSync) {
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
      const row = db
        .prepare('UPDATE seat SET isEntered = 1 WHERE entryId = ? AND isEntered = 0 RETURNING *')
        .get(entryId) as SeatRow | undefined
      return row ? { ...row, isEntered: true } : null
    },
    findSeat(seatId: string): Seat | null {
      const sql = 'SELECT * FROM seat WHERE seatId = ? AND isEntered = 1'
      const row = db.prepare(sql).get(seatId) as SeatRow | undefined
      return row ? { ...row, isEntered: true } : null
    },
    moveDemo(seatId: string, by: number): number | null {
      const row = db
        .prepare(
          `UPDATE seat SET demoBalance = demoBalance + ? WHERE seatId = ? AND demoBalance + ? >= 0
           RETURNING demoBalance`,
        )
        .get(by, seatId, by) as SeatRow | undefined
      return row?.demoBalance ?? null
    },
  }
}
