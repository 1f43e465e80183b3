import { randomUUID } from 'node:crypto'
import { ops, order } from '@jogada/contract'
import { centavos } from '@jogada/core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { admittedPlayer } from '../../testkit/admitted-player.ts'
import { dataFolder } from '../../testkit/data-folder.ts'
import { liftBarredBy } from '../../testkit/lift-barred.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import type { Payer } from '../../testkit/pix-server.ts'
import { dataOf, giveCash } from '../../testkit/test-player.ts'
import { restrictPlayer } from '../account/index.ts'
import { sitDown, startGameServer } from '../aggregator/testkit.ts'
import type { GameServer, Seat } from '../aggregator/testkit.ts'
import { listAlerts } from '../alert/index.ts'
import { COMMISSION_PAID } from '../referral/index.ts'
import { REBATE_PAID } from '../vip/index.ts'
import { endWithdrawal } from '../withdrawal/end-withdrawal.ts'
import { findUnderWay } from '../withdrawal/index.ts'
import { advanceCases } from './case.ts'
import { reopen } from './found.ts'
import { watchLaterMoney } from './later-money.ts'
import { caseOf, findInRegister } from './testkit.ts'

const DAY_MS = 86_400_000

let server: GameServer
let watching: Promise<void>
const ending = new AbortController()
beforeAll(async () => {
  server = await startGameServer({ LICENCE_PROFILE: 'br', DATA_DIR: dataFolder() })
  watching = watchLaterMoney(server.deps, ending.signal)
})
afterAll(async () => {
  ending.abort()
  await watching
  await server.verify()
  await server.close()
})

const cashOf = async ({ playerId }: Payer) =>
  (await server.deps.ledger.balances(playerId)).cash.balance

const alertsOf = async (
  { playerId }: Payer,
  kind: 'closed_money' | 'central_exclusion_money' = 'closed_money',
) => {
  const alerts = await listAlerts(server.deps, { kind })
  return alerts.filter(({ subject }) => subject === `player:${playerId}`)
}

async function seated(cash?: bigint) {
  const player = await admittedPlayer(server, cash)
  return { player, seat: await sitDown(server, 0n, { player }) }
}

const close = ({ playerId }: Payer) =>
  restrictPlayer(server.deps.db, server.deps, { playerId, kind: 'closed', reason: 'test' })

/** The bank, or an operator, lets the newest payout of a player not through. */
async function refuse({ playerId }: Payer) {
  const sent = await findUnderWay(server.deps, playerId)
  const ending = { state: 'refused', reason: 'operator_refused', providerReason: null } as const
  expect(await endWithdrawal(server.deps, sent!, ending)).toBe(true)
}

test('[RG-06] a rest that the bank refuses after it was sent is named to a person, once', async () => {
  const player = await admittedPlayer(server)
  await findInRegister(server, player)
  server.clock.advance(2 * DAY_MS)
  await advanceCases(server.deps)
  expect((await caseOf(server, player.playerId)).returned_at).not.toBeNull()
  await refuse(player)
  const named = () => alertsOf(player, 'central_exclusion_money')
  await vi.waitFor(async () => expect(await named()).toHaveLength(1), 30_000)
  expect((await named())[0]!.detail).toEqual({ because: 'withdrawal_refused', centavos: '10000' })
  server.clock.advance(DAY_MS)
  await advanceCases(server.deps)
  expect(await cashOf(player)).toBe(100_00n)
  expect(await named()).toHaveLength(1)
})

test('[RG-06] an open word of money that came back says what lies there now', async () => {
  const player = await admittedPlayer(server)
  await findInRegister(server, player)
  server.clock.advance(2 * DAY_MS)
  await advanceCases(server.deps)
  await giveCash(server, player.playerId, 5_00n)
  await reopen(server.deps, await caseOf(server, player.playerId))
  await advanceCases(server.deps)
  const named = async () =>
    (await alertsOf(player, 'central_exclusion_money')).map(({ detail }) => detail['centavos'])
  await refuse(player)
  await vi.waitFor(async () => expect(await named()).toHaveLength(1), 30_000)
  const [first] = await named()
  await refuse(player)
  await vi.waitFor(async () => expect(await named()).toEqual(['10500']), 30_000)
  expect(first).not.toBe('10500')
})

test('[ACC-10] a payout that is refused after its account was closed is named to a person', async () => {
  const player = await admittedPlayer(server)
  const body = { payCardBank: 'CPF', payCardNo: player.cpf, ifsc: player.cpf } as const
  dataOf(await player.call(order.withdraw, { body: { ...body, amount: '100.00' } }))
  await close(player)
  await refuse(player)
  await vi.waitFor(async () => expect(await alertsOf(player)).toHaveLength(1), 30_000)
})

const houseMoney = [COMMISSION_PAID, REBATE_PAID]

