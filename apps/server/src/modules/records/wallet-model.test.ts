import { randomUUID } from 'node:crypto'
import { game, order, wallet } from '@jogada/contract'
import { centavos, formatMoney, negate } from '@jogada/core'
import type { MoneyCommand, Posting } from '@jogada/ledger'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { registerPayer } from '../../testkit/pix-server.ts'
import type { Payer } from '../../testkit/pix-server.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { followRefund, refundDeposit } from '../deposit/refunds/refund-deposit.ts'
import { findRefund } from '../deposit/refunds/refund-store.ts'
import { deliverTransfers } from '../transfer/index.ts'
import { DEPOSITED } from '../wallet/index.ts'
import { departWithdrawal } from '../withdrawal/depart-withdrawal.ts'
import { endWithdrawal } from '../withdrawal/end-withdrawal.ts'
import { approveWithdrawal, findWithdrawal } from '../withdrawal/index.ts'
import type { Withdrawal } from '../withdrawal/index.ts'

const PASSWORD = 'calçadão-9-ondas'
const PLAYERS = 3
const accounts = ['cash', 'held', 'withdrawing'] as const

let server: TestServer
let players: Payer[]
const ending = new AbortController()
let delivering: Promise<void>
beforeAll(async () => {
  server = await startTestServer()
  await server.deps.db
    .updateTable('transfer.terms')
    .set({
      per_day: 10n ** 6n,
      day_amount: centavos(10n ** 12n),
      new_recipient_maximum: centavos(10n ** 12n),
    })
    .execute()
  players = []
  for (let i = 0; i < PLAYERS; i++) players.push(await registerPayer(server))
  await server.deps.db.updateTable('account.player').set({ level: 12 }).execute()
  delivering = deliverTransfers(server.deps, ending.signal)
})
afterAll(async () => {
  ending.abort()
  await delivering
  await server.verify()
  await server.close()
})

const kinds = [
  'deposit',
  'dice',
  'stake',
  'settle',
  'withdraw',
  'end',
  'transfer',
  'refund',
  'refundEnds',
] as const

type Step = {
  readonly what: (typeof kinds)[number]
  readonly who: number
  readonly other: number
  /** Whole reais. */
  readonly amount: number
  readonly wins: boolean
  /** How often the same is asked for, all at once. */
  readonly times: number
}

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(...kinds),
  who: fc.nat(PLAYERS - 1),
  other: fc.nat(PLAYERS - 1),
  amount: fc.integer({ min: 1, max: 400 }),
  wins: fc.boolean(),
  times: fc.constantFrom(1, 1, 3),
})

/** What the plainest bookkeeping says of a player. */
type Model = {
  cash: bigint
  held: bigint
  withdrawing: bigint
  /** Open bets and withdrawals. */
  stakes: bigint[]
  withdrawals: { readonly id: bigint; readonly amount: bigint }[]
  withdrawalsToday: number
  /** Deposits with what of them has not gone back, and refunds that have not ended. */
  deposits: { readonly endToEndId: string; left: bigint }[]
  refunds: { readonly endToEndId: string; readonly refundId: string; readonly amount: bigint }[]
}

const repeat = async <T>(times: number, once: () => Promise<T>): Promise<T> =>
  (await Promise.all(Array.from({ length: times }, once)))[0]!

/** Hands a withdrawal to the provider, which is asked for nothing here. */
async function sendOut(row: Withdrawal) {
  if (row.state === 'in_review') {
    for (const actorId of ['ana', 'bia'].slice(0, row.approvals_needed)) {
      await approveWithdrawal(server.deps, row, { actorId })
    }
  }
  await departWithdrawal(server.deps, row)
}

const moves = (...legs: [Posting['account'], bigint][]): Posting[] =>
  legs
    .filter(([, amount]) => amount !== 0n)
    .map(([account, amount]) => ({ account, amount: centavos(amount) }))

async function submit(who: Payer, times: number, command: Omit<MoneyCommand, 'key' | 'bodyHash'>) {
  const key = randomUUID()
  const verdict = await repeat(times, () =>
    server.deps.ledger.submit(who.playerId, () => ({ key, bodyHash: 'same', ...command })),
  )
  const decided = verdict.status === 'replayed' ? verdict.first : verdict
  return decided.status === 'posted'
}

type Doing = { readonly step: Step; readonly models: readonly Model[] }

