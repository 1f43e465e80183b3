import { setTimeout as sleep } from 'node:timers/promises'
import { ops } from '@jogada/contract'
import { centavos, negate } from '@jogada/core'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { asOwner } from '../../../testkit/as-owner.ts'
import {
  orderDeposit,
  payAs,
  registerPayer,
  startPixServer,
  statusOf,
} from '../../../testkit/pix-server.ts'
import type { Payer, PixServer } from '../../../testkit/pix-server.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { callAs, dataOf, giveCash } from '../../../testkit/test-player.ts'
import type { Answer } from '../../../testkit/test-player.ts'
import { listEntries, traceCommands, traceEvent, verifyAudit } from '../../audit/index.ts'
import { openDebts } from '../../deposit/index.ts'
import { askAgain, richPlayer } from '../../withdrawal/testkit.ts'

const CHAIN = `hashtextextended('audit.entry', 0)`
const reason = 'pedido conferido'

let server: PixServer
let finance: TestOperator
let crm: TestOperator
beforeAll(async () => {
  server = await startPixServer()
  finance = await operatorWith(server, ['finance'])
  crm = await operatorWith(server, ['crm'])
})
beforeEach(() => server.syncClock())
afterAll(async () => {
  const { firstBadSeq } = await verifyAudit(server.deps)
  if (firstBadSeq !== null) throw new Error(`the audit log is wrong at ${firstBadSeq}`)
  await server.verify()
  await server.close()
})

type Act = {
  /** Does it, once what it needs is there. */
  readonly run: () => Promise<Answer<unknown>>
  readonly subject: string
}

const idOf = ({ playerId }: Payer) => String(playerId)

const give = (player: Payer, body: { source: 'campaign' | 'gift'; id: string; amount?: string }) =>
  callAs(
    server,
    ops.playerMoney.grant,
    { params: { playerId: idOf(player) }, body: { ...body, reason } },
    { token: crm.token, key: server.deps.rng.uuid() },
  )

const bonus = { source: 'campaign', id: 'page-gift', amount: '5.00' } as const

async function underReview(changes: object = {}, values: { isPaidInUsdt?: boolean } = {}) {
  const player = await richPlayer(server, values)
  const { withdrawalId } = await askAgain(player, '1000.00', { name: player.name, ...changes })
  const params = { playerId: idOf(player), withdrawalId }
  return { params, subject: `withdrawal:${withdrawalId}` }
}

async function owing() {
  const player = await registerPayer(server)
  const placed = await orderDeposit(server, player, 'brl-20')
  const endToEndId = await payAs(server, player, placed.code)
  await vi.waitFor(async () => expect(await statusOf(player, placed.orderId)).toBe('10'))
  const { cash } = await server.deps.ledger.balances(player.playerId)
  await server.deps.ledger.submit(player.playerId, () => ({
    key: server.deps.rng.uuid(),
    bodyHash: 'stake',
    kind: 'test_stake',
    postings: [
      { account: 'cash', amount: negate(cash.balance) },
      { account: 'house:games', amount: centavos(cash.balance) },
    ],
  }))
  await server.sandbox.takeBack(endToEndId)
  const debt = await vi.waitFor(async () => {
    const open = (await openDebts(server.deps, 1000)).find(
      ({ player_id }) => player_id === player.playerId,
    )
    expect(open).toBeDefined()
    return open!
  })
  await giveCash(server, player.playerId, 500n)
  return { playerId: idOf(player), debtId: debt.debt_id }
}

