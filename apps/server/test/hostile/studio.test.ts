import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  balanceBody,
  betBody,
  infoBody,
  rollbackBody,
  roundEndBody,
  winBody,
} from '../../src/modules/aggregator/adapters/hub88-wire.ts'
import { sitDown, startGameServer, units } from '../../src/modules/aggregator/testkit.ts'
import type { GameServer, Seat } from '../../src/modules/aggregator/testkit.ts'
import type { WalletReply } from '../../src/testkit/foreign-provider.ts'
import { hostileBodies } from '../../src/testkit/hostile-bodies.ts'
import type { HostileBody } from '../../src/testkit/hostile-bodies.ts'
import { tablePrints } from '../../src/testkit/table-prints.ts'

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_123)
const EACH = Number(process.env['FUZZ_EACH'] ?? 120)

let server: GameServer
let seat: Seat
/** A stake that is open, by the id that the studio gave it. */
let stake: string
beforeAll(async () => {
  server = await startGameServer()
  seat = await sitDown(server, 100_000n)
  stake = randomUUID()
  await seat.bet(400n, { transaction_uuid: stake })
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const calls = [
  ['/user/info', infoBody],
  ['/user/balance', balanceBody],
  ['/transaction/bet', betBody],
  ['/transaction/win', winBody],
  ['/transaction/rollback', rollbackBody],
  ['/round/end', roundEndBody],
] as const

/** A call as the studio makes it, with every field that any of them has. */
const good = () => ({
  request_uuid: randomUUID(),
  token: seat.token,
  user: 'u',
  game_code: 'feira',
  currency: 'BRL',
  timestamp: server.clock.now().getTime(),
  transaction_uuid: randomUUID(),
  reference_transaction_uuid: stake,
  round: 'r1',
  amount: units(100n),
  round_closed: false,
})

/** Whether the dialect reads it, by its own schema over what the bytes say. */
function isRead({ payload }: HostileBody, schema: (typeof calls)[number][1]): boolean {
  try {
    return schema.safeParse(JSON.parse(payload.toString('utf8'))).success
  } catch {
    return false
  }
}

async function say(path: string, { payload, contentType }: HostileBody, signature: string | null) {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/seamless/orla${path}`,
    headers: {
      'content-type': contentType,
      ...(signature === null ? {} : { 'x-hub88-signature': signature }),
    },
    payload,
  })
  return { http: response.statusCode, ...response.json<WalletReply>() }
}

const shown = (path: string, { payload }: HostileBody, said: object) =>
  `${path} ${JSON.stringify(said)}: ${payload.toString().slice(0, 200)}`

async function changedSince(before: Readonly<Record<string, string>>) {
  const after = await tablePrints(server.deps.pool)
  return Object.keys(after).filter((name) => after[name] !== before[name])
}

test('[TST-05] what a studio signs and the wallet cannot read is told so and changes no row', async () => {
  const before = await tablePrints(server.deps.pool)
  const wrong: string[] = []
  let unread = 0
  for (const [path, schema] of calls) {
    for (const body of hostileBodies(good(), SEED, EACH)) {
      if (isRead(body, schema)) continue
      unread++
      const said = await say(path, body, server.provider.sign(body.payload))
      const isTold = said.http === 200 && /^RS_ERROR_(WRONG|INVALID)_/.test(said.status)
      if (!isTold) wrong.push(shown(path, body, said))
    }
  }
  expect(wrong).toEqual([])
  expect(unread).toBeGreaterThan(calls.length * 40)
  expect(await changedSince(before)).toEqual([])
})

test('[TST-05] what it can read meets no fault, and every centavo that moves was answered with OK', async () => {
  const cash = async () => (await server.deps.ledger.balances(seat.player.playerId)).cash.balance
  let owed = await cash()
  const wrong: string[] = []
  const said = new Set<string>()
  for (const [path, schema] of [calls[0], calls[1], calls[2], calls[3]] as const) {
    for (const body of hostileBodies(good(), SEED, EACH)) {
      if (!isRead(body, schema)) continue
      const reply = await say(path, body, server.provider.sign(body.payload))
      said.add(`${path} ${reply.status}`)
      const isFine = reply.http === 200 && reply.status !== 'RS_ERROR_UNKNOWN'
      if (!isFine) wrong.push(shown(path, body, reply))
      const left = await cash()
      const moved = left - owed
      if (moved !== 0n && (reply.status !== 'RS_OK' || reply.balance !== units(left))) {
        wrong.push(shown(path, body, { moved: String(moved), ...reply }))
      }
      if (path === '/transaction/bet' ? moved > 0n : path !== '/transaction/win' && moved !== 0n) {
        wrong.push(shown(path, body, { moved: String(moved) }))
      }
      owed = left
    }
  }
  expect(wrong).toEqual([])
  expect(said).toContain('/transaction/bet RS_OK')
  expect(said).toContain('/transaction/win RS_OK')
})

test('[TST-05] [SEC-09] without a signature of its own over its bytes no body is read', async () => {
  const before = await tablePrints(server.deps.pool)
  const wrong: string[] = []
  for (const [path] of calls) {
    const whole = { payload: Buffer.from(JSON.stringify(good())), contentType: 'application/json' }
    const other = server.provider.sign(JSON.stringify(good()))
    const forged = [
      null,
      '',
      '=',
      'A'.repeat(344),
      '\u00ff',
      'x'.repeat(9000),
      other,
      `${other},${other}`,
    ]
    for (const body of [whole, ...hostileBodies(good(), SEED + 1, 10)]) {
      for (const signature of forged) {
        const said = await say(path, body, signature)
        const isTold =
          said.http === 200 &&
          ['RS_ERROR_INVALID_SIGNATURE', 'RS_ERROR_WRONG_SYNTAX'].includes(said.status)
        if (!isTold) wrong.push(shown(path, body, said))
      }
    }
  }
  expect(wrong).toEqual([])
  expect(await changedSince(before)).toEqual([])
})
