import { setTimeout } from 'node:timers/promises'
import { notice, order, promotion } from '@jogada/contract'
import { centavos, negate } from '@jogada/core'
import { expect, test, vi } from 'vitest'
import {
  balanceOf,
  orderDeposit,
  payAs,
  pressDeposit,
  registerPayer,
  statusOf,
} from '../../testkit/pix-server.ts'
import type { Payer } from '../../testkit/pix-server.ts'
import { pixServerOfFile } from '../../testkit/pix-server-of-file.ts'
import { connectAs } from '../../testkit/player-socket.ts'
import { dataOf } from '../../testkit/test-player.ts'
import { serverOn } from '../../testkit/test-server.ts'
import { localDay } from '../../platform/local-day.ts'
import { sweepPayments } from '../deposit/watch-payments.ts'
import { turnoverMoves } from '../wallet/index.ts'
import { fillInboxes } from '../notice/index.ts'
import { revokeBonus } from './bonuses.ts'
import { cancelBonus } from './cancel-bonus.ts'
import { grantBonus } from './grant-bonus.ts'
import { deposited, setCampaign } from './testkit.ts'
import { followPlay, sweepActive } from './watch-play.ts'

const server = pixServerOfFile()

const DAY_MS = 24 * 60 * 60_000

/** Stakes that amount on something that never pays. */
async function lose(player: Payer, count: bigint): Promise<bigint> {
  const amount = centavos(count)
  const verdict = await server.deps.ledger.submit(player.playerId, () => ({
    key: server.deps.rng.uuid(),
    bodyHash: 'stake',
    kind: 'test_stake',
    postings: [
      { account: 'cash', amount: negate(amount) },
      { account: 'house:games', amount },
    ],
    counters: turnoverMoves(amount, 'mines'),
  }))
  if (verdict.status !== 'posted') throw new Error(verdict.status)
  return verdict.commandId
}

/** Stakes that amount and gets it back, so that only the turnover grows. */
async function play(player: Payer, count: bigint) {
  await lose(player, count)
  const amount = centavos(count)
  await server.deps.ledger.submit(player.playerId, () => ({
    key: server.deps.rng.uuid(),
    bodyHash: 'payout',
    kind: 'test_payout',
    postings: [
      { account: 'house:games', amount: negate(amount) },
      { account: 'cash', amount },
    ],
  }))
}

const bonusesOf = async (player: Payer) => dataOf(await player.call(promotion.bonuses, {}))

/** What the inbox says of rewards, once it says anything. */
async function toldOf(player: Payer) {
  const ending = new AbortController()
  const filling = fillInboxes(server.deps, ending.signal)
  const query = { category: 'rewards' } as const
  const told = await vi.waitFor(
    async () => {
      const { messages } = dataOf(await player.call(notice.inbox, { query }))
      expect(messages.length).toBeGreaterThan(0)
      return messages
    },
    { timeout: 60_000 },
  )
  ending.abort()
  await filling
  return told
}

test('[R073] [R195] [ACC-07] the gift of a paid package is bonus money until it was wagered twice', async () => {
  const { player, placed } = await deposited(server, 'brl-200')
  expect(placed).toMatchObject({ amount: '200.00', price: '200.00', gift: '10.00' })
  expect(await balanceOf(player)).toMatchObject({
    balance: '200.00',
    bonus: '10.00',
    freeBalance: '210.00',
    locked: '200.00',
  })
  await play(player, 10_000n)
  await followPlay(server.deps, [player.playerId])
  expect(await bonusesOf(player)).toMatchObject([
    { amount: '10.00', wagered: '0.00', toWager: '20.00', missing: '120.00' },
  ])
  // when it runs out is shown with it
  const [bonus] = await bonusesOf(player)
  const days = (Date.parse(bonus!.expiresAt) - server.clock.now().getTime()) / DAY_MS
  expect(Math.round(days)).toBe(7)
  await play(player, 11_999n)
  await followPlay(server.deps, [player.playerId])
  expect(await bonusesOf(player)).toMatchObject([{ wagered: '19.99', missing: '0.01' }])
  await play(player, 1n)
  await Promise.all([
    followPlay(server.deps, [player.playerId]),
    followPlay(server.deps, [player.playerId]),
    sweepActive(server.deps),
  ])
  expect(await bonusesOf(player)).toEqual([])
  expect(await balanceOf(player)).toMatchObject({
    balance: '210.00',
    bonus: '0.00',
    locked: '0.00',
    withdrawable: '210.00',
  })
  expect(await toldOf(player)).toMatchObject([
    { kind: 'bonus_released', values: { amount: '10.00' } },
  ])
})

