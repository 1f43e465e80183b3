import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from './pool.ts'
import { createTestDatabase } from './testing.ts'
import type { TestDatabase } from './testing.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase([])
})
afterAll(() => database.drop())

test('a connection that is lost between two statements fails the next one, not the process', async () => {
  const pool = createPool({ url: database.url, as: 'owner', max: 2 })
  const taken = await pool.connect()
  const { rows } = await taken.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const gone = new Promise((done) => taken.once('end', done))

  await pool.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid])
  await gone

  await expect(taken.query('SELECT 1')).rejects.toThrow(/not queryable|terminat/)
  taken.release(true)
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})
