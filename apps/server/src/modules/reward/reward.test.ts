import { randomUUID } from 'node:crypto'
import { limits, order, reward, user, wallet } from '@jogada/contract'
import { centavos, parseMoney } from '@jogada/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { afterReading } from '../../testkit/between-looks.ts'
import { depositWithoutPix, playThrough } from '../../testkit/play-money.ts'
import { newCpf } from '../../testkit/pix-server.ts'
import { callAs, dataOf, giveCash, passKyc, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { serverOn, startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { followPlay } from '../promotion/watch-play.ts'
import { raiseLevel } from '../vip/raise-level.ts'
import { WAGER_LOCKS } from '../wallet/counters.ts'
import { giftsFor, runningGifts } from './gifts.ts'
import { giftForGrant, grantGift } from './grant-gift.ts'
import { takeAward } from './take-award.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const GIFT = 'gift-boas-vindas'

const giftOf = async (player: TestPlayer) => dataOf(await player.call(user.userGift, {}))
const take = (player: TestPlayer) =>
  player.call(reward.takeAward, { params: { awardId: GIFT }, body: {} }, { key: randomUUID() })
const setGift = (values: object) => server.deps.db.updateTable('reward.gift').set(values).execute()

test('[R152] userGift says 1 while a gift waits and 0 once it was taken', async () => {
  const player = await registerPlayer(server)
  expect(await giftOf(player)).toBe(0)
  await passKyc(player, newCpf())
  expect(await giftOf(player)).toBe(1)
  expect(dataOf(await player.call(reward.awards, {}))).toEqual([
    {
      awardId: GIFT,
      code: 141,
      level: null,
      amount: '2.00',
      wagerTimes: 1,
      maxBet: null,
      expiresAt: null,
    },
  ])
  expect(dataOf(await take(player))).toEqual({ amount: '2.00' })
  expect(await giftOf(player)).toBe(0)
  expect(dataOf(await player.call(user.getBalance, {}))).toMatchObject({
    balance: '2.00',
    withdrawable: '0.00',
  })
})

test('[R086] a gift is not taken under other terms than its player saw', async () => {
  const player = await registerPlayer(server)
  await passKyc(player, newCpf())
  const takeAs = (body: { amount?: string; wagerTimes?: number }) =>
    player.call(reward.takeAward, { params: { awardId: GIFT }, body }, { key: randomUUID() })
  await setGift({ wager_times: 5 })
  expect((await takeAs({ amount: '2.00', wagerTimes: 1 })).status).toBe(7011)
  expect((await takeAs({ amount: '3.00', wagerTimes: 5 })).status).toBe(7011)
  expect(dataOf(await player.call(user.getBalance, {})).balance).toBe('0.00')
  const seen = dataOf(await player.call(reward.awards, {}))[0]!
  expect(seen).toMatchObject({ amount: '2.00', wagerTimes: 5 })
  expect(dataOf(await takeAs({ amount: seen.amount, wagerTimes: seen.wagerTimes }))).toEqual({
    amount: '2.00',
  })
  await setGift({ wager_times: 1 })
})

test('[R062] a gift that is wagered five times keeps itself back and none of the player’s own money', async () => {
  const player = await registerPlayer(server)
  await passKyc(player, newCpf())
  await giveCash(server, player.playerId, 10_000n)
  await setGift({ wager_times: 5 })
  dataOf(await take(player))
  const shown = async () => ({
    balance: dataOf(await player.call(user.getBalance, {})),
    locks: dataOf(await player.call(wallet.locks, {})),
    withdraw: dataOf(await player.call(order.getWithdraw, {})),
    transfer: dataOf(await player.call(wallet.transferLimits, {})),
  })
  expect(await shown()).toMatchObject({
    balance: { balance: '102.00', locked: '2.00', withdrawable: '100.00' },
    locks: { locked: '2.00', locks: [{ amount: '2.00', needed: '10.00', left: '10.00' }] },
    withdraw: { locked: '2.00', wdAmount: '100.00' },
    transfer: { available: '100.00' },
  })
  await playThrough(server, player.playerId, 850n)
  expect(await shown()).toMatchObject({
    balance: { locked: '1.50', withdrawable: '100.50' },
    locks: { locks: [{ left: '1.50' }] },
    withdraw: { wdAmount: '100.50' },
  })
  await playThrough(server, player.playerId, 150n)
  expect(await shown()).toMatchObject({ balance: { locked: '0.00' }, locks: { locks: [] } })
  await setGift({ wager_times: 1 })
})

test('[RG-04] nothing is offered to a player who paused play, and what was earned stays', async () => {
  const player = await registerPlayer(server)
  await passKyc(player, newCpf())
  await depositWithoutPix(server, player.playerId, 500n)
  await playThrough(server, player.playerId, 600_000n)
  await raiseLevel(server.deps, player.playerId)
  await server.deps.db
    .updateTable('promotion.campaign')
    .set({ is_on: true, audience: 'everybody' })
    .where('campaign_id', '=', 'first-deposit-discount')
    .execute()
  const infoOf = async () => dataOf(await player.call(user.userInfo, {}))
  const giftsOf = async () =>
    dataOf(await player.call(order.getPrices, { query: {} })).map(({ gift }) => gift)
  expect(await infoOf()).toMatchObject({
    offersAllowed: true,
    barred: false,
    payDiscount: { discount: 0.1 },
  })
  expect((await giftsOf()).some((gift) => gift !== '0.00')).toBe(true)
  const pagesOf = async () => dataOf(await player.call(reward.promotionPages, {})).length
  expect(await pagesOf()).toBeGreaterThan(0)
  const codesOf = async () => dataOf(await player.call(reward.awards, {})).map(({ code }) => code)
  const earned = (await codesOf()).filter((code) => code === 14)
  expect(earned.length).toBeGreaterThan(0)
  expect(await codesOf()).toContain(141)

  dataOf(await player.call(limits.pausePlay, { body: { days: 1 } }, { key: randomUUID() }))
  expect(await giftOf(player)).toBe(0)
  expect((await take(player)).status).toBe(3400)
  expect(await infoOf()).toMatchObject({ offersAllowed: false, barred: true, payDiscount: null })
  expect(await pagesOf()).toBe(0)
  expect(dataOf(await callAs(server, reward.promotionPages, {})).length).toBeGreaterThan(0)
  expect((await giftsOf()).every((gift) => gift === '0.00')).toBe(true)
  await playThrough(server, player.playerId, 100n)
  await followPlay(server.deps, [player.playerId])
  expect(await offersOf(player)).toEqual([])
  // a level that play has reached before stays the player's
  expect(await codesOf()).toEqual(earned)
  const level = { params: { awardId: 'level-1' }, body: {} }
  expect((await player.call(reward.takeAward, level, { key: randomUUID() })).status).toBe(200)

  server.clock.advance(25 * 3_600_000)
  await followPlay(server.deps, [player.playerId])
  expect(await giftsFor(server.deps, player.playerId)).toHaveLength(1)
  await server.deps.db
    .updateTable('promotion.campaign')
    .set({ is_on: false })
    .where('campaign_id', '=', 'first-deposit-discount')
    .execute()
})

const offersOf = (player: TestPlayer) =>
  server.deps.db
    .selectFrom('promotion.offer')
    .selectAll()
    .where('player_id', '=', player.playerId)
    .execute()

test('[R086] a gift (141) is given once to a player and never beyond its budget', async () => {
  const players: TestPlayer[] = []
  for (let count = 1; count <= 6; count++) {
    const player = await registerPlayer(server)
    await passKyc(player, newCpf())
    players.push(player)
  }
  const [first] = players
  await Promise.all(Array.from({ length: 5 }, () => take(first!)))
  expect(dataOf(await first!.call(user.getBalance, {})).balance).toBe('2.00')
  // four were given before; the budget holds two more, and a rest that can pay none
  await setGift({ budget: centavos(1_399n) })
  const answers = await Promise.all(players.slice(1).map((player) => take(player)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  const refused = answers.filter(({ status }) => status !== 200).map(({ status }) => status)
  expect(refused.every((status) => status === 3400 || status === 3401)).toBe(true)
  const page = dataOf(await callAs(server, reward.onePromotionPage, { params: { id: 5 } }))
  expect(page.state).toBe('spent')
  await setGift({ budget: centavos(500_000n) })
})

test('[R062] awards taken at the same moment are wagered one after the other, not by the same stakes', async () => {
  const player = await registerPlayer(server)
  await passKyc(player, newCpf())
  await playThrough(server, player.playerId, 600_000n)
  await depositWithoutPix(server, player.playerId, 50_000n)
  await raiseLevel(server.deps, player.playerId)
  const awards = dataOf(await player.call(reward.awards, {}))
  expect(awards.length).toBeGreaterThan(2)
  const taken = await Promise.all(
    awards.map(({ awardId }) =>
      player.call(reward.takeAward, { params: { awardId }, body: {} }, { key: randomUUID() }),
    ),
  )
  const sum = taken.reduce((all, answer) => all + parseMoney(dataOf(answer).amount)!, 0n)
  const { balance, locked, locks } = dataOf(await player.call(wallet.locks, {}))
  expect(locks.reduce((all, { left }) => all + parseMoney(left)!, 0n)).toBe(sum)
  expect(parseMoney(locked)).toBe(sum)
  expect(parseMoney(balance)).toBeGreaterThan(sum)
})

test('[R086] [SEC-09] every repeat of one press hears that its award was given, whenever it looks', async () => {
  const player = await registerPlayer(server)
  await passKyc(player, newCpf())
  await playThrough(server, player.playerId, 600_000n)
  await raiseLevel(server.deps, player.playerId)
  for (const { awardId, amount } of dataOf(await player.call(reward.awards, {}))) {
    const key = randomUUID()
    const press = () => player.call(reward.takeAward, { params: { awardId }, body: {} }, { key })
    const answers = await Promise.all(Array.from({ length: 12 }, press))
    expect(answers.map((answer) => dataOf(answer))).toEqual(answers.map(() => ({ amount })))
  }
})

test('[R086] an award that was taken between two looks is not taken again', async () => {
  const player = await registerPlayer(server)
  await passKyc(player, newCpf())
  await playThrough(server, player.playerId, 40_000n)
  await raiseLevel(server.deps, player.playerId)
  const { playerId } = player
  for (const awardId of ['level-1', GIFT]) {
    const taking = () => takeAward(server.deps, { playerId, awardId, key: randomUUID() })
    const deps = afterReading(server.deps, WAGER_LOCKS, taking)
    const late = takeAward(deps, { playerId, awardId, key: randomUUID() })
    await expect(late).rejects.toMatchObject({ code: 'award_unknown' })
  }
  expect(dataOf(await player.call(user.getBalance, {}))).toMatchObject({
    balance: '3.00',
    locked: '3.00',
  })
})

test('a gift is for players of its level and above', async () => {
  const player = await registerPlayer(server)
  await passKyc(player, newCpf())
  await setGift({ minimum_level: 1 })
  const page = dataOf(await callAs(server, reward.onePromotionPage, { params: { id: 5 } }))
  expect(page.minimumLevel).toBe(1)
  expect(await giftOf(player)).toBe(0)
  expect((await take(player)).status).toBe(3400)
  await playThrough(server, player.playerId, 40_000n)
  await raiseLevel(server.deps, player.playerId)
  expect(await giftOf(player)).toBe(1)
  await setGift({ minimum_level: 0 })
})

test('[X1] a gift that was granted under another licence is taken under a strict one only by who played for it', async () => {
  const player = await registerPlayer(server)
  const [gift] = await runningGifts(server.deps)
  const grantId = randomUUID()
  await grantGift(server.deps, { playerId: player.playerId, gift: gift!, grantId, bounds: [] })
  const strict = await serverOn(server.url, { LICENCE_PROFILE: 'br' })
  strict.clock.advance(server.clock.now().getTime() - strict.clock.now().getTime())
  const token = { token: player.token }
  const awards = async () => dataOf(await callAs(strict, reward.awards, {}, token))
  const params = { awardId: `grant-${grantId}` }
  const taking = () =>
    callAs(strict, reward.takeAward, { params, body: {} }, { ...token, key: randomUUID() })
  expect(await awards()).toEqual([])
  expect((await taking()).status).toBe(3400)
  // it is for a level, and the player has not come there yet
  await setGift({ minimum_level: 1 })
  expect((await taking()).status).toBe(3400)
  await playThrough(server, player.playerId, 40_000n)
  await raiseLevel(strict.deps, player.playerId)
  expect(await awards()).toMatchObject([params])
  expect(dataOf(await taking())).toEqual({ amount: '2.00' })
  await setGift({ minimum_level: 0 })
  await strict.close()
})

test('[X1] a level that deposits reached under another licence opens no gift under a strict one', async () => {
  const player = await registerPlayer(server)
  await passKyc(player, newCpf())
  await depositWithoutPix(server, player.playerId, 500n)
  await playThrough(server, player.playerId, 10_000n)
  await raiseLevel(server.deps, player.playerId)
  await setGift({ minimum_level: 1 })
  const [gift] = await runningGifts(server.deps)
  const strict = await serverOn(server.url, { LICENCE_PROFILE: 'br' })
  strict.clock.advance(server.clock.now().getTime() - strict.clock.now().getTime())
  const namesOf = async () =>
    (await giftsFor(strict.deps, player.playerId)).map(({ gift_id }) => gift_id)
  const granting = () => giftForGrant(strict.deps, player.playerId, gift!.gift_id)
  expect(await giftOf(player)).toBeGreaterThan(0)
  expect(await namesOf()).toEqual([])
  await expect(granting()).rejects.toMatchObject({ code: 'grant_unavailable' })
  await playThrough(server, player.playerId, 30_000n)
  expect(await namesOf()).toEqual([gift!.gift_id])
  expect(await granting()).toMatchObject({ gift_id: gift!.gift_id })
  await setGift({ minimum_level: 0 })
  await strict.close()
})

test('gifts that are over, and gifts to test players, bring nothing', async () => {
  const player = await registerPlayer(server)
  await passKyc(player, newCpf())
  await setGift({ ends_at: server.clock.now() })
  expect(await giftOf(player)).toBe(0)
  expect((await take(player)).status).toBe(3400)
  await setGift({ ends_at: null })
  await server.deps.db
    .updateTable('account.player')
    .set({ is_test: true })
    .where('player_id', '=', player.playerId)
    .execute()
  expect((await take(player)).status).toBe(3400)
})

test('[R014] promotion pages show terms to everybody, and ended ones only by their address', async () => {
  const pages = dataOf(await callAs(server, reward.promotionPages, {}))
  expect(pages.map(({ id, kind }) => [id, kind])).toEqual([
    [5, 'gift'],
    [1, 'package_gift'],
    [3, 'play_bonus'],
    [2, 'package_gift'],
  ])
  expect(pages[2]).toMatchObject({ playThreshold: '1000.00', amount: '10.00', multiplier: 2 })
  expect(pages[1]).toMatchObject({ isForLowBalance: false })
  expect(pages[1]?.packages.slice(0, 2)).toEqual([
    { price: '20.00', gift: '1.00' },
    { price: '50.00', gift: '2.50' },
  ])
  expect(new Set(pages[1]?.packages.map(({ price }) => price)).size).toBe(8)
  expect(pages[3]).toMatchObject({ isForLowBalance: true })
  expect(pages[3]?.packages[0]).toEqual({ price: '20.00', gift: '2.00' })
  expect(pages[0]?.packages).toEqual([])
  const discount = await callAs(server, reward.onePromotionPage, { params: { id: 4 } })
  expect(dataOf(discount)).toMatchObject({ state: 'ended', discount: 0.1 })
  expect((await callAs(server, reward.onePromotionPage, { params: { id: 99 } })).status).toBe(3420)
})
