import { randomUUID } from 'node:crypto'
import { order, user } from '@jogada/contract'
import type { CallInput } from '@jogada/contract'
import { centavos } from '@jogada/core'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { betweenLooks } from '../../testkit/between-looks.ts'
import {
  balanceOf,
  orderDeposit,
  payAs,
  registerPayer,
  startPixServer,
} from '../../testkit/pix-server.ts'
import type { Payer, PixServer } from '../../testkit/pix-server.ts'
import { dataOf, giveCash, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { addLock, getWagering, readWagerLine, TURNOVER } from '../wallet/index.ts'
import { OPEN_ROUNDS } from './counters.ts'
import { withdraw } from './withdraw.ts'

let server: PixServer
beforeAll(async () => {
  server = await startPixServer()
})
beforeEach(async () => {
  server.syncClock()
  await server.sandbox.heal()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

type Body = CallInput<typeof order.withdraw>['body']

async function payerWith(reais: bigint) {
  const player = await registerPayer(server)
  if (reais > 0n) await giveCash(server, player.playerId, reais * 100n)
  return player
}

const ask = (player: Payer, amount: string, changes: Partial<Body> = {}, key?: string) =>
  player.call(
    order.withdraw,
    {
      body: {
        payCardBank: 'CPF',
        payCardNo: player.cpf,
        ifsc: player.cpf,
        name: player.name,
        amount,
        whatsapp: '+55 11 98765-4321',
        ...changes,
      },
    },
    key ? { key } : {},
  )

const limitsOf = async (player: TestPlayer) => dataOf(await player.call(order.getWithdraw, {}))
const listOf = async (player: TestPlayer) => dataOf(await player.call(order.withdrawals, {}))

const setPlayer = (playerId: bigint, values: Partial<{ level: number; is_test: boolean }>) =>
  server.deps.db
    .updateTable('account.player')
    .set(values)
    .where('player_id', '=', playerId)
    .execute()

async function openRound(playerId: bigint, delta: bigint) {
  const verdict = await server.deps.ledger.submit(playerId, () => ({
    key: randomUUID(),
    bodyHash: 'test',
    kind: 'adjustment',
    postings: [],
    counters: [{ owner: 'player', name: OPEN_ROUNDS, delta }],
  }))
  expect(verdict.status).toBe('posted')
}

test('[R075] [R158] [R193] getWithdraw shows limits, fee and the count of the level', async () => {
  const player = await payerWith(150n)
  expect(await limitsOf(player)).toEqual({
    limitAmount: '50',
    number: 1,
    lock: false,
    wdAmount: '150.00',
    usdtRate: '5.40',
    serviceAmount: 0.03,
    balance: '150.00',
    locked: '0.00',
    owed: '0.00',
    // whose CPF is known need not write it again
    cardInfo: {
      CHANNEL: 'CPF',
      CPF: { ifsc: player.cpf, payCardNo: player.cpf, name: player.name, whatsapp: '' },
      CNPJ: null,
      USDT: null,
    },
  })
  await setPlayer(player.playerId, { level: 5 })
  expect(await limitsOf(player)).toMatchObject({ number: 2, serviceAmount: 0.005 })
  await giveCash(server, player.playerId, 2_000_000n)
  expect((await limitsOf(player)).wdAmount).toBe('10000.00')
})

test('[R195] a deposit cannot be withdrawn before it was wagered once', async () => {
  const player = await registerPayer(server)
  const { code } = await orderDeposit(server, player)
  await payAs(server, player, code)
  await vi.waitFor(async () => expect((await balanceOf(player)).balance).toBe('100.00'))
  expect(await limitsOf(player)).toMatchObject({ wdAmount: '0.00', locked: '100.00' })
  expect((await ask(player, '60.00')).status).toBe(3102)
})

test('[R115] an open round comes before every other check', async () => {
  const player = await payerWith(0n)
  await openRound(player.playerId, 1n)
  expect((await limitsOf(player)).lock).toBe(true)
  expect(await ask(player, '1.00')).toMatchObject({
    http: 409,
    status: 3100,
    message: 'Sua fatura do jogo está sendo gerada, por favor, tente novamente mais tarde',
  })
  await openRound(player.playerId, -1n)
  expect((await ask(player, '1.00')).status).toBe(3102)
})

test('[R116] the count of the day comes second', async () => {
  const player = await payerWith(200n)
  dataOf(await ask(player, '200.00'))
  expect((await limitsOf(player)).number).toBe(0)
  expect(await ask(player, '1.00')).toMatchObject({
    status: 3101,
    message: 'Número de retiradas restantes hoje 0, tente novamente amanhã。',
  })
})

test('[R116] the next day counts anew', async () => {
  const player = await payerWith(200n)
  dataOf(await ask(player, '100.00'))
  expect((await ask(player, '60.00')).status).toBe(3101)
  for (let third = 1; third <= 3; third++) {
    server.clock.advance(8 * 60 * 60_000)
    await limitsOf(player)
  }
  expect(dataOf(await ask(player, '60.00')).amount).toBe('60.00')
})

test('[R117] withdraw: nothing available comes third', async () => {
  const player = await payerWith(0n)
  expect(await ask(player, '1.00')).toMatchObject({
    status: 3102,
    message: 'Sem valor de levantamento',
  })
})

test('[R118] [R193] an amount below the minimum comes fourth', async () => {
  const player = await payerWith(200n)
  expect(await ask(player, '49.99')).toMatchObject({
    status: 3103,
    message: 'Montante mínimo de retirada:R$50',
  })
  expect((await ask(player, '0')).status).toBe(3103)
})

test('[R119] an amount above what is available comes fifth', async () => {
  const player = await payerWith(200n)
  expect(await ask(player, '200.01', { payCardNo: '1' })).toMatchObject({
    status: 3104,
    message: 'Montante máximo de levantamento:R$200,00',
  })
})

test('[R121] [WAL-03] the destination is the player’s own CPF, by digits and by name', async () => {
  const player = await payerWith(200n)
  const status = async (changes: Partial<Body>) => (await ask(player, '60.00', changes)).status
  expect(await status({ payCardNo: '11111111111' })).toBe(3105)
  expect(await status({ payCardNo: '' })).toBe(3105)
  expect(await status({ payCardNo: '52998224725' })).toBe(3106)
  expect(await status({ name: 'Outra Pessoa' })).toBe(3106)
  expect(await status({ payCardBank: 'CNPJ', payCardNo: '11222333000180' })).toBe(3105)
  expect(await status({ payCardBank: 'CNPJ', payCardNo: '11222333000181', name: '' })).toBe(3105)
  expect((await balanceOf(player)).withdrawing).toBe('0.00')
  expect(await status({ name: '  ána  LIMA souza' })).toBe(200)
})

test('a withdrawal needs a confirmed identity', async () => {
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, 10_000n)
  const stranger = { ...player, cpf: '52998224725', name: 'Ana' }
  expect((await ask(stranger, '60.00')).status).toBe(2100)
})

test('[R159] a withdrawal sets its amount aside, keeps its fee and its destination', async () => {
  const player = await payerWith(500n)
  const reply = dataOf(await ask(player, '333.33'))
  expect(reply).toMatchObject({
    state: 'approved',
    amount: '333.33',
    fee: '9.99',
    net: '323.34',
  })
  expect(await balanceOf(player)).toMatchObject({ balance: '166.67', withdrawing: '333.33' })
  expect((await limitsOf(player)).cardInfo).toEqual({
    CHANNEL: 'CPF',
    CPF: {
      payCardNo: player.cpf,
      ifsc: player.cpf,
      name: player.name,
      whatsapp: '+55 11 98765-4321',
    },
    CNPJ: null,
    USDT: null,
  })
  const [listed] = await listOf(player)
  expect(listed).toMatchObject({ withdrawalId: reply.withdrawalId, type: 'CPF', reason: null })
  expect(listed!.destination).toMatch(/^\*\*\*\.\d{3}\.\d{3}-\*\*$/)
  expect(listed!.timeline.map((step) => step.state)).toEqual(['requested', 'approved'])
  expect(await listOf(await registerPlayer(server))).toEqual([])
})

test('large amounts, companies and test accounts wait for an operator', async () => {
  const rich = await payerWith(5_000n)
  expect(dataOf(await ask(rich, '1000.00')).state).toBe('in_review')
  const almost = await payerWith(5_000n)
  expect(dataOf(await ask(almost, '999.99')).state).toBe('approved')
  const trial = await payerWith(100n)
  await setPlayer(trial.playerId, { is_test: true })
  expect(dataOf(await ask(trial, '60.00')).state).toBe('in_review')
  const company = { payCardBank: 'CNPJ', payCardNo: '11222333000181', name: 'Ana ME' } as const
  const owner = await payerWith(100n)
  expect(dataOf(await ask(owner, '60.00', company)).state).toBe('in_review')
  expect((await listOf(owner))[0]!.destination).toMatch(/^\*\*/)
})

test('[SEC-09] a double click is one withdrawal, for everybody who clicked', async () => {
  const player = await payerWith(500n)
  await setPlayer(player.playerId, { level: 12 })
  const replies = await Promise.all(Array.from({ length: 5 }, () => ask(player, '100.00')))
  expect(new Set(replies.map((reply) => dataOf(reply).withdrawalId)).size).toBe(1)
  expect(dataOf(await ask(player, '100.00')).withdrawalId).toBe(dataOf(replies[0]!).withdrawalId)
  expect((await balanceOf(player)).withdrawing).toBe('100.00')
})

test('the last allowed withdrawal, pressed again, gets its own answer and no refusal', async () => {
  const player = await payerWith(100n)
  const first = dataOf(await ask(player, '100.00'))
  expect(dataOf(await ask(player, '100.00'))).toEqual(first)
})

test('[SEC-09] a client’s own key decides: same key one withdrawal, other body a conflict', async () => {
  const player = await payerWith(500n)
  await setPlayer(player.playerId, { level: 12 })
  const [one, two] = [randomUUID(), randomUUID()]
  const first = dataOf(await ask(player, '100.00', {}, one))
  expect(dataOf(await ask(player, '100.00', {}, one))).toEqual(first)
  expect((await ask(player, '120.00', {}, one)).status).toBe(1101)
  expect(dataOf(await ask(player, '100.00', {}, two)).withdrawalId).not.toBe(first.withdrawalId)
  expect((await balanceOf(player)).withdrawing).toBe('200.00')
})

test('[SEC-08] twenty racing withdrawals of all the money: one wins', async () => {
  const player = await payerWith(100n)
  await setPlayer(player.playerId, { level: 12 })
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => ask(player, '100.00', {}, randomUUID())),
  )
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
  const refused = replies.filter((reply) => reply.status !== 200).map((reply) => reply.status)
  expect(refused.every((status) => [3102, 3104].includes(status))).toBe(true)
  expect(await balanceOf(player)).toMatchObject({ balance: '0.00', withdrawing: '100.00' })
})