test('[R050] [R156] a player who waives promotions gets no gift and owes no wagering for one', async () => {
  const player = await registerPayer(server)
  const press = { params: { pkgId: 'brl-100' }, body: { gift: '0', pkgId: 'brl-100' } } as const
  const waived = dataOf(await player.call(order.prePay, press))
  const wanted = dataOf(await pressDeposit(player))
  expect(waived.orderId).not.toBe(wanted.orderId)
  expect(waived.gift).toBe('0.00')
  expect(wanted.gift).toBe('5.00')
  const { copyPasteCode } = (await server.deps.pix.getCharge(waived.payNo))!
  await payAs(server, player, copyPasteCode!)
  await vi.waitFor(async () => expect(await statusOf(player, waived.orderId)).toBe('10'))
  expect(await balanceOf(player)).toMatchObject({ balance: '100.00', bonus: '0.00' })
})

test('[R195] gifts are wagered one after the other, each after its deposit', async () => {
  const { player } = await deposited(server, 'brl-100')
  await deposited(server, 'ins-100', player)
  const [first, second] = await bonusesOf(player)
  expect(first).toMatchObject({ amount: '5.00', toWager: '10.00' })
  expect(second).toMatchObject({ amount: '10.00', toWager: '20.00', missing: '220.00' })
})

test('[WAL-08] [SEC-08] a bonus can be given up at any time: it leaves, and cash stays', async () => {
  const { player } = await deposited(server, 'brl-100')
  const [bonus] = await bonusesOf(player)
  const cancel = () =>
    player.call(
      promotion.cancelBonus,
      { params: { bonusId: bonus!.bonusId } },
      { key: server.deps.rng.uuid() },
    )
  const answers = await Promise.all([cancel(), cancel(), cancel()])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 3006, 3006])
  expect(await balanceOf(player)).toMatchObject({ balance: '100.00', bonus: '0.00' })
  const other = await registerPayer(server)
  const stranger = await other.call(
    promotion.cancelBonus,
    { params: { bonusId: bonus!.bonusId } },
    { key: server.deps.rng.uuid() },
  )
  expect(stranger.status).toBe(3006)
})

test('[WAL-08] a bonus that is given while another one ends takes the same place as before or after', async () => {
  for (let ahead = 0; ahead < 12; ahead++) {
    const { player } = await deposited(server, 'brl-20')
    const [first] = await bonusesOf(player)
    const grant = { campaignId: 'page-gift', amount: centavos(500n), grantId: player.email }
    await Promise.all([
      grantBonus(server.deps, { ...grant, playerId: player.playerId, bounds: [] }),
      setTimeout(ahead).then(() =>
        cancelBonus(server.deps, { playerId: player.playerId, bonusId: first!.bonusId }),
      ),
    ])
    // the deposit once, and its own amount twice
    expect(await bonusesOf(player)).toMatchObject([{ amount: '5.00', missing: '30.00' }])
  }
})

test('[SEC-09] giving a bonus up again under its key hears the first answer, and another bonus under it is refused', async () => {
  const { player } = await deposited(server, 'brl-100')
  await deposited(server, 'brl-200', player)
  const [first, second] = await bonusesOf(player)
  const cancel = (bonusId: string, key: string) =>
    player.call(promotion.cancelBonus, { params: { bonusId } }, { key })
  expect(await cancel(first!.bonusId, '')).toMatchObject({ http: 400, status: 1100 })
  expect(await bonusesOf(player)).toHaveLength(2)
  const key = server.deps.rng.uuid()
  const repeats = Array.from({ length: 20 }, () => cancel(first!.bonusId, key))
  for (const answer of await Promise.all(repeats)) {
    expect(answer).toMatchObject({ http: 200, data: { lost: '5.00' } })
  }
  expect(await cancel(first!.bonusId, key)).toMatchObject({ http: 200, data: { lost: '5.00' } })
  expect(await cancel(second!.bonusId, key)).toMatchObject({ http: 422, status: 1101 })
  expect(await bonusesOf(player)).toMatchObject([{ bonusId: second!.bonusId }])
  expect((await balanceOf(player)).bonus).toBe('10.00')
})

test('[WAL-08] what is shown before a bonus is given up is what then happens, in the middle of its wagering too', async () => {
  const { player } = await deposited(server, 'brl-200')
  await play(player, 20_000n)
  await lose(player, 733n)
  await followPlay(server.deps, [player.playerId])
  const [shown] = await bonusesOf(player)
  const before = await balanceOf(player)
  expect(shown).toMatchObject({ amount: '10.00', wagered: '7.33' })
  expect(before).toMatchObject({ balance: '192.67', bonus: '10.00' })
  const params = { bonusId: shown!.bonusId }
  const key = server.deps.rng.uuid()
  const { lost } = dataOf(await player.call(promotion.cancelBonus, { params }, { key }))
  expect(lost).toBe(shown!.amount)
  expect(await balanceOf(player)).toMatchObject({
    balance: before.balance,
    bonus: '0.00',
    locked: '0.00',
    withdrawable: before.balance,
  })
  expect(await bonusesOf(player)).toEqual([])
})

