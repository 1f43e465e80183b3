import { randomUUID } from 'node:crypto'
import { game, promotion, refusals, reward, user, wallet } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playThrough } from '../../testkit/play-money.ts'
import { newCpf } from '../../testkit/pix-server.ts'
import { dataOf, giveCash, passKyc, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { serverOn } from '../../testkit/test-server.ts'
import { sitDown, startGameServer } from '../aggregator/testkit.ts'
import type { GameServer } from '../aggregator/testkit.ts'
import { giveBonus, setMaxBet } from './max-bet-testkit.ts'

const REFUSED = refusals.bonus_max_bet.status
const GIFT = 'gift-boas-vindas'

let server: GameServer
beforeAll(async () => {
  server = await startGameServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const rich = async () => {
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, 1_000_00n)
  return player
}

const dice = (player: TestPlayer, stake: string, key: string = randomUUID()) =>
  player.call(game.betDice, { body: { stake, target: 9_800, direction: 'over' } }, { key })

const setGift = (maxBet: bigint | null) =>
  server.deps.db
    .updateTable('reward.gift')
    .set({ max_bet: maxBet as never })
    .execute()

const take = (player: TestPlayer, body: { maxBet?: string | null } = {}) =>
  player.call(reward.takeAward, { params: { awardId: GIFT }, body }, { key: randomUUID() })

test('[R135] a bet at the highest bet of a bonus is taken, and one above it hears the amount', async () => {
  const player = await rich()
  await giveBonus(server.deps, player, '5.00')
  const [shown] = dataOf(await player.call(promotion.bonuses, {}))
  expect(shown).toMatchObject({ maxBet: '5.00' })
  const refused = await dice(player, '5.01')
  expect(refused.status).toBe(REFUSED)
  expect(refused.message).toContain('R$ 5,00')
  expect((await dice(player, '5.00')).status).toBe(200)
})

test('[R135] a bonus whose terms name no highest bet lets every bet pass', async () => {
  const player = await rich()
  await giveBonus(server.deps, player, null)
  expect((await dice(player, '50.00')).status).toBe(200)
})

test('[R135] of two bonuses in play the smaller highest bet holds, until its own is played through', async () => {
  const player = await rich()
  await giveBonus(server.deps, player, '2.00')
  await giveBonus(server.deps, player, '5.00')
  expect((await dice(player, '2.01')).status).toBe(REFUSED)
  await playThrough(server, player.playerId, 20_00n)
  expect((await dice(player, '5.00')).status).toBe(200)
  expect((await dice(player, '5.01')).status).toBe(REFUSED)
  await playThrough(server, player.playerId, 20_00n)
  expect((await dice(player, '5.01')).status).toBe(200)
})

test('[R135] a bonus keeps the highest bet that it was given with', async () => {
  const player = await rich()
  await giveBonus(server.deps, player, '5.00')
  await setMaxBet(server.deps, null)
  expect((await dice(player, '5.01')).status).toBe(REFUSED)
  await setMaxBet(server.deps, '1.00')
  expect((await dice(player, '5.00')).status).toBe(200)
})

test('[R135] a bonus that another process gives binds the next bet on one that knows of none', async () => {
  const player = await rich()
  const other = await serverOn(server.url)
  try {
    other.clock.advance(server.clock.now().getTime() - other.clock.now().getTime())
    expect((await dice(player, '6.00')).status).toBe(200)
    await giveBonus(other.deps, player, '5.00')
    expect((await dice(player, '6.00')).status).toBe(REFUSED)
  } finally {
    await other.close()
  }
})

test('[R135] a bet that was taken before the bonus hears its first answer again', async () => {
  const player = await rich()
  const key = randomUUID()
  const first = await dice(player, '6.00', key)
  expect(first.status).toBe(200)
  await giveBonus(server.deps, player, '5.00')
  const again = await dice(player, '6.00', key)
  expect(again.status).toBe(200)
  expect(again.data).toEqual(first.data)
})

test('[R135] a studio hears of the highest bet as of a limit, and nothing is taken', async () => {
  const seat = await sitDown(server, 100_00n)
  await giveBonus(server.deps, seat.player, '5.00')
  expect((await seat.bet(5_01n)).status).toBe('RS_ERROR_LIMIT_REACHED')
  expect(dataOf(await seat.player.call(user.getBalance, {})).balance).toBe('100.00')
  expect((await seat.bet(5_00n)).status).toBe('RS_OK')
})

test('[R086] a gift binds bets until it is played through, by the terms that its player saw', async () => {
  await setGift(3_00n)
  const player = await rich()
  await passKyc(player, newCpf())
  const [seen] = dataOf(await player.call(reward.awards, {}))
  expect(seen).toMatchObject({ maxBet: '3.00' })
  expect((await dice(player, '3.01')).status).toBe(200)
  expect((await take(player, { maxBet: null })).status).toBe(refusals.changed_meanwhile.status)
  dataOf(await take(player, { maxBet: '3.00' }))
  await setGift(null)
  const { locks } = dataOf(await player.call(wallet.locks, {}))
  expect(locks).toMatchObject([{ maxBet: '3.00' }])
  expect((await dice(player, '3.01')).status).toBe(REFUSED)
  expect((await dice(player, '2.00')).status).toBe(200)
  expect(dataOf(await player.call(wallet.locks, {})).locks).toEqual([])
  expect((await dice(player, '3.01')).status).toBe(200)
})
