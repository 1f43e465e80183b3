import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from './pool.ts'
import { digestOf } from './backup/copy-to-file.ts'
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

test('the database asks after a while whether the process of a session is still there', async () => {
  for (const as of ['owner', 'application'] as const) {
    const pool = createPool({ url: database.url, as, max: 1 })
    const { rows } = await pool.query<{ name: string; setting: string }>(
      "SELECT name, setting FROM pg_settings WHERE name LIKE 'tcp_keepalives%'",
    )
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      tcp_keepalives_idle: '10',
      tcp_keepalives_interval: '5',
      tcp_keepalives_count: '3',
    })
    await pool.end()
  }
})

test('every statement is timed, however its caller waits for it', async () => {
  const ended: [string, boolean][] = []
  const onStatement = (text: string, ms: number) => void ended.push([text, ms >= 20])
  const pool = createPool({ url: database.url, as: 'owner', max: 1, onStatement })
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await pool.query({ text: 'SELECT $1::int AS two', values: [2] })
  const taken = await pool.connect()
  await taken.query('SELECT pg_sleep(0.03)')
  await expect(taken.query('SELECT 1/0')).rejects.toThrow('division by zero')
  await digestOf(taken, 'COPY (SELECT 3 AS three) TO STDOUT')
  taken.release()
  expect(ended).toEqual([
    ['SELECT 1 AS one', expect.any(Boolean)],
    ['SELECT $1::int AS two', expect.any(Boolean)],
    ['SELECT pg_sleep(0.03)', true],
    ['SELECT 1/0', expect.any(Boolean)],
    ['COPY (SELECT 3 AS three) TO STDOUT', expect.any(Boolean)],
  ])
  await pool.end()
})