test('[WAL-08] a bonus that was wagered becomes cash one to one beside all that was won, and is not given up any more', async () => {
  const { player } = await deposited(server, 'brl-200')
  const [shown] = await bonusesOf(player)
  await play(player, 20_000n)
  await play(player, 2_000n)
  const winnings = centavos(1_234_567n)
  await server.deps.ledger.submit(player.playerId, () => ({
    key: server.deps.rng.uuid(),
    bodyHash: 'payout',
    kind: 'test_payout',
    postings: [
      { account: 'house:games', amount: negate(winnings) },
      { account: 'cash', amount: winnings },
    ],
  }))
  await followPlay(server.deps, [player.playerId])
  // 200.00 paid in, 10.00 of the gift, 12,345.67 won
  const all = { balance: '12555.67', bonus: '0.00', locked: '0.00', withdrawable: '12555.67' }
  expect(await balanceOf(player)).toMatchObject(all)
  const params = { bonusId: shown!.bonusId }
  const key = server.deps.rng.uuid()
  expect((await player.call(promotion.cancelBonus, { params }, { key })).status).toBe(3006)
  expect(await balanceOf(player)).toMatchObject(all)
})

test('[WAL-08] a bonus that is played through is its player’s, also before any worker has looked', async () => {
  const { player } = await deposited(server, 'brl-200')
  const [shown] = await bonusesOf(player)
  await play(player, 20_000n)
  await play(player, 2_000n)
  expect(await bonusesOf(player)).toMatchObject([{ missing: '0.00' }])
  const params = { bonusId: shown!.bonusId }
  const key = server.deps.rng.uuid()
  expect((await player.call(promotion.cancelBonus, { params }, { key })).status).toBe(3006)
  expect(await balanceOf(player)).toMatchObject({ balance: '210.00', bonus: '0.00' })
  for (const [alsoPlayed, balance] of [
    [false, '210.00'],
    [true, '200.00'],
  ] as const) {
    const revoked = await deposited(server, 'brl-200')
    const { playerId } = revoked.player
    const [theirs] = await bonusesOf(revoked.player)
    await play(revoked.player, 20_000n)
    await play(revoked.player, 2_000n)
    await revokeBonus(server.deps, { playerId, bonusId: theirs!.bonusId }, { alsoPlayed })
    expect(await balanceOf(revoked.player)).toMatchObject({ balance, bonus: '0.00' })
  }
})

test('[WAL-08] of a last stake and a wish to give the bonus up the one that is first decides', async () => {
  for (let round = 0; round < 6; round++) {
    const { player } = await deposited(server, 'brl-200')
    const [shown] = await bonusesOf(player)
    await play(player, 20_000n)
    await play(player, 1_900n)
    const params = { bonusId: shown!.bonusId }
    const key = server.deps.rng.uuid()
    const [{ status }, stake] = await Promise.all([
      player.call(promotion.cancelBonus, { params }, { key }),
      lose(player, 100n),
    ])
    await followPlay(server.deps, [player.playerId])
    const ended = await server.deps.ledger.find(player.playerId, key)
    expect(ended !== null).toBe(status === 200)
    expect(ended === null || ended.commandId < stake).toBe(true)
    const balance = ended ? '199.00' : '209.00'
    expect(await balanceOf(player)).toMatchObject({ balance, bonus: '0.00' })
  }
})

test('a bonus that was not wagered in its days goes back to the house', async () => {
  const { player } = await deposited(server, 'brl-50')
  const held = () => server.deps.ledger.balances(player.playerId)
  server.clock.advance(7 * DAY_MS - 60_000)
  await sweepActive(server.deps)
  expect((await held()).bonus.balance).toBe(250n)
  server.clock.advance(120_000)
  await sweepActive(server.deps)
  expect((await held()).bonus.balance).toBe(0n)
  expect((await held()).cash.balance).toBe(5000n)
  server.syncClock()
  expect(await toldOf(player)).toMatchObject([
    { kind: 'bonus_expired', values: { amount: '2.50' } },
  ])
})

