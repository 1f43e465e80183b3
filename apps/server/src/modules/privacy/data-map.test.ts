import { expect, test } from 'vitest'
import { mapped } from '../../testkit/data-map.ts'
import { serverOfFile } from '../../testkit/server-of-file.ts'

const server = serverOfFile()

/** Columns that name a person or hold what is theirs; the same in every table that has them. */
const PERSONAL = [
  'player_id',
  'agent_id',
  'sender_id',
  'recipient_id',
  'staff_id',
  'maker_id',
  'owner',
  'email',
  'phone',
  'cpf_index',
  'address',
  'device_id',
  'user_agent',
]

/** Tables with such a column that hold nothing of a person. */
const NOT_OF_A_PERSON: readonly string[] = []

test('[LGPD-01] whatever is kept of a person stands in the data map with purpose, ground and time', async () => {
  const { rows } = await server.deps.pool.query<{ name: string; isPersonal: boolean }>(
    `SELECT table_schema || '.' || table_name AS name,
            bool_or(column_name = ANY ($1)) AS "isPersonal"
       FROM information_schema.columns JOIN information_schema.tables
            USING (table_catalog, table_schema, table_name)
      WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
        AND table_name !~ '_\\d{4}_?\\d{2}$'
      GROUP BY 1 ORDER BY 1`,
    [PERSONAL],
  )
  const map = mapped()
  const known = map.flatMap(({ tables }) => tables)
  const there = new Set(rows.map(({ name }) => name))
  const missing = rows
    .filter(({ name, isPersonal }) => isPersonal && !NOT_OF_A_PERSON.includes(name))
    .map(({ name }) => name)
    .filter((name) => !known.includes(name))
  expect(missing).toEqual([])
  expect(known.filter((name) => !there.has(name))).toEqual([])
  expect(known.filter((name, at) => known.indexOf(name) !== at)).toEqual([])
  const grounds =
    /^(law|contract|consent|fraud|protection)(, (law|contract|consent|fraud|protection))*$/
  for (const { tables, cells } of map) {
    expect([tables, cells.length, cells.every((cell) => cell.length > 2)]).toEqual([
      tables,
      4,
      true,
    ])
    expect(cells[2]).toMatch(grounds)
  }
})
