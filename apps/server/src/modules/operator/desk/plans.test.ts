import { ops } from '@jogada/contract'
import type { CallDefinition } from '@jogada/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { dataOf, giveCash, registerPlayer } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { start } from '../../casino/ladder/testkit.ts'
import { betDouble, leadDraws } from '../../draws/testkit.ts'
import { home, offerEvent, placeSlip, playerWith } from '../../sportsbook/testkit.ts'

type Heard = { readonly text: string; readonly values: readonly unknown[] }

let server: TestServer
let operator: TestOperator
let playerId: string
let heard: Heard[] | null = null
const plain = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown

beforeAll(async () => {
  server = await startTestServer()
  operator = await operatorWith(server, [...ops.roles])
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, 500n)
  playerId = String(player.playerId)
  // every statement goes through here on its way to PostgreSQL, and is noted while somebody listens
  Reflect.set(pg.Client.prototype, 'query', function query(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args
    const text = typeof first === 'string' ? first : (first as { text?: string }).text
    const values = typeof first === 'string' ? second : (first as { values?: unknown }).values
    if (heard && text && /^\s*(select|with)\b/i.test(text)) {
      heard.push({ text, values: Array.isArray(values) ? values : [] })
    }
    return Reflect.apply(plain, this, args)
  })
})
afterAll(async () => {
  Reflect.set(pg.Client.prototype, 'query', plain)
  await server.verify()
  await server.close()
})

/** What stays small however many players there are, or is read by its few open rows. */
const SMALL = [
  'staff',
  'switch',
  'campaign',
  'package',
  'gift',
  'terms',
  'cursor',
  'reconciliation',
  'received_cursor',
  'called',
  'feed_source',
]

type Plan = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** The tables that a statement can only read whole, by PostgreSQL's own plan. */
async function scannedBy({ text, values }: Heard): Promise<string[]> {
  const client = await server.deps.pool.connect()
  try {
    await client.query('BEGIN')
    // with a price on reading whole, it is planned only where no index serves
    await client.query('SET LOCAL enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
      `EXPLAIN (FORMAT JSON) ${text}`,
      [...values],
    )
    return nodesOf(rows[0]!['QUERY PLAN'][0]!.Plan)
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name'] ?? '?')
      .filter((table) => !SMALL.includes(table))
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

async function scansOf<const C extends CallDefinition>(
  call: C,
  input: Parameters<typeof operator.call<C>>[1],
): Promise<string[]> {
  heard = []
  const answer = await operator.call(call, input)
  const statements = heard
  heard = null
  expect(answer.status).toBe(200)
  expect(statements.length).toBeGreaterThan(0)
  return (await Promise.all(statements.map(scannedBy))).flat()
}

const before = '1000'

test('no list of the back office reads a growing table whole', async () => {
  const found: Record<string, string[]> = {
    withdrawals: await scansOf(ops.queues.withdrawals, {
      query: { state: 'in_review', after: `2026-11-20T15:00:00.000Z ${before}` },
    }),
    refusedKyc: await scansOf(ops.queues.kyc, { query: {} }),
    approvals: await scansOf(ops.approvals.list, { query: { before } }),
    waiting: await scansOf(ops.approvals.list, { query: { before, list: 'waiting' } }),
    decided: await scansOf(ops.approvals.list, { query: { before, list: 'over' } }),
    audit: await scansOf(ops.books.auditList, { query: { before } }),
    auditOfSubject: await scansOf(ops.books.auditList, { query: { before, subject: 'player:1' } }),
    auditOfActor: await scansOf(ops.books.auditList, {
      query: { before, actor: 'ana@example.com' },
    }),
    auditOfAction: await scansOf(ops.books.auditList, {
      query: { action: 'player.revealed', until: '2026-11-20' },
    }),
    entries: await scansOf(ops.books.entries, {
      params: { playerId, account: 'cash' },
      query: { before },
    }),
    player: await scansOf(ops.players.view, { params: { playerId } }),
    papers: await scansOf(ops.playerFile.papers, { params: { playerId }, query: {} }),
    bonuses: await scansOf(ops.playerMoney.bonuses, {
      params: { playerId },
      query: { before: '2026-11-20T15:00:00.000Z b1' },
    }),
    limits: await scansOf(ops.playerMoney.limits, { params: { playerId } }),
    ticketsOfPlayer: await scansOf(ops.playerFile.tickets, { params: { playerId }, query: {} }),
    invited: await scansOf(ops.playerFile.invited, {
      params: { playerId },
      query: { level: 3, before },
    }),
    linked: await scansOf(ops.playerFile.linked, { params: { playerId }, query: { before } }),
    trace: await scansOf(ops.playerFile.trace, { params: { playerId }, query: { before } }),
    plays: await scansOf(ops.players.plays, { params: { playerId }, query: {} }),
    betBoard: await scansOf(ops.trading.betBoard, {
      query: { after: `2026-11-20T15:00:00.000Z ${before}` },
    }),
    tickets: await scansOf(ops.care.tickets, { query: { state: 'open' } }),
    alerts: await scansOf(ops.care.alerts, { query: { state: 'closed', before } }),
    banners: await scansOf(ops.care.banners, { query: { before } }),
    reportRows: await scansOf(ops.books.reportRows, {
      params: { figure: 'ggr', day: '2026-11-21' },
      query: {},
    }),
    business: await scansOf(ops.overview.business, {}),
    risks: await scansOf(ops.overview.risks, {}),
    health: await scansOf(ops.overview.health, {}),
    treeThen: await scansOf(ops.books.tree, { query: { at: '2026-11-21T15:00:00Z' } }),
    houseEntries: await scansOf(ops.books.houseEntries, {
      params: { account: 'house:games' },
      query: { after: '1795446000000-1-1000-1000' },
    }),
  }
  expect(
    Object.fromEntries(Object.entries(found).filter(([, tables]) => tables.length > 0)),
  ).toEqual({})
})

test('[R135] one bet, round or draw is read without reading a growing table whole', async () => {
  const rich = await playerWith(server, 10_000n)
  const params = { playerId: String(rich.playerId) }
  const legs = [home(await offerEvent(server))]
  const { ticket } = dataOf(await placeSlip(rich, { kind: 'single', legs }))
  const { round } = dataOf(await start(rich))
  const draws = await leadDraws(server)
  await draws.step(draws.slot('double').endAt)
  const { bet } = dataOf(await betDouble(rich, { roundId: draws.slot('double').roundId }))
  const { betId } = bet
  const { roundId } = round
  expect({
    bet: await scansOf(ops.plays.bet, { params: { ...params, betId: ticket.betId } }),
    round: await scansOf(ops.plays.round, { params: { ...params, roundId } }),
    draw: await scansOf(ops.plays.shared, { params: { ...params, betId } }),
  }).toEqual({ bet: [], round: [], draw: [] })
})

test.each([
  ['a player’s number', '1'],
  ['an e-mail', 'ninguem@example.com'],
  ['a CPF', '529.982.247-25'],
  ['a txid', 'a'.repeat(32)],
  ['an end-to-end id', 'E00416968202611201510abcdefghijk'],
  ['a payout', '0193a5c0-1111-7000-8000-000000000001'],
])('a search by %s reads no growing table whole', async (_, q) => {
  expect(await scansOf(ops.players.search, { query: { q } })).toEqual([])
})

test('a report over all players is known to read them whole, so the check can tell', async () => {
  expect(await scansOf(ops.books.liability, {})).toContain('account')
})
