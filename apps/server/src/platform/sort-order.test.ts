import { createPool } from '@jogada/postgres'
import { createSortedTestDatabase, createTestDatabase } from '@jogada/postgres/testing'
import { expect, test } from 'vitest'
import { warnOfSortOrder } from './sort-order.ts'

test.each([
  ['by bytes is not told of', createTestDatabase, []],
  ['as a language does is told of', createSortedTestDatabase, [{ provider: 'i', locale: 'en-US' }]],
] as const)('a database that sorts texts %s at the start', async (_, create, expected) => {
  const database = await create([])
  const pool = createPool({ url: database.url, as: 'owner', max: 1 })
  const told: object[] = []
  await warnOfSortOrder(pool, { warn: (fact: object) => void told.push(fact) })
  expect(told).toEqual(expected)
  await pool.end()
  await database.drop()
})
