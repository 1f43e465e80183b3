import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { casino, game, ops, order, user, wallet } from '@jogada/contract'
import { add, centavos, parseMoney, subtract, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { deliverTransfers } from '../src/modules/transfer/index.ts'
import { sweepPayouts } from '../src/modules/withdrawal/watch-payouts.ts'
import { orderDeposit, payAs, registerPayer, statusOf } from '../src/testkit/pix-server.ts'
import type { Payer } from '../src/testkit/pix-server.ts'
import { pixServerOfFile } from '../src/testkit/pix-server-of-file.ts'
import { clientOf } from '../src/testkit/server-process.ts'
import type { ServerClient } from '../src/testkit/server-process.ts'
import { operatorWith } from '../src/testkit/test-operator.ts'
import { giveCash } from '../src/testkit/test-player.ts'
import { serverOn } from '../src/testkit/test-server.ts'

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_126)
const CLIENTS = 6
const STEPS = 9
const PASSWORD = 'calçadão-9-ondas'

const server = pixServerOfFile()

const kinds = ['deposit', 'dice', 'mines', 'transfer', 'withdraw'] as const
type Step = {
  readonly what: (typeof kinds)[number]
  readonly to: number
  readonly reais: number
}
const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(...kinds, 'dice'),
  to: fc.nat(CLIENTS - 1),
  reais: fc.integer({ min: 5, max: 90 }),
})

type Customer = {
  readonly payer: Payer
  readonly at: ServerClient
  /** Orders that are not paid yet, and those that are. */
  readonly orders: { readonly orderId: string; readonly code: string }[]
  readonly paid: string[]
}

/** What the answers say that customers and the house won of each other. */
const heard = { won: zero, done: new Map<Step['what'], number>() }

const money = (text: string): Money => parseMoney(text)!

function note(what: Step['what'], won: Money = zero) {
  heard.won = add(heard.won, won)
  heard.done.set(what, (heard.done.get(what) ?? 0) + 1)
}

const doings: Readonly<
  Record<
    Step['what'],
    (customer: Customer, step: Step, others: readonly Customer[]) => Promise<void>
  >
> = {
  async deposit({ payer, orders, paid }) {
    const open = orders.pop()
    if (!open) return
    await payAs(server, payer, open.code)
    paid.push(open.orderId)
    note('deposit')
  },
  async dice({ payer: { token }, at }, { reais }) {
    const body = { stake: `${reais}.37`, target: 5050, direction: 'over' as const }
    const { data } = await at.call(game.betDice, { body }, { token, key: randomUUID() })
    if (data) note('dice', subtract(money(data.round.payout), money(data.round.stake)))
  },
  async mines({ payer: { token }, at }, { reais }) {
    const as = () => ({ token, key: randomUUID() })
    const begun = await at.call(casino.betMines, { body: { stake: `${reais}.11`, mines: 2 } }, as())
    if (!begun.data) return
    const body = { roundId: begun.data.round.roundId }
    let { round } = (await at.call(casino.randomMines, { body }, as())).data!
    if (round.status === 0) round = (await at.call(casino.cashOutMines, { body }, as())).data!.round
    note('mines', subtract(money(round.payout), money(round.stake)))
  },
  async transfer({ payer, at }, { to, reais }, others) {
    const body = {
      transferUser: others[to]!.payer.email,
      transferAmount: `${reais}.05`,
      pwd: PASSWORD,
    }
    const as = { token: payer.token, key: randomUUID() }
    if ((await at.call(wallet.transfer, { body }, as)).data) note('transfer')
  },
  async withdraw({ payer: { cpf, token }, at }, { reais }) {
    const destination = { payCardBank: 'CPF', payCardNo: cpf, ifsc: cpf } as const
    const body = { ...destination, amount: `${50 + reais}.00` }
    const { data } = await at.call(order.withdraw, { body }, { token, key: randomUUID() })
    if (data) note('withdraw')
  },
}

