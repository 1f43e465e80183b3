import { randomUUID } from 'node:crypto'
import { game, limits, user } from '@jogada/contract'
import { beforeEach, expect, test } from 'vitest'
import { localDay, startOfLocalDay } from '../../platform/local-day.ts'
import { serverOfFile } from '../../testkit/server-of-file.ts'
import { signedInAnew } from '../../testkit/signed-in-anew.ts'
import { dataOf, giveCash, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'

const server = serverOfFile()

const MINUTE_MS = 60_000
const AHEAD_MS = 60 * MINUTE_MS
const BACK_MS = -90 * MINUTE_MS
const DAY_MS = 24 * 60 * MINUTE_MS

const STAKE_LIMIT = 4301
const TIME_LIMIT = 4303
const PAUSED = 4304

/** Half an hour before a day of the operator's calendar ends, each time of a later one. */
beforeEach(() => {
  const now = server.clock.now()
  const midnight = startOfLocalDay(localDay(new Date(now.getTime() + 2 * DAY_MS)))!
  server.clock.advance(midnight.getTime() - 30 * MINUTE_MS - now.getTime())
})

async function rich(): Promise<TestPlayer> {
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, 1_000_00n)
  return player
}

const stake = (player: TestPlayer, amount: string, key = randomUUID()) =>
  player.call(game.betDice, { body: { stake: amount, target: 5050, direction: 'over' } }, { key })

const limitStakes = async (player: TestPlayer, amount: string) =>
  dataOf(
    await player.call(
      limits.setMoneyLimit,
      { body: { kind: 'stake', window: 'day', amount } },
      { key: randomUUID() },
    ),
  )

const stakedToday = async (player: TestPlayer) =>
  dataOf(await player.call(limits.sessionSummary, {})).staked

test('[TST-06] [RG-01] a clock that jumps over midnight and back resets no limit of a day', async () => {
  const player = await rich()
  await limitStakes(player, '10.00')
  expect((await stake(player, '10.00')).status).toBe(200)
  expect((await stake(player, '1.00')).status).toBe(STAKE_LIMIT)
  server.clock.advance(AHEAD_MS)
  expect((await stake(player, '10.00')).status).toBe(200)
  server.clock.advance(BACK_MS)
  expect((await stake(player, '1.00')).status).toBe(STAKE_LIMIT)
  expect(await stakedToday(player)).toBe('10.00')
  server.clock.advance(AHEAD_MS)
  expect((await stake(player, '1.00')).status).toBe(STAKE_LIMIT)
})

test('[TST-06] [SEC-09] bets under way while the clock jumps are played once each and in their order', async () => {
  const players = [await rich(), await rich(), await rich()]
  const keys = Array.from({ length: 20 }, () => randomUUID())
  const all = () => players.flatMap((player) => keys.map((key) => stake(player, '1.00', key)))
  const first = all()
  server.clock.advance(AHEAD_MS)
  const second = all()
  server.clock.advance(BACK_MS)
  const third = all()
  const [one, two, three] = await Promise.all([first, second, third].map((x) => Promise.all(x)))
  expect(new Set(one!.map(({ status }) => status))).toEqual(new Set([200]))
  expect(two!.map(({ data }) => data)).toEqual(one!.map(({ data }) => data))
  expect(three!.map(({ data }) => data)).toEqual(one!.map(({ data }) => data))
  expect(new Set(one!.map(({ data }) => data!.round.roundId)).size).toBe(
    players.length * keys.length,
  )
  for (const [i, player] of players.entries()) {
    const rounds = one!.slice(i * keys.length, (i + 1) * keys.length).map(({ data }) => data!)
    const expected = rounds.reduce((sum, { round }) => sum + Number(round.payout) - 1, 1_000)
    expect(Number(dataOf(await player.call(user.getBalance, {})).balance)).toBeCloseTo(expected, 9)
  }
  await server.verifyPlay()
})

test('[TST-06] [RG-01] what was limited by the later clock is limited by the earlier one', async () => {
  const player = await rich()
  server.clock.advance(AHEAD_MS)
  await limitStakes(player, '10.00')
  expect((await stake(player, '10.00')).status).toBe(200)
  server.clock.advance(BACK_MS)
  expect((await stake(player, '1.00')).status).toBe(STAKE_LIMIT)
})

test('[TST-06] [RG-04] a pause that began by the later clock stands when the clock goes back', async () => {
  const player = await rich()
  server.clock.advance(AHEAD_MS)
  const body = { days: 1 } as const
  dataOf(await player.call(limits.pausePlay, { body }, { key: randomUUID() }))
  expect((await stake(player, '1.00')).status).toBe(PAUSED)
  server.clock.advance(BACK_MS)
  expect((await stake(player, '1.00')).status).toBe(PAUSED)
  expect(dataOf(await player.call(limits.getLimits, {})).pause).toMatchObject({ kind: 'pause' })
})

test('[TST-06] [RG-04] a pause that was over by the later clock only binds again when the clock goes back', async () => {
  const paused = await rich()
  const body = { days: 1 } as const
  dataOf(await paused.call(limits.pausePlay, { body }, { key: randomUUID() }))
  server.clock.advance(DAY_MS - 30 * MINUTE_MS)
  const player = await signedInAnew(server, paused)
  expect((await stake(player, '1.00')).status).toBe(PAUSED)
  server.clock.advance(AHEAD_MS)
  expect((await stake(player, '1.00')).status).toBe(200)
  server.clock.advance(BACK_MS)
  expect((await stake(player, '1.00')).status).toBe(PAUSED)
})

test('[TST-06] [RG-01] time that was played stays counted when the clock goes back', async () => {
  const player = await rich()
  server.clock.advance(AHEAD_MS)
  const body = { window: 'day', minutes: 10 } as const
  dataOf(await player.call(limits.setTimeLimit, { body }, { key: randomUUID() }))
  const playMinutes = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute++) {
      server.clock.advance(MINUTE_MS)
      expect((await stake(player, '1.00')).status).toBe(200)
    }
  }
  const played = async () => dataOf(await player.call(limits.sessionSummary, {})).playedSeconds
  expect((await stake(player, '1.00')).status).toBe(200)
  await playMinutes(4)
  expect(await played()).toBe(240)
  server.clock.advance(BACK_MS)
  expect((await stake(player, '1.00')).status).toBe(200)
  expect(await played()).toBe(240)
  await playMinutes(5)
  expect(await played()).toBe(540)
  server.clock.advance(MINUTE_MS)
  expect((await stake(player, '1.00')).status).toBe(TIME_LIMIT)
})
