import { ops } from '@jogada/contract'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { deskPage } from '../../support/desk.ts'

const ROWS = 1_000_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  // as years leave it: nearly all closed, few answered, hardly any open
  await server.deps.pool.query(
    `INSERT INTO support.ticket (player_id, topic, about, state, opened_at, changed_at, answer_by)
     SELECT n % 50000, 'game', '', state, at, at, CASE WHEN state = 'open' THEN at END
       FROM (SELECT n, CASE WHEN n % 20000 = 0 THEN 'open' WHEN n % 1000 = 0 THEN 'answered'
                            ELSE 'closed' END AS state,
                    timestamptz '2020-01-01Z' + (n / 3) * interval '1 s' AS at
               FROM generate_series(1, ${ROWS}) AS n) AS made`,
  )
  const owner = new Client({ connectionString: server.url })
  await owner.connect()
  await owner.query('ANALYZE support.ticket')
  await owner.end()
}, 600_000)
afterAll(async () => {
  await server.verify()
  await server.close()
})

type Plan = {
  readonly 'Node Type': string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Plan[]
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** What a page of tickets read, by PostgreSQL's own account. */
async function planOf(asked: Parameters<typeof deskPage>[1]): Promise<readonly Plan[]> {
  const { sql, parameters } = deskPage(server.deps, asked).compile()
  const { rows } = await server.deps.pool.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON, TIMING OFF) ${sql}`,
    [...parameters],
  )
  return nodesOf(rows[0]!['QUERY PLAN'][0]!.Plan)
}

const PAGE = 50

test.each([
  ['closed', undefined],
  ['closed', '2020-02-01T00:00:00.000Z 500000'],
  ['answered', undefined],
  ['answered', '2020-02-01T00:00:00.000Z 500000'],
  ['open', undefined],
  ['open', '2020-01-02T00:00:00.000Z 40000'],
] as const)(
  'of a million tickets a page of %s ones, after %s, reads little more than it shows',
  async (state, after) => {
    const nodes = await planOf({ state, after })
    const shape = nodes.map((node) => `${node['Node Type']} ${node['Index Name'] ?? ''}`.trim())
    process.stdout.write(`${state}: ${shape.join(' < ')}\n`)
    const read = nodes.map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0))
    expect(shape).not.toContain('Seq Scan')
    // what is open is little and may be sorted; of all others no more than the page is read
    const most = state === 'open' ? ROWS / 20_000 : PAGE + 1
    expect(Math.max(...read)).toBeLessThanOrEqual(most)
  },
)

test('a million tickets are leafed through to the end of a state, each once', async () => {
  const operator = await operatorWith(server, ['support'])
  const seen = new Set<string>()
  let after: string | undefined
  do {
    const page = dataOf(
      await operator.call(ops.care.tickets, {
        query: { state: 'answered', ...(after ? { after } : {}) },
      }),
    )
    for (const { ticketId } of page.tickets) seen.add(ticketId)
    after = page.next ?? undefined
  } while (after !== undefined)
  expect(seen.size).toBe(ROWS / 1000 - ROWS / 20_000)
})