async function openCustomers(clients: readonly ServerClient[]): Promise<Customer[]> {
  const { db } = server.deps
  const most = centavos(10n ** 12n)
  const day = { per_day: 10n ** 6n, day_amount: most, new_recipient_maximum: most }
  await db.updateTable('transfer.terms').set(day).execute()
  // whoever has not played would wait for a person
  await db.updateTable('withdrawal.terms').set({ review_from_score: 101 }).execute()
  const customers: Customer[] = []
  for (let index = 0; index < CLIENTS; index++) {
    const payer = await registerPayer(server)
    await giveCash(server, payer.playerId, 30_000n)
    const orders: { orderId: string; code: string }[] = []
    for (const pkgId of ['brl-50', 'brl-100']) orders.push(await orderDeposit(server, payer, pkgId))
    customers.push({ payer, at: clients[index % clients.length]!, orders, paid: [] })
  }
  await db.updateTable('account.player').set({ level: 12 }).execute()
  return customers
}

const urlOf = (app: typeof server.app) =>
  `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

test('[TST-01] whatever customers do at once at two processes, whoever reads all balances reads zero, and nobody owes', async () => {
  const other = await serverOn(server.url, { PIX_BASE_URL: server.sandbox.url })
  other.clock.advance(server.clock.now().getTime() - other.clock.now().getTime())
  await other.app.listen({ port: 0, host: '127.0.0.1' })
  const clients = [clientOf(urlOf(server.app)), clientOf(urlOf(other.app))]
  const customers = await openCustomers(clients)
  const auditor = await operatorWith(server, ['auditor'])
  const readAll = async (at: ServerClient) =>
    (await at.call(ops.books.tree, { query: {} }, { token: auditor.token })).data!
  const opening = money((await readAll(clients[0]!)).playersTotal)

  const ending = new AbortController()
  const working = deliverTransfers(server.deps, ending.signal)
  const reads: { readonly sum: string | null; readonly least: boolean }[] = []
  const reading = clients.map(async (at, index) => {
    while (!ending.signal.aborted) {
      const { sum, players } = await readAll(at)
      const { payer } = customers[(reads.length + index) % CLIENTS]!
      const { data } = await at.call(user.getBalance, {}, { token: payer.token })
      const shown = [...players!, ...[data!.balance, data!.held].map((balance) => ({ balance }))]
      reads.push({ sum, least: shown.every(({ balance }) => money(balance) >= zero) })
      await sweepPayouts(index === 0 ? server.deps : other.deps)
    }
  })
  const walks = fc.sample(fc.array(step, { minLength: STEPS, maxLength: STEPS }), {
    seed: SEED,
    numRuns: CLIENTS,
  })
  await Promise.all(
    customers.map(async (customer, index) => {
      for (const one of walks[index]!) await doings[one.what](customer, one, customers)
    }),
  )
  await vi.waitFor(async () => {
    for (const { payer, paid } of customers) {
      for (const orderId of paid) expect(await statusOf(payer, orderId)).toBe('10')
    }
    const { rows } = await server.deps.pool.query(`
      SELECT FROM transfer.transfer WHERE received_id IS NULL
       UNION ALL SELECT FROM withdrawal.request WHERE state IN ('approved', 'sent')`)
    expect(rows).toEqual([])
  })
  ending.abort()
  await Promise.all([working, ...reading])

  expect([...heard.done.keys()].toSorted()).toEqual(kinds)
  expect(reads.length).toBeGreaterThan(10)
  expect(reads.filter(({ sum, least }) => sum !== '0.00' || !least)).toEqual([])
  // what came in and went out of the bank, and what was won, is what all have now
  const { rows: bank } = await server.deps.pool.query<{ came: bigint; went: bigint }>(`
    SELECT (SELECT sum(amount) + sum(gift) FROM deposit.order WHERE state = 'paid')::bigint AS came,
           (SELECT sum(amount) FROM withdrawal.request WHERE state = 'paid')::bigint AS went`)
  expect(bank[0]!.went).toBeGreaterThan(0n)
  const { playersTotal } = await readAll(clients[1]!)
  expect(money(playersTotal)).toBe(opening + bank[0]!.came + heard.won - bank[0]!.went)
  await other.close()
})