/** Does a step on the real thing and on the model; both must agree on whether it was possible. */
const doings: Readonly<Record<Step['what'], (doing: Doing) => Promise<void>>> = {
  async deposit({ step: { who, amount, times }, models }) {
    const count = BigInt(amount) * 100n
    const postings = moves(['house:psp_clearing', negate(centavos(count))], ['cash', count])
    const counters = [{ owner: 'player', name: DEPOSITED, delta: count }] as const
    expect(await submit(players[who]!, times, { kind: 'deposit', postings, counters })).toBe(true)
    const endToEndId = await keepPayment(players[who]!, count)
    models[who]!.cash += count
    models[who]!.deposits.push({ endToEndId, left: count })
  },
  async refund({ step: { who, amount, wins, times }, models }) {
    const model = models[who]!
    const deposit = model.deposits.findLast(({ left }) => left > 0n)
    if (!deposit) return
    const { endToEndId, left } = deposit
    const part = wins || BigInt(amount) * 50n > left ? left : BigInt(amount) * 50n
    const refundId = randomUUID().slice(0, 8)
    const asked = { endToEndId, refundId, amount: centavos(part), reason: 'pedido' }
    const answers = await Promise.allSettled(
      Array.from({ length: times }, () => refundDeposit(server.deps, asked)),
    )
    // nobody answers for the provider: what left the cash stays under way
    const isUnderWay = (await findRefund(server.deps, endToEndId, refundId)) !== undefined
    expect(isUnderWay).toBe(part <= model.cash)
    const answer = isUnderWay ? 'fulfilled' : 'rejected'
    expect(answers.every(({ status }) => status === answer)).toBe(true)
    if (!isUnderWay) return
    model.cash -= part
    deposit.left -= part
    model.refunds.push({ endToEndId, refundId, amount: part })
  },
  async refundEnds({ step: { who, wins, times }, models }) {
    const model = models[who]!
    const open = model.refunds.shift()
    if (!open) return
    const refund = (await findRefund(server.deps, open.endToEndId, open.refundId))!
    await repeat(times, () => followRefund(server.deps, refund, wins ? 'returned' : 'failed'))
    if (wins) return
    model.cash += open.amount
    model.deposits.find(({ endToEndId }) => endToEndId === open.endToEndId)!.left += open.amount
  },
  async dice({ step: { who, amount, times }, models }) {
    const [player, model] = [players[who]!, models[who]!]
    const key = randomUUID()
    const stake = BigInt(amount) * 10n
    const answer = await repeat(times, () =>
      player.call(
        game.betDice,
        { body: { stake: formatMoney(centavos(stake)), target: 5050, direction: 'over' } },
        { key },
      ),
    )
    expect(answer.status === 200).toBe(stake <= model.cash)
    if (answer.status !== 200) return
    model.cash += BigInt(answer.data!.round.payout.replace('.', '')) - stake
  },
  async stake({ step: { who, amount, times }, models }) {
    const model = models[who]!
    const count = BigInt(amount) * 100n
    const postings = moves(['cash', -count], ['held', count])
    const isDone = await submit(players[who]!, times, { kind: 'bet_stake', postings })
    expect(isDone).toBe(count <= model.cash)
    if (!isDone) return
    model.cash -= count
    model.held += count
    model.stakes.push(count)
  },
  async settle({ step: { who, wins, times }, models }) {
    const model = models[who]!
    const stake = model.stakes.shift()
    if (stake === undefined) return
    const payout = wins ? stake * 2n : 0n
    const postings = [
      ...moves(['held', -stake], ['house:sportsbook', stake]),
      ...moves(['house:sportsbook', -payout], ['cash', payout]),
    ]
    expect(await submit(players[who]!, times, { kind: 'bet_settlement', postings })).toBe(true)
    model.held -= stake
    model.cash += payout
  },
  async withdraw({ step: { who, amount, times }, models }) {
    const [player, model] = [players[who]!, models[who]!]
    const count = BigInt(amount) * 100n
    const key = randomUUID()
    const { cpf } = player
    const answer = await repeat(times, () =>
      player.call(
        order.withdraw,
        {
          body: {
            payCardBank: 'CPF',
            payCardNo: cpf,
            ifsc: cpf,
            amount: formatMoney(centavos(count)),
          },
        },
        { key },
      ),
    )
    const isPossible = model.withdrawalsToday < 5 && count >= 5_000n && count <= model.cash
    expect(answer.status === 200).toBe(isPossible)
    if (!isPossible) return
    model.cash -= count
    model.withdrawing += count
    model.withdrawalsToday += 1
    model.withdrawals.push({ id: BigInt(answer.data!.withdrawalId), amount: count })
  },
  async end({ step: { who, wins, times }, models }) {
    const model = models[who]!
    const open = model.withdrawals.shift()
    if (!open) return
    const row = (await findWithdrawal(server.deps, players[who]!.playerId, open.id))!
    if (wins) await sendOut(row)
    await repeat(times, () =>
      endWithdrawal(
        server.deps,
        row,
        wins
          ? { state: 'paid', endToEndId: null }
          : { state: 'refused', reason: 'bank_refused', providerReason: null },
      ),
    )
    model.withdrawing -= open.amount
    if (wins) return
    model.cash += open.amount
    model.withdrawalsToday -= 1
  },
  async transfer({ step: { who, other, amount, times }, models }) {
    if (who === other) return
    const [from, to] = [models[who]!, models[other]!]
    const count = BigInt(amount) * 100n
    const key = randomUUID()
    const body = {
      transferUser: players[other]!.email,
      transferAmount: formatMoney(centavos(count)),
      pwd: PASSWORD,
    }
    const answer = await repeat(times, () => players[who]!.call(wallet.transfer, { body }, { key }))
    expect(answer.status === 200).toBe(count >= 1_000n && count <= from.cash)
    if (answer.status !== 200) return
    from.cash -= count
    to.cash += count
    await untilArrived()
  },
}