/** Everything that operators do to money by one person, by a command of the ledger. */
const acts: readonly (readonly [string, string, () => Promise<Act>])[] = [
  [
    'a bonus that is given',
    'player.bonus_granted',
    async () => {
      const player = await registerPayer(server)
      return { run: () => give(player, bonus), subject: `player:${player.playerId}` }
    },
  ],
  [
    'a gift that is given',
    'player.bonus_granted',
    async () => {
      const player = await registerPayer(server)
      const gift = { source: 'gift', id: 'boas-vindas' } as const
      return { run: () => give(player, gift), subject: `player:${player.playerId}` }
    },
  ],
  [
    'a bonus that is taken back',
    'player.bonus_cancelled',
    async () => {
      const player = await registerPayer(server)
      const playerId = idOf(player)
      dataOf(await give(player, bonus))
      const { active } = dataOf(await crm.call(ops.playerMoney.bonuses, { params: { playerId } }))
      const params = { playerId, bonusId: active[0]!.bonusId }
      return {
        run: () => crm.call(ops.playerMoney.cancelBonus, { params, body: { reason } }),
        subject: `player:${playerId}`,
      }
    },
  ],
  [
    'a withdrawal that is approved',
    'withdrawal.approved',
    async () => {
      const { params, subject } = await underReview()
      return {
        run: () => finance.call(ops.queues.approveWithdrawal, { params, body: { note: reason } }),
        subject,
      }
    },
  ],
  [
    'a withdrawal that is refused',
    'withdrawal.refused',
    async () => {
      const { params, subject } = await underReview()
      const body = { reason: 'holder_unconfirmed', note: reason } as const
      return { run: () => finance.call(ops.queues.refuseWithdrawal, { params, body }), subject }
    },
  ],
  [
    'a withdrawal that is paid in USDT',
    'withdrawal.paid_usdt',
    async () => {
      const { params, subject } = await underReview(
        {
          payCardBank: 'USDT',
          payCardNo: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
          ifsc: '5.40',
        },
        { isPaidInUsdt: true },
      )
      dataOf(await finance.call(ops.queues.approveWithdrawal, { params, body: {} }))
      const body = { transactionHash: server.deps.rng.bytes(32).toString('hex'), note: reason }
      return { run: () => finance.call(ops.queues.payUsdt, { params, body }), subject }
    },
  ],
  [
    'a debt that is collected',
    'debt.collected',
    async () => {
      const params = await owing()
      return {
        run: () => finance.call(ops.queues.collectDebt, { params, body: { reason } }),
        subject: `debt:${params.debtId}`,
      }
    },
  ],
]

const tracesOf = async ({ subject }: Act, action: string) =>
  (await listEntries(server.deps, { subject })).filter((entry) => entry.action === action)

/** Does it, and cuts its process off from the log between the commit and the entry. */
async function cutOff({ run }: Act) {
  const chain = await server.deps.pool.connect()
  await chain.query(`SELECT pg_advisory_lock(${CHAIN})`)
  try {
    const call = { isAnswered: false }
    const running = run().finally(() => (call.isAnswered = true))
    for (let isCut = false; !isCut && !call.isAnswered; await sleep(10)) {
      const { rowCount } = await asOwner(
        server,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event = 'advisory'
            AND query LIKE '%pg_advisory_xact_lock%'`,
      )
      isCut = rowCount === 1
    }
    return await running
  } finally {
    await chain.query(`SELECT pg_advisory_unlock(${CHAIN})`)
    chain.release()
  }
}

let marks = 0n

/** Lets the worker go on until it has seen, in each lane, what was committed before this. */
async function letWorkerRun() {
  const ending = new AbortController()
  const working = traceCommands(server.deps, ending.signal)
  marks += 1n
  const mark = { subject: `mark:${marks}`, actor: { staffId: null, email: 'x', address: '' } }
  for (const lane of [1n, 2n]) {
    await server.deps.ledger.submit(900_000n + lane, () => ({
      key: `mark-${marks}`,
      bodyHash: '',
      kind: 'test_mark',
      postings: [],
      events: [traceEvent({ ...mark, action: 'player.note_added' })],
    }))
  }
  await vi.waitFor(async () =>
    expect(await listEntries(server.deps, { subject: mark.subject })).toHaveLength(2),
  )
  ending.abort()
  await working
}

test.each(acts)(
  '[AUD-06] %s is in the log once, also when its process died right after the commit',
  async (_, action, prepare) => {
    const act = await prepare()
    expect((await cutOff(act)).status).toBe(200)
    expect(await tracesOf(act, action)).toEqual([])
    await letWorkerRun()
    const [entry, ...more] = await tracesOf(act, action)
    expect(more).toEqual([])
    expect(entry).toMatchObject({ reason, address: '127.0.0.1' })
    expect([crm.email, finance.email]).toContain(entry!.actor)
    // whoever forgot how far it came is told everything again
    await asOwner(server, `DELETE FROM ledger.cursor WHERE name = 'audit.commands'`)
    await letWorkerRun()
    expect(await tracesOf(act, action)).toEqual([entry])
  },
)

test.each(acts)(
  '[AUD-06] %s stands in the log before the operator is answered',
  async (_, action, prepare) => {
    const act = await prepare()
    expect((await act.run()).status).toBe(200)
    const seen = await tracesOf(act, action)
    expect(seen).toHaveLength(1)
    await letWorkerRun()
    expect(await tracesOf(act, action)).toEqual(seen)
  },
)
