import { ops } from '@jogada/contract'
import { centavos, negate } from '@jogada/core'
import { expect, test, vi } from 'vitest'
import {
  balanceOf,
  orderDeposit,
  payAs,
  registerPayer,
  statusOf,
} from '../../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../../testkit/pix-server-of-file.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { dataOf, giveCash } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import {
  finish,
  home,
  offerEvent,
  placeSlip,
  playerWith,
  settle,
  takeBack,
} from '../../sportsbook/testkit.ts'
import { SPORT_DEBT } from '../../wallet/index.ts'
import { showDebts } from './debts.ts'

const server = pixServerOfFile()

const until = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 60_000 })

const OF_BETS = ops.queues.DEBT_OF_BETS

/** Takes the prize of a bet of 10.00 back that its player has spent, and gives the bet. */
async function oweAPrize(player: TestPlayer): Promise<string> {
  const eventId = await offerEvent(server)
  const { ticket } = dataOf(await placeSlip(player, { kind: 'single', legs: [home(eventId)] }))
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  const { cash } = await server.deps.ledger.balances(player.playerId)
  await giveCash(server, player.playerId, negate(cash.balance))
  server.clock.advance(1000)
  await takeBack(server, eventId)
  await settle(server)
  return ticket.betId
}

/** Has a bank take a deposit of 50.00 back that is spent, and gives its end-to-end id. */
async function oweADeposit(): Promise<string> {
  const player = await registerPayer(server)
  const { code, orderId } = await orderDeposit(server, player, 'brl-50')
  const endToEndId = await payAs(server, player, code)
  await until(async () => expect(await statusOf(player, orderId)).toBe('10'))
  const { cash } = await server.deps.ledger.balances(player.playerId)
  await giveCash(server, player.playerId, negate(cash.balance))
  await server.sandbox.takeBack(endToEndId)
  await until(async () => expect((await balanceOf(player)).owed).toBe('50.00'))
  return endToEndId
}

const owedBy = async ({ playerId }: TestPlayer) =>
  (await server.deps.ledger.counters(playerId, [SPORT_DEBT]))[SPORT_DEBT]!.total

const paramsOf = ({ playerId }: TestPlayer) => ({ playerId: String(playerId), debtId: OF_BETS })

const desk = async () => ({
  maker: await operatorWith(server, ['finance']),
  checker: await operatorWith(server, ['finance']),
})

test('[PIX-07] [SPB-10] what is owed of bets stands in the queue beside what is owed of deposits, the oldest first', async () => {
  const { maker } = await desk()
  const before = dataOf(await maker.call(ops.queues.counts, {})).debts!
  const players = [await playerWith(server, 1_000n), await playerWith(server, 1_000n)]
  const first = await oweAPrize(players[0]!)
  const endToEndId = await oweADeposit()
  server.clock.advance(1000)
  const second = await oweAPrize(players[1]!)
  const all = dataOf(await maker.call(ops.queues.debts, { query: {} }))
  expect(all.slice(before)).toMatchObject([
    { betId: first, endToEndId: null, debtId: OF_BETS, amount: '20.00', collected: '0.00' },
    { betId: null, endToEndId, amount: '50.00' },
    { betId: second, playerId: String(players[1]!.playerId), amount: '20.00' },
  ])
  expect(dataOf(await maker.call(ops.queues.counts, {})).debts).toBe(before + 3)

  const paged: unknown[] = []
  let after: string | undefined
  for (;;) {
    const [one] = await showDebts(server.deps, after, 1)
    if (!one) break
    paged.push(one)
    after = [one.openedAt, one.playerId, one.debtId].join(' ')
  }
  expect(paged).toEqual(all)
})

test('[SPB-10] an operator collects what is owed of bets as far as the cash reaches, and is named for it', async () => {
  const { maker } = await desk()
  const player = await playerWith(server, 1_000n)
  await oweAPrize(player)
  await giveCash(server, player.playerId, centavos(1_250n))
  const collecting = { params: paramsOf(player), body: { reason: 'conferido' } }
  expect(dataOf(await maker.call(ops.queues.collectDebt, collecting)).amount).toBe('12.50')
  expect(dataOf(await maker.call(ops.queues.collectDebt, collecting)).amount).toBe('0.00')
  expect(await owedBy(player)).toBe(750n)
  const shown = dataOf(await maker.call(ops.queues.debts, { query: {} }))
  expect(shown.find(({ playerId }) => playerId === String(player.playerId))).toMatchObject({
    amount: '20.00',
    collected: '12.50',
  })
})

test('[SPB-10] two people give up what is owed of bets, once, and not what came after they looked', async () => {
  const { maker, checker } = await desk()
  const player = await playerWith(server, 1_000n)
  await oweAPrize(player)
  const asking = { params: paramsOf(player), body: { reason: 'sem bens' } }
  const asked = await Promise.all(
    [1, 2, 3].map(async () => dataOf(await maker.call(ops.queues.writeOffDebt, asking))),
  )
  const approve = (place: number) =>
    checker.call(ops.approvals.approve, { params: asked[place]!, body: {} })
  expect((await maker.call(ops.approvals.approve, { params: asked[0]!, body: {} })).status).toBe(
    7003,
  )
  const answers = await Promise.all([approve(0), approve(0), approve(1)])
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect(await owedBy(player)).toBe(0n)
  await giveCash(server, player.playerId, centavos(1_000n))
  await oweAPrize(player)
  // a debt of its own, though as large as the one that was looked at
  expect((await approve(2)).status).not.toBe(200)
  expect(await owedBy(player)).toBe(2_000n)
  const unknown = { ...asking, params: { ...asking.params, playerId: '9999999' } }
  expect((await maker.call(ops.queues.writeOffDebt, unknown)).status).not.toBe(200)
})

test('[SPB-10] the bet that a debt comes from says what was collected of it', async () => {
  const { maker } = await desk()
  const support = await operatorWith(server, ['support'])
  const player = await playerWith(server, 1_000n)
  const betId = await oweAPrize(player)
  await giveCash(server, player.playerId, centavos(2_000n))
  const collecting = { params: paramsOf(player), body: { reason: 'conferido' } }
  dataOf(await maker.call(ops.queues.collectDebt, collecting))
  const params = { playerId: String(player.playerId), betId }
  expect(dataOf(await support.call(ops.plays.bet, { params })).history.slice(-2)).toMatchObject([
    { kind: 'bet_reversal', debt: '20.00' },
    { kind: 'sport_debt_collected', cash: '-20.00', debt: '-20.00' },
  ])
})