test.each(houseMoney)(
  '[ACC-10] what the house still pays (%s) to a closed account is named',
  async (topic) => {
    const player = await admittedPlayer(server)
    await close(player)
    const { ledger, rng } = server.deps
    await ledger.submit(player.playerId, () => ({
      key: rng.uuid(),
      bodyHash: '',
      kind: 'adjustment',
      postings: [
        { account: 'house:adjustment', amount: centavos(-3_00n) },
        { account: 'cash', amount: centavos(3_00n) },
      ],
      events: [{ topic, payload: {} }],
    }))
    await vi.waitFor(async () => expect(await alertsOf(player)).toHaveLength(1), 30_000)
  },
)

type Late = (seat: Seat, debit: string) => Promise<unknown>

const late: readonly (readonly [string, Late])[] = [
  ['the prize of a round', (seat, debit) => seat.win(30_00n, debit)],
  ['a stake that comes back', (seat, debit) => seat.rollback(debit)],
  [
    'a prize of a tournament',
    (seat) =>
      seat.win(30_00n, '', { reward_uuid: randomUUID(), reference_transaction_uuid: undefined }),
  ],
]

test.each(late)('[ACC-10] %s is named to a person when its account is closed', async (_, bring) => {
  const { player, seat } = await seated(20_00n)
  const debit = randomUUID()
  await seat.bet(20_00n, { transaction_uuid: debit })
  await close(player)
  await bring(seat, debit)
  await vi.waitFor(async () => expect(await alertsOf(player)).toHaveLength(1), 30_000)
  expect(await cashOf(player)).toBeGreaterThan(0n)
})

test('[RG-06] the rest of a prize that comes after all was given back is given back too', async () => {
  const { player, seat } = await seated()
  const debit = randomUUID()
  await seat.bet(20_00n, { transaction_uuid: debit })
  await seat.win(10_00n, debit, { round_closed: false })
  await findInRegister(server, player)
  server.clock.advance(3 * DAY_MS)
  await advanceCases(server.deps)
  expect(await caseOf(server, player.playerId)).toMatchObject({ returned: 90_00n })
  expect((await caseOf(server, player.playerId)).returned_at).not.toBeNull()

  expect((await seat.win(15_00n, debit)).status).toBe('RS_OK')
  await vi.waitFor(
    async () => expect(await caseOf(server, player.playerId)).toMatchObject({ returned_at: null }),
    30_000,
  )
  server.clock.advance(DAY_MS)
  await advanceCases(server.deps)
  expect(await caseOf(server, player.playerId)).toMatchObject({ returned: 105_00n })
  expect((await caseOf(server, player.playerId)).returned_at).not.toBeNull()
  expect(await cashOf(player)).toBe(0n)
  expect(await alertsOf(player)).toEqual([])
})

test('[RG-06] what comes while the rest is sent leaves the case open', async () => {
  const player = await admittedPlayer(server)
  const { playerId } = player
  await findInRegister(server, player)
  server.clock.advance(2 * DAY_MS)
  const { ledger } = server.deps
  let isSent = false
  const submit: typeof ledger.submit = async (owner, prepare) => {
    const verdict = await ledger.submit(owner, prepare)
    if (owner === playerId && !isSent) {
      isSent = true
      await giveCash(server, playerId, 5_00n)
    }
    return verdict
  }
  await advanceCases({ ...server.deps, ledger: { ...ledger, submit } })
  expect(isSent).toBe(true)
  expect(await caseOf(server, playerId)).toMatchObject({ returned: 100_00n, returned_at: null })
})

test('[RG-06] whoever was taken off the list again keeps what a studio pays later', async () => {
  const { player, seat } = await seated()
  const debit = randomUUID()
  await seat.bet(20_00n, { transaction_uuid: debit })
  await seat.win(10_00n, debit, { round_closed: false })
  const risk = await operatorWith(server, ['risk'])
  const body = { cpf: player.cpf, kind: 'staff', reason: 'teste' } as const
  const { barredId } = dataOf(await risk.call(ops.barred.add, { body }))
  server.clock.advance(3 * DAY_MS)
  await advanceCases(server.deps)
  expect((await caseOf(server, player.playerId)).returned_at).not.toBeNull()
  await liftBarredBy(server, barredId)
  // as by whoever sends the rest while the listing is lifted
  await reopen(server.deps, await caseOf(server, player.playerId))
  expect((await caseOf(server, player.playerId)).returned_at).not.toBeNull()
  // closed for another reason, so that what comes is named to a person
  await close(player)
  expect((await seat.win(15_00n, debit)).status).toBe('RS_OK')
  await vi.waitFor(async () => expect(await alertsOf(player)).toHaveLength(1), 30_000)
  expect((await caseOf(server, player.playerId)).returned_at).not.toBeNull()
  expect(await cashOf(player)).toBe(15_00n)
})