test('[SEC-08] twenty racing withdrawals at one a day: the count holds in the commit', async () => {
  const player = await payerWith(10_000n)
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => ask(player, '100.00', {}, randomUUID())),
  )
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
  const refused = replies.filter((reply) => reply.status !== 200)
  expect(refused.every((reply) => reply.status === 3101)).toBe(true)
})

test('[SEC-08] racing withdrawals cannot take out what is locked', async () => {
  const player = await registerPayer(server)
  await setPlayer(player.playerId, { level: 12 })
  const { code } = await orderDeposit(server, player)
  await payAs(server, player, code)
  await vi.waitFor(async () => expect((await balanceOf(player)).balance).toBe('100.00'))
  await giveCash(server, player.playerId, 6_000n)
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => ask(player, '60.00', {}, randomUUID())),
  )
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
  expect(await balanceOf(player)).toMatchObject({ balance: '100.00', locked: '100.00' })
})

test('[WAL-03] the regulated profile pays to the player’s own CPF only', async () => {
  const regulated = await startPixServer({ LICENCE_PROFILE: 'br' })
  const player = await registerPayer(regulated)
  await giveCash(regulated, player.playerId, 10_000n)
  const company = { payCardBank: 'CNPJ', payCardNo: '11222333000181', name: 'Ana ME' } as const
  expect((await ask(player, '60.00', company)).status).toBe(3106)
  expect(dataOf(await ask(player, '60.00')).state).toBe('approved')
  await regulated.verify()
  await regulated.close()
})

