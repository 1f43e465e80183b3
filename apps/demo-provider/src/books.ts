import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { roundStore } from './rounds/round-store.ts'
import { seatStore } from './seats/seat-store.ts'
import { doneStore } from './wallet/done-store.ts'

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

export type Books = ReturnType<typeof openBooks>

/** The studio's own books, in the file of that name or in memory alone. */
export function openBooks(path: string) {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const db = new DatabaseSync(path)
  db.exec(SCHEMA)
  return {
    ...seatStore(db),
    ...roundStore(db),
    ...doneStore(db),
    close() {
      db.close()
    },
  }
}
