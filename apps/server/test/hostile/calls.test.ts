import { Writable } from 'node:stream'
import { headerNames, pathOf, refusals } from '@jogada/contract'
import type { CallDefinition, Envelope } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '../../src/platform/log.ts'
import { contractCalls } from '../../src/testkit/contract-calls.ts'
import { hostileRequests } from '../../src/testkit/hostile-inputs.ts'
import type { HostileRequest } from '../../src/testkit/hostile-inputs.ts'
import { tablePrints } from '../../src/testkit/table-prints.ts'
import { operatorWith } from '../../src/testkit/test-operator.ts'
import { giveCash, passKyc, registerPlayer } from '../../src/testkit/test-player.ts'
import type { TestPlayer } from '../../src/testkit/test-player.ts'
import { startTestServer } from '../../src/testkit/test-server.ts'
import type { TestServer } from '../../src/testkit/test-server.ts'

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121)
const EACH = Number(process.env['FUZZ_EACH'] ?? 24)
/** Refusals whose HTTP status is the specification's or says that something of others is away. */
const known = new Set(Object.values(refusals).map(({ http, status }) => `${http}/${status}`))
const BARE = `${refusals.internal_error.http}/${refusals.internal_error.status}`
/** What a request may write without doing anything: when a session was last used. */
const usedAt = new Set(['account.session', 'operator.session'])

const CPF = '19119119100'

let server: TestServer
let player: TestPlayer
let staff: string
let logged = ''

beforeAll(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString()
      done()
    },
  })
  server = await startTestServer({ SLOW_STATEMENT_MS: '0' }, openLog('trace', sink))
  player = await registerPlayer(server)
  await passKyc(player, CPF)
  await giveCash(server, player.playerId, 1_000_000n)
  staff = (await operatorWith(server, ['admin'])).token
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const tokenFor = (call: CallDefinition) => (call.auth === 'operator' ? staff : player.token)
let keys = 0

/** What is wrong with the answer, or null. */
async function ask(call: CallDefinition, asked: HostileRequest, token: string) {
  const { params, query, payload, contentType } = asked
  const response = await server.app.inject({
    method: call.method,
    url: `${pathOf(call.path, params)}${query ? `?${query}` : ''}`,
    headers: {
      [headerNames.authorization]: token,
      [headerNames.deviceId]: 'device-of-a-test',
      [headerNames.idempotencyKey]: `00000000-0000-4000-8000-${String(++keys).padStart(12, '0')}`,
      ...(payload === null ? {} : { 'content-type': contentType }),
    },
    ...(payload === null ? {} : { payload }),
  })
  if (response.statusCode < 400 && !response.headers['content-type']?.includes('json')) return null
  const { status } = response.json<Envelope<unknown>>()
  const said = `${response.statusCode}/${status}`
  const isFine = said === '200/200' || (known.has(said) && said !== BARE)
  return isFine ? null : said
}

const shown = (name: string, { params, query, payload }: HostileRequest, said: string) =>
  `${name} ${said}: ${JSON.stringify({ params, query, payload }).slice(0, 300)}`

async function askAll(
  pick: (call: CallDefinition, asked: HostileRequest) => boolean,
  tokenOf: (call: CallDefinition) => string,
) {
  const wrong: string[] = []
  let sent = 0
  for (const { name, call } of contractCalls) {
    for (const asked of hostileRequests(call, SEED, EACH)) {
      if (!pick(call, asked)) continue
      sent++
      const said = await ask(call, asked, tokenOf(call))
      if (said) wrong.push(shown(name, asked, said))
    }
  }
  return { wrong, sent }
}

async function changed(before: Readonly<Record<string, string>>, mayChange: ReadonlySet<string>) {
  const after = await tablePrints(server.deps.pool)
  return Object.keys(after).filter((name) => after[name] !== before[name] && !mayChange.has(name))
}

