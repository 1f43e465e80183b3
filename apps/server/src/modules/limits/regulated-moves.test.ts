import { randomUUID } from 'node:crypto'
import {
  care,
  casino,
  game,
  limits,
  order,
  privacy,
  promotion,
  refusals,
  reward,
  user,
  wallet,
} from '@jogada/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataFolder } from '../../testkit/data-folder.ts'
import { orderDeposit, payAs, registerPayer, startPixServer } from '../../testkit/pix-server.ts'
import type { Payer, PixServer } from '../../testkit/pix-server.ts'
import { dataOf, giveCash, admitToPlay } from '../../testkit/test-player.ts'
import { receiveById } from '../deposit/receive-payment.ts'
import { bet, eventOf, offerEvent, outcomeOf } from '../sportsbook/testkit.ts'

const DATA_DIR = dataFolder()
let server: PixServer
let outcome: { readonly outcomeId: string; readonly seenOdds: string }
beforeAll(async () => {
  server = await startPixServer({ LICENCE_PROFILE: 'br', DATA_DIR })
  const eventId = await offerEvent(server)
  const event = await eventOf(server, eventId)
  const { outcomeId } = event.markets[0]!.outcomes[0]!
  outcome = { outcomeId, seenOdds: outcomeOf(event, outcomeId)!.odds }
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const key = () => ({ key: randomUUID() })
const pwd = 'calçadão-9-ondas'

async function registerShown(): Promise<Payer> {
  const player = await registerPayer(server)
  await admitToPlay(server, player.playerId)
  const loss = { kind: 'loss', window: 'day', amount: '900.00' } as const
  dataOf(await player.call(limits.setMoneyLimit, { body: loss }, key()))
  dataOf(await player.call(limits.setTimeLimit, { body: { window: 'day', minutes: 600 } }, key()))
  return player
}

/** What stakes money, by any door that the tests can walk through without a studio. */
const stakes: Readonly<Record<string, (player: Payer) => Promise<{ status: number }>>> = {
  dice: (player) =>
    player.call(game.betDice, { body: { stake: '5.00', target: 5_050, direction: 'over' } }, key()),
  mines: (player) =>
    player.call(casino.autoMines, { body: { stake: '2.00', mines: 5, tiles: [1, 2] } }, key()),
  limbo: (player) => player.call(casino.betLimbo, { body: { stake: '2.00', target: 200 } }, key()),
  sports: (player) => bet(player, outcome),
}

/** What players try, allowed or not. Each goes through the public calls alone. */
const tries: Readonly<Record<string, (player: Payer) => Promise<unknown>>> = {
  ...stakes,
  // whoever may not deposit any more gets no code to pay
  deposit: async (player) => {
    const placed = await orderDeposit(server, player, 'brl-20').catch(() => null)
    if (placed) await receiveById(server.deps, await payAs(server, player, placed.code))
  },
  gift: (player) =>
    player.call(order.prePay, {
      params: { pkgId: 'fc-100' },
      body: { gift: '1', pkgId: 'fc-100' },
    }),
  transfer: async (player) => {
    const { email } = await registerShown()
    const body = { transferUser: email, transferAmount: '10.00', pwd }
    return player.call(wallet.transfer, { body }, key())
  },
  usdt: (player) => withdraw(player, 'USDT', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'),
  company: (player) => withdraw(player, 'CNPJ', '11222333000181'),
  ownAccount: (player) => withdraw(player, 'CPF', player.cpf),
  bonuses: (player) => player.call(promotion.bonuses, {}),
  award: (player) =>
    player
      .call(reward.takeAward, { params: { awardId: 'gift-boas-vindas' }, body: {} }, key())
      .catch(() => null),
  selfTest: (player) =>
    player.call(care.takeSelfTest, { body: { answers: [0, 0, 0, 0, 0, 0, 0, 0, 3] } }),
  cancel: (player) => player.call(promotion.cancelBonus, { params: { bonusId: 'any' } }, key()),
  testAccount: (player) => player.call(user.getUserTest, {}).catch(() => null),
}

const withdraw = (player: Payer, payCardBank: 'CPF' | 'CNPJ' | 'USDT', payCardNo: string) =>
  player.call(order.withdraw, {
    body: {
      payCardBank,
      payCardNo,
      ifsc: payCardNo,
      name: player.name,
      amount: '50.00',
      whatsapp: '+55 11 98765-4321',
    },
  })

/** What ends play: after it no stake and no deposit stands. */
const ends: Readonly<Record<string, (player: Payer) => Promise<unknown>>> = {
  pause: (player) => player.call(limits.pausePlay, { body: { days: 1 } }, key()),
  exclude: (player) => player.call(limits.excludeOneself, { body: { months: 0 } }, key()),
  close: (player) => player.call(privacy.closeAccount, { body: { pwd } }, key()),
}

/** Everything that the regulated market knows as a move of a player's money. */
const LAWFUL: ReadonlySet<string> = new Set([
  'adjustment',
  'bet_stake',
  'deposit',
  'dice_bet',
  'limbo_bet',
  'limit_change',
  'mines_bet',
  'order_price',
  'play_pause',
  'play_terms',
  'play_time',
  'withdrawal',
  'withdrawal_approval',
])

/** Accounts of the house that no regulated money may touch: rewards, commissions, transfers. */
const FORBIDDEN: ReadonlySet<string> = new Set([
  'house:promotion',
  'house:referral',
  'house:transfer_transit',
])

async function expectLawful() {
  const { rows } = await server.deps.pool.query<{ type: string }>(
    'SELECT DISTINCT type FROM withdrawal.request',
  )
  expect(rows.map(({ type }) => type).filter((type) => type !== 'CPF')).toEqual([])
  const posted = await server.deps.pool.query<{ kind: string }>(
    "SELECT DISTINCT kind FROM ledger.command WHERE verdict = 'posted'",
  )
  expect(posted.rows.map(({ kind }) => kind).filter((kind) => !LAWFUL.has(kind))).toEqual([])
  const sums = await server.deps.ledger.houseSums({})
  expect(sums.filter(({ account }) => FORBIDDEN.has(account))).toEqual([])
  const others = await server.deps.pool.query(
    'SELECT FROM ledger.entry WHERE owner > 0 AND account = 2 LIMIT 1',
  )
  // the bonus account of nobody was ever touched
  expect(others.rows).toEqual([])
}

test('[X1] [X2] [X4] [X5] [X6] [X10] [BR-08] no sequence of calls brings a forbidden entry', async () => {
  const names = Object.keys(tries)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 2 }), {
        minLength: 4,
        maxLength: 8,
      }),
      async (steps) => {
        const player = await registerShown()
        await giveCash(server, player.playerId, 200_00n)
        // those of one step race
        for (const step of steps) await Promise.all(step.map((name) => tries[name]!(player)))
      },
    ),
    { numRuns: 10, seed: 20_261_121 },
  )
  await expectLawful()
  const posted = await server.deps.pool.query<{ kind: string }>(
    "SELECT DISTINCT kind FROM ledger.command WHERE verdict = 'posted'",
  )
  expect(posted.rows.length).toBeGreaterThan(6)
})

test('[RG-04] [RG-07] after a pause, an exclusion or a closing no sequence brings a stake or a deposit', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(ends)),
      fc.array(fc.constantFrom('dice', 'mines', 'limbo', 'sports', 'deposit', 'pause', 'exclude'), {
        minLength: 3,
        maxLength: 6,
      }),
      async (end, after) => {
        const player = await registerShown()
        await giveCash(server, player.playerId, 50_00n)
        await ends[end]!(player)
        const before = await server.deps.ledger.entries(player.playerId, 'cash', { limit: 50 })
        await Promise.all(after.map((name) => (tries[name] ?? ends[name]!)(player)))
        const entries = await server.deps.ledger.entries(player.playerId, 'cash', { limit: 50 })
        expect(entries).toEqual(before)
        const refused = await stakes['dice']!(player)
        expect([
          refusals.play_paused.status,
          refusals.play_excluded.status,
          refusals.unauthenticated.status,
        ]).toContain(refused.status)
      },
    ),
    { numRuns: 9, seed: 20_261_122 },
  )
  await expectLawful()
})
