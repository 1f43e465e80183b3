import { randomUUID } from 'node:crypto'
import { game, order, promotion, user, wallet } from '@jogada/contract'
import { centavos, negate } from '@jogada/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataFolder } from '../../testkit/data-folder.ts'
import { admittedPlayer } from '../../testkit/admitted-player.ts'
import { newCpf, orderDeposit, registerPayer, startPixServer } from '../../testkit/pix-server.ts'
import type { PixServer } from '../../testkit/pix-server.ts'
import { dataOf, giveCash } from '../../testkit/test-player.ts'
import type { Answer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'

const DATA_DIR = dataFolder()
let server: PixServer
beforeAll(async () => {
  server = await startPixServer({ LICENCE_PROFILE: 'br', DATA_DIR })
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const key = () => ({ key: randomUUID() })

const out = (payCardNo: string, amount: string) => ({
  payCardBank: 'CPF' as const,
  payCardNo,
  ifsc: payCardNo,
  amount,
})

test('[WAL-01] a payment that is taken is confirmed by number, value and state', async () => {
  const player = await admittedPlayer(server)
  const body = out(player.cpf, '60.00')
  const taken = dataOf(await player.call(order.withdraw, { body }, key()))
  expect(taken).toMatchObject({ amount: '60.00', state: 'approved' })
  expect(taken.withdrawalId).toMatch(/^\d+$/)
  const placed = await orderDeposit(server, player, 'brl-20')
  expect(placed).toMatchObject({ orderId: expect.stringMatching(/^\d+$/) })
})

test('[WAL-01] a payment that is not taken says why in Portuguese, by a number of its own, and moves nothing', async () => {
  const player = await admittedPlayer(server)
  const before = await server.deps.ledger.balances(player.playerId)
  const denied: Readonly<Record<string, Answer<unknown>>> = {
    nothing: await player.call(order.withdraw, { body: out(player.cpf, '0.00') }, key()),
    above: await player.call(order.withdraw, { body: out(player.cpf, '5000.00') }, key()),
    stranger: await player.call(order.withdraw, { body: out(newCpf(), '60.00') }, key()),
    noCpf: await player.call(order.withdraw, { body: out('123', '60.00') }, key()),
    transfer: await player.call(
      wallet.transfer,
      { body: { transferUser: 'a@example.com', transferAmount: '1.00', pwd: 'x' } },
      key(),
    ),
    unknown: await player.call(order.prePay, {
      params: { pkgId: 'none' },
      body: { gift: '1', pkgId: 'none' },
    }),
    stake: await player.call(
      game.betDice,
      { body: { stake: '150.00', target: 5_050, direction: 'over' } },
      key(),
    ),
  }
  for (const { http, status, message } of Object.values(denied)) {
    expect(http).toBeGreaterThanOrEqual(400)
    expect(status).not.toBe(200)
    expect(message).toMatch(/^[A-ZÀ-Ü].{8,}/u)
    expect(message).not.toMatch(/[{}]/)
  }
  const numbers = Object.values(denied).map(({ status }) => status)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(await server.deps.ledger.balances(player.playerId)).toEqual(before)
})

test('[X12] the money is reais, and the words are Portuguese where no other language of ours is asked for', async () => {
  const player = await admittedPlayer(server)
  const { code } = await orderDeposit(server, player, 'brl-20')
  // 986 is the real in ISO 4217
  expect(code).toContain('5303986')
  const body = out(newCpf(), '60.00')
  const inPortuguese = (await player.call(order.withdraw, { body }, key())).message
  for (const language of ['', 'xx_XX', 'pt_PT']) {
    const { message } = await player.call(order.withdraw, { body }, { ...key(), language })
    expect(message).toBe(inPortuguese)
  }
})

test('[ACC-07] the balance names cash, bonus, locks, stakes and withdrawals apart', async () => {
  const open = await startTestServer({ DATA_DIR })
  const player = await registerPayer(open)
  await giveCash(open, player.playerId, 80_00n)
  const bonus = centavos(5_00n)
  await open.deps.ledger.submit(player.playerId, () => ({
    key: 'bonus',
    bodyHash: '',
    kind: 'adjustment',
    postings: [
      { account: 'house:promotion', amount: negate(bonus) },
      { account: 'bonus', amount: bonus },
    ],
  }))
  dataOf(await player.call(order.withdraw, { body: out(player.cpf, '60.00') }, key()))
  expect(dataOf(await player.call(user.getBalance, {}))).toMatchObject({
    balance: '20.00',
    bonus: '5.00',
    held: '0.00',
    locked: '0.00',
    withdrawing: '60.00',
    withdrawable: '20.00',
  })
  expect(dataOf(await player.call(promotion.bonuses, {}))).toEqual([])
  await open.verify()
  await open.close()
})