test('[TST-05] [OPS-03] what the contract refuses is refused with its code and changes no row', async () => {
  const before = await tablePrints(server.deps.pool)
  const { wrong, sent } = await askAll((_, { isRefused }) => isRefused, tokenFor)
  expect(wrong).toEqual([])
  expect(sent).toBeGreaterThan(contractCalls.length * 3)
  expect(await changed(before, usedAt)).toEqual([])
})

test.each([
  ['without a session', ''],
  ['with a forged session', 'a'.repeat(43)],
  ['with the header of another scheme', 'Basic cGxheWVyOnBhc3M='],
  ['with text that is no header', '\u00ff'.repeat(50)],
])(
  '[TST-05] no call of players or operators does anything %s',
  async (_, token) => {
    const before = await tablePrints(server.deps.pool)
    const bad: string[] = []
    for (const { name, call } of contractCalls) {
      if (call.auth === 'public') continue
      for (const asked of hostileRequests(call, SEED + 1, 3)) {
        const said = await ask(call, asked, token)
        if (said) bad.push(shown(name, asked, said))
      }
    }
    expect(bad).toEqual([])
    expect(await changed(before, new Set())).toEqual([])
  },
  120_000,
)

test('[SEC-06] a player’s session opens no call of operators, nor theirs one of players', async () => {
  const before = await tablePrints(server.deps.pool)
  const open: string[] = []
  for (const { name, call } of contractCalls) {
    if (call.auth === 'public') continue
    const other = call.auth === 'operator' ? player.token : staff
    for (const { params, payload } of hostileRequests(call, SEED + 2, 3)) {
      const { statusCode } = await server.app.inject({
        method: call.method,
        url: pathOf(call.path, params),
        headers: { [headerNames.authorization]: other, 'content-type': 'application/json' },
        ...(payload === null ? {} : { payload }),
      })
      if (statusCode !== 401 && statusCode !== 400) open.push(`${name} ${statusCode}`)
    }
  }
  expect(open).toEqual([])
  expect(await changed(before, new Set())).toEqual([])
})

test('[TST-05] what the contract lets through meets a rule and no fault, and makes no money', async () => {
  const worth = async () => {
    const { cash, bonus, held, withdrawing } = await server.deps.ledger.balances(player.playerId)
    return cash.balance + bonus.balance + held.balance + withdrawing.balance
  }
  const before = await worth()
  // what ends the session or the right to play would leave nothing to ask with
  const ends = /^(auth\.logout|security\.endSessions|user\.changePassword|limits\.|ops\.)/
  const names = new Map(contractCalls.map(({ name, call }) => [call, name]))
  const { wrong } = await askAll(
    (call, { isRefused }) => !isRefused && !ends.test(names.get(call)!),
    tokenFor,
  )
  expect(wrong).toEqual([])
  const won = await server.deps.pool.query<{ won: bigint }>(
    `SELECT coalesce(sum(payout - stake), 0)::bigint AS won FROM casino.round WHERE player_id = $1`,
    [player.playerId],
  )
  expect((await worth()) - before).toBeLessThanOrEqual(won.rows[0]!.won)
  const after = await server.app.sessions.find(player.token)
  expect(after?.playerId).toBe(player.playerId)
})

test('[TST-05] operators’ and limits’ calls that the contract lets through meet no fault', async () => {
  const last = /^(limits\.|ops\.)/
  const names = new Map(contractCalls.map(({ name, call }) => [call, name]))
  const { wrong } = await askAll(
    (call, { isRefused }) => !isRefused && last.test(names.get(call)!),
    tokenFor,
  )
  expect(wrong).toEqual([])
})

test('[SEC-13] of all that was asked in this file the log names no CPF, e-mail, phone or token', () => {
  expect(logged).toContain('a statement was slow')
  for (const secret of [CPF, '191.191.191-00', player.email, player.token, staff]) {
    const lines = logged.split('\n').filter((line) => line.includes(secret))
    expect(lines.slice(0, 3)).toEqual([])
  }
  const parts = logged
    .split('\n')
    .filter((line) => /\b\d{11}\b|\d{3}\.\d{3}\.\d{3}-\d{2}/.test(line))
  expect(parts.slice(0, 3)).toEqual([])
})