test('[R105] [R032] [R155] a day of play earns the offer of a bonus, once, and one order takes it', async () => {
  const { player } = await deposited(server, 'brl-1000')
  const socket = await connectAs(server, player)
  const popup = async () =>
    dataOf(await player.call(order.getPrices, { query: { curreny: 'EXPPAY' } }))
  await play(player, 99_999n)
  await followPlay(server.deps, [player.playerId])
  expect((await popup()).map(({ gift }) => gift)).toEqual(['0.00'])
  const earned = async () => dataOf(await player.call(promotion.earnedOffer, {}))
  expect(await earned()).toBeNull()
  await play(player, 1n)
  await Promise.all([
    followPlay(server.deps, [player.playerId]),
    followPlay(server.deps, [player.playerId]),
  ])
  await vi.waitFor(() =>
    expect(socket.heard('userBetAmount')).toMatchObject([{ bouns: 2, amount: '10.00' }]),
  )
  socket.close()
  expect(await popup()).toMatchObject([{ price: '100.00', gift: '20.00', giftTimes: 1 }])
  expect([await earned()]).toEqual(socket.heard('userBetAmount'))

  const first = dataOf(await pressDeposit(player, 'exp-100'))
  server.clock.advance(60_000)
  const second = dataOf(await pressDeposit(player, 'exp-100'))
  expect([first.gift, second.gift]).toEqual(['20.00', '0.00'])
  expect(await earned()).toBeNull()
  dataOf(await player.call(order.cancelOrder, { params: { orderId: first.orderId } }))
  await sweepPayments(server.deps)
  expect((await popup())[0]!.gift).toBe('20.00')
  expect(await earned()).toMatchObject({ bouns: 2, amount: '10.00' })
  server.clock.advance(60_000)
  const third = await orderDeposit(server, player, 'exp-100')
  server.syncClock()
  await payAs(server, player, third.code)
  await vi.waitFor(async () => expect(await statusOf(player, third.orderId)).toBe('10'))
  expect(await bonusesOf(player)).toContainEqual(
    expect.objectContaining({ amount: '20.00', toWager: '20.00' }),
  )
})

test('[R105] an offer that cannot be paid any more hides no older one that can', async () => {
  const { player } = await deposited(server, 'brl-1000')
  await play(player, 100_000n)
  await followPlay(server.deps, [player.playerId])
  const earned = async () => dataOf(await player.call(promotion.earnedOffer, {}))
  const older = await earned()
  expect(older).not.toBeNull()
  const { db, clock } = server.deps
  const now = clock.now()
  const terms = { multiplier_hundredths: 300, starts_at: now, ends_at: null, wager_times: 1 }
  await db
    .insertInto('promotion.campaign')
    .values({
      ...terms,
      campaign_id: 'weekend-bonus',
      kind: 'play_bonus',
      is_on: true,
      budget: centavos(5_000n),
      discount_parts: null,
      play_threshold: centavos(900_000n),
      bonus_base: centavos(1_500n),
    })
    .execute()
  await db
    .insertInto('promotion.offer')
    .values({
      player_id: player.playerId,
      campaign_id: 'weekend-bonus',
      day: localDay(now),
      amount: centavos(1_500n),
      multiplier_hundredths: 300,
      made_at: now,
      expires_at: new Date(now.getTime() + DAY_MS),
    })
    .execute()
  expect(await earned()).toMatchObject({ bouns: 3, amount: '15.00' })
  await setCampaign(server, 'weekend-bonus', { budget: centavos(1n) })
  expect(await earned()).toEqual(older)
  const prices = await player.call(order.getPrices, { query: { curreny: 'EXPPAY' } })
  expect(dataOf(prices)).toMatchObject([{ gift: '20.00' }])
  expect(dataOf(await pressDeposit(player, 'exp-100')).gift).toBe('20.00')
  await setCampaign(server, 'weekend-bonus', { is_on: false })
})

test('[X2] the profile of Brazil’s regulator ties nothing to a deposit', async () => {
  await setCampaign(server, 'first-deposit-discount', { is_on: true })
  const player = await registerPayer(server)
  const strict = await serverOn(server.url, {
    PIX_BASE_URL: server.sandbox.url,
    LICENCE_PROFILE: 'br',
  })
  strict.clock.advance(server.clock.now().getTime() - strict.clock.now().getTime())
  const ask = (url: string) => strict.app.inject({ url, headers: { authorization: player.token } })
  const prices = (await ask('/api/app/order/getPrices')).json()
  expect(prices.data.length).toBeGreaterThan(7)
  expect(prices.data.every(({ gift }: { gift: string }) => gift === '0.00')).toBe(true)
  expect((await ask('/api/app/user/userInfo')).json().data.payDiscount).toBeNull()
  await strict.close()
  await setCampaign(server, 'first-deposit-discount', { is_on: false })
})
