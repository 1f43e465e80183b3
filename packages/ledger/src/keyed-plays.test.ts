import { createPool } from '@jogada/postgres'
import { createSortedTestDatabase } from '@jogada/postgres/testing'
import type { TestDatabase } from '@jogada/postgres/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pool } from 'pg'
import { createLedger } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import { ledgerMigrations } from './migrations.ts'
import { clock, command, deposit, moves } from './testkit.ts'
import { verifyLedger } from './verify-ledger.ts'

let database: TestDatabase
let owner: Pool
let ledger: Ledger

beforeAll(async () => {
  database = await createSortedTestDatabase([ledgerMigrations])
  owner = createPool({ url: database.url, as: 'owner', max: 2 })
  ledger = await createLedger({ url: database.url, clock })
})
afterAll(async () => {
  await ledger.close()
  await owner.end()
  await database.drop()
})

test('what is found by how its key begins is found in a database of any language', async () => {
  await ledger.submit(1n, () => deposit(1000n))
  for (const key of ['settle:1:0:0', 'settle;1', 'settlement', 'void:1:0:0', 'Settle:2']) {
    const postings = moves(['cash', -5n], ['house:sportsbook', 5n])
    await ledger.submit(1n, () => command({ key, bodyHash: '20:0', kind: 'end', postings }))
  }
  const plays = await ledger.keyedPlays(
    { players: [1n], account: 'house:sportsbook' },
    {
      keys: 'settle:',
      kinds: ['end'],
      hashes: '^20:',
      from: new Date(clock.at.getTime() - 1000),
      to: new Date(clock.at.getTime() + 1000),
    },
  )
  expect(plays).toMatchObject([{ playerId: 1n, key: 'settle:1:0:0', moved: 5n, debits: 5n }])
  expect((await verifyLedger(owner)).firstBadRow).toBeNull()
})