test('[R070] the sum of withdrawals grows when they are paid, not when they are asked for', async () => {
  const player = await payerWith(100n)
  dataOf(await ask(player, '100.00'))
  expect(dataOf(await player.call(user.userInfo, {})).wdSumAmount).toBe('0.00')
})

test('[R062] money that comes in with a lock between two looks of a withdrawal does not leave with it', async () => {
  const player = await payerWith(100n)
  const { playerId } = player
  const { ledger } = server.deps
  const give = async () => {
    // reads what the withdrawal reads, after it
    const line = await readWagerLine(server.deps, playerId)
    const verdict = await ledger.submit(playerId, ({ at }) => ({
      key: randomUUID(),
      bodyHash: 'award',
      kind: 'vip_award',
      postings: [
        { account: 'house:promotion', amount: centavos(-2000n) },
        { account: 'cash', amount: centavos(2000n) },
      ],
      ...addLock(playerId, line, {
        lockId: 'award',
        amount: centavos(2000n),
        given: centavos(2000n),
        times: 1n,
        at,
      }),
    }))
    expect(verdict.status).toBe('posted')
  }
  const deps = betweenLooks(server.deps, give, TURNOVER)
  const asked = {
    payCardBank: 'CPF' as const,
    payCardNo: player.cpf,
    ifsc: player.cpf,
    name: player.name,
    amount: centavos(12_000n),
  }
  // connections are open, so that what is asked at once is answered at once
  await Promise.all(Array.from({ length: 4 }, () => getWagering(server.deps, playerId)))
  const press = { playerId, key: randomUUID(), asked, deviceId: 'test' }
  await expect(withdraw(deps, press)).rejects.toMatchObject({ code: 'withdraw_above_maximum' })
  expect(
    await withdraw(deps, { ...press, asked: { ...asked, amount: centavos(10_000n) } }),
  ).toMatchObject({
    amount: '100.00',
  })
})
