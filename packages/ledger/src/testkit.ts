import { centavos } from '@jogada/core'
import { createPool } from '@jogada/postgres'
import { createTestDatabase } from '@jogada/postgres/testing'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect } from 'vitest'
import { createLedger } from './ledger.ts'
import type { Ledger, LedgerOptions } from './ledger.ts'
import type { MoneyCommand, Posting, RowWriter } from './command.ts'
import { ledgerMigrations } from './migrations.ts'
import { verifyLedger } from './verify-ledger.ts'

/** Where the clock of each file stands at first. */
export const BEGINNING = new Date('2026-11-20T15:00:00Z')

/** A clock that a test turns by hand; each file begins at the same instant. */
export const clock = {
  at: BEGINNING,
  now: () => clock.at,
}

export type Bench = {
  readonly url: string
  readonly ledger: Ledger
  /** As the owner of the tables, who may do anything. */
  readonly owner: Pool
  open(options?: Partial<LedgerOptions>): Promise<Ledger>
}

/** A ledger on a database of its own for one test file; the file ends with a verification. */
export function useLedger(options: Partial<LedgerOptions> = {}): () => Bench {
  let bench: Bench | undefined
  const opened: Ledger[] = []
  let end: () => Promise<void>

  beforeAll(async () => {
    players = 0n
    clock.at = BEGINNING
    const database = await createTestDatabase([ledgerMigrations])
    const owner = createPool({ url: database.url, as: 'owner', max: 3 })
    await owner.query(noteTable)
    const open = async (more: Partial<LedgerOptions> = {}) => {
      const ledger = await createLedger({ url: database.url, clock, ...options, ...more })
      opened.push(ledger)
      return ledger
    }
    bench = { url: database.url, ledger: await open(), owner, open }
    end = async () => {
      for (const ledger of opened) await ledger.close()
      const { firstBadRow } = await verifyLedger(owner)
      await owner.end()
      await database.drop()
      expect(firstBadRow).toBeNull()
    }
  })
  afterAll(() => end())
  return () => bench!
}

const noteTable = `
  CREATE SCHEMA shop;
  CREATE TABLE shop.note (
    command_id bigint PRIMARY KEY,
    text text NOT NULL CHECK (text <> 'poison'),
    size integer,
    detail jsonb,
    raw bytea,
    at timestamptz,
    is_good boolean
  )`

export const noteWriter: RowWriter = {
  name: 'shop.note',
  columns: {
    command_id: 'bigint',
    text: 'text',
    size: 'integer',
    detail: 'jsonb',
    raw: 'bytea',
    at: 'timestamptz',
    is_good: 'boolean',
  },
  sql: `INSERT INTO shop.note (command_id, text, size, detail, raw, at, is_good)
    SELECT command_id, text, size, detail, raw, at, is_good FROM rows`,
}

let players = 0n
/** A player whom no other test of the file knows: the file's first is 1, the next 2. */
export const newPlayer = (): bigint => ++players

let keys = 0
export const newKey = (): string => `key-${++keys}`

export const moves = (...legs: [Posting['account'], bigint][]): Posting[] =>
  legs.map(([account, amount]) => ({ account, amount: centavos(amount) }))

/** A command with sensible defaults. */
export const command = (part: Partial<MoneyCommand> = {}): MoneyCommand => ({
  key: newKey(),
  bodyHash: 'same',
  kind: 'test',
  postings: [],
  ...part,
})

export const deposit = (amount: bigint, part: Partial<MoneyCommand> = {}): MoneyCommand =>
  command({
    kind: 'deposit',
    postings: moves(['house:psp_clearing', -amount], ['cash', amount]),
    ...part,
  })

/** A bet that takes `stake` and pays `payout` in the same command. */
export const bet = (stake: bigint, payout = 0n, part: Partial<MoneyCommand> = {}): MoneyCommand =>
  command({
    kind: 'bet',
    postings: [
      ...moves(['cash', -stake], ['house:games', stake]),
      ...(payout > 0n ? moves(['house:games', -payout], ['cash', payout]) : []),
    ],
    ...part,
  })