/** The order and the payment behind a deposit, as they stand once it was credited. */
async function keepPayment({ playerId }: Payer, count: bigint): Promise<string> {
  const now = server.clock.now()
  const [credit] = await server.deps.ledger.entries(playerId, 'cash', { limit: 1 })
  const txid = randomUUID().replaceAll('-', '')
  const amount = centavos(count)
  const { order_id } = await server.deps.db
    .insertInto('deposit.order')
    .values({
      player_id: playerId,
      package_id: 'brl-100',
      amount,
      price: amount,
      txid,
      state: 'paid',
      code: null,
      press_minute: now,
      made_at: now,
      expires_at: now,
    })
    .returning('order_id')
    .executeTakeFirstOrThrow()
  const endToEndId = `E${txid.slice(1)}`
  await server.deps.db
    .insertInto('deposit.payment')
    .values({
      end_to_end_id: endToEndId,
      player_id: playerId,
      order_id,
      txid,
      amount,
      paid_at: now,
      noted_at: now,
      state: 'credited',
      command_id: credit!.commandId,
      settled_at: now,
      return_reason: null,
    })
    .execute()
  return endToEndId
}

const untilArrived = () =>
  vi.waitFor(
    async () => {
      const waiting = await server.deps.db
        .selectFrom('transfer.transfer')
        .select('transfer_id')
        .where('received_id', 'is', null)
        .execute()
      expect(waiting).toEqual([])
    },
    { timeout: 60_000, interval: 5 },
  )

async function readModel(player: Payer, known: Model | undefined): Promise<Model> {
  const balances = await server.deps.ledger.balances(player.playerId)
  return {
    cash: balances.cash.balance,
    held: balances.held.balance,
    withdrawing: balances.withdrawing.balance,
    stakes: known?.stakes ?? [],
    withdrawals: known?.withdrawals ?? [],
    withdrawalsToday: known?.withdrawalsToday ?? 0,
    deposits: known?.deposits ?? [],
    refunds: known?.refunds ?? [],
  }
}

async function expectStatements(player: Payer, ranges: readonly (readonly [number, number])[]) {
  const { ledger } = server.deps
  for (const account of accounts) {
    const entries = (
      await ledger.entries(player.playerId, account, { limit: 100_000 })
    ).toReversed()
    let balance = 0n
    for (const entry of entries) {
      balance += entry.credit - entry.debit
      expect(entry.balanceAfter).toBe(balance)
    }
    for (const [a, b] of ranges) {
      const from = entries[Math.min(a, b) % (entries.length || 1)]?.at
      const to = entries[Math.max(a, b) % (entries.length || 1)]?.at
      const one = await ledger.statement(player.playerId, account, { from, to })
      if (from && to && from > to) continue
      expect(one.opening + one.credits - one.debits).toBe(one.closing)
      const inside = entries.filter(({ at }) => (!from || at >= from) && (!to || at < to))
      const sum = inside.reduce((total, { credit, debit }) => total + credit - debit, 0n)
      expect(one.closing - one.opening).toBe(sum)
    }
  }
}

test('[TST-04] [WAL-05] [WAL-06] whatever players do, and however often they ask, the ledger keeps the books of a simple model', async () => {
  let models: Model[] = []
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 14 }),
      fc.array(fc.tuple(fc.nat(60), fc.nat(60)), { minLength: 2, maxLength: 3 }),
      async (steps, ranges) => {
        models = await Promise.all(players.map((player, i) => readModel(player, models[i])))
        for (const one of steps) {
          server.clock.advance(1000)
          await doings[one.what]({ step: one, models })
        }
        for (const [i, player] of players.entries()) {
          const balances = await server.deps.ledger.balances(player.playerId)
          for (const account of accounts) {
            expect(balances[account].balance).toBe(models[i]![account])
          }
          await expectStatements(player, ranges)
        }
      },
    ),
    { numRuns: 25, seed: 20_261_120, endOnFailure: true },
  )
  const { rows } = await server.deps.pool.query<{ sum: bigint }>(
    'SELECT sum(balance)::bigint AS sum FROM ledger.account',
  )
  expect(rows[0]!.sum).toBe(0n)
})
