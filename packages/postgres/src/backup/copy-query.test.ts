import { Writable } from 'node:stream'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../testing.ts'
import { copyOut } from './copy-query.ts'

test('a sink that is full with the very last row leaves the connection to the next statement', async () => {
  const database = await createTestDatabase([])
  const client = new Client({ connectionString: database.url })
  await client.connect()
  let text = ''
  const full = new Writable({
    highWaterMark: 1,
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString()
      setImmediate(done)
    },
  })
  expect(await copyOut(client, 'COPY (SELECT generate_series(1, 3)) TO STDOUT', full)).toBe(3n)
  expect(text).toBe('1\n2\n3\n')
  expect((await client.query('SELECT 4 AS next')).rows).toEqual([{ next: 4 }])
  await client.end()
  await database.drop()
})

test('a copy whose disk is full fails, and its connection goes on', async () => {
  const database = await createTestDatabase([])
  const client = new Client({ connectionString: database.url })
  await client.connect()
  let written = 0
  const full = new Writable({
    highWaterMark: 1024,
    write(_chunk, _encoding, done) {
      setImmediate(() => done(++written < 3 ? null : new Error('the disk is full')))
    },
  })
  const statement = "COPY (SELECT repeat('x', 1000) FROM generate_series(1, 20000)) TO STDOUT"
  await expect(copyOut(client, statement, full)).rejects.toThrow('the disk is full')
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await client.end()
  await database.drop()
})
