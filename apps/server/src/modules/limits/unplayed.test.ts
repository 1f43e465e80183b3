import { randomUUID } from 'node:crypto'
import { game, limits, refusals } from '@jogada/contract'
import { centavos, negate } from '@jogada/core'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../testkit/server-of-file.ts'
import { dataOf, registerPlayer, giveCash } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { signedInAnew } from '../../testkit/signed-in-anew.ts'
import { collectSportDebt } from '../sportsbook/index.ts'
import { LOST_NET } from './counters.ts'
import { finish, offerEvent, placeSlip, say, settle, takeBack } from '../sportsbook/testkit.ts'

const server = serverOfFile()

const HOUR_MS = 3_600_000
const CASH = 10_000_00n

const rich = async () => {
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, CASH)
  return player
}

type Kind = 'stake' | 'loss'
type Window = 'day' | 'week' | 'month'

/** A player with a limit of R$ 50 in one window. */
async function limited(kind: Kind, window: Window) {
  const player = await rich()
  const body = { kind, window, amount: '50.00' } as const
  dataOf(await player.call(limits.setMoneyLimit, { body }, { key: randomUUID() }))
  return player
}

async function allLimited(asked: readonly (readonly [Kind, Window])[]) {
  const players: TestPlayer[] = []
  for (const [kind, window] of asked) players.push(await limited(kind, window))
  return players
}

const bet = async (player: TestPlayer, eventId: string, stake = '50.00') =>
  dataOf(
    await placeSlip(await signedInAnew(server, player), {
      kind: 'single',
      legs: [[`${eventId}/1x2/@home`, '2.00']],
      stake,
    }),
  )

async function voided(eventId: string) {
  await say(server, { type: 'result', eventId, result: { state: 'void' } })
  await settle(server)
}

/** The largest of some stakes in reais that the limits let a player make now; it is made. */
async function roomOf(player: TestPlayer): Promise<number> {
  const now = await signedInAnew(server, player)
  for (const stake of [150, 100, 50, 40, 10, 1]) {
    const body = { stake: `${stake}.00`, target: 200, direction: 'under' } as const
    const { status } = await now.call(game.betDice, { body }, { key: randomUUID() })
    if (status === 200) return stake
    expect([refusals.stake_limit.status, refusals.loss_limit.status]).toContain(status)
  }
  return 0
}

const shown = async (player: TestPlayer, kind: Kind, window: Window) => {
  const view = dataOf(await (await signedInAnew(server, player)).call(limits.getLimits, {}))
  return view.limits.find((one) => one.kind === kind && one.window === window)!.used
}

const kinds = ['stake', 'loss'] as const

test.each(kinds)(
  '[RG-01] a bet of the same day that is given back gives its room back: %s',
  async (kind) => {
    const player = await limited(kind, 'day')
    const eventId = await offerEvent(server)
    await bet(player, eventId)
    expect(await shown(player, kind, 'day')).toBe('50.00')
    await voided(eventId)
    expect(await shown(player, kind, 'day')).toBe('0.00')
    expect(await roomOf(player)).toBe(50)
  },
)

test('[RG-01] a void whose return pays a debt gives the room of its stake back all the same', async () => {
  const player = await limited('stake', 'day')
  const won = await offerEvent(server)
  await bet(player, won, '10.00')
  await finish(server, won, { home: 1, away: 0 })
  await settle(server)
  const { cash } = await server.deps.ledger.balances(player.playerId)
  const eventId = await offerEvent(server)
  await bet(player, eventId, '40.00')
  await spend(player, cash.balance - 40_00n)
  await takeBack(server, won)
  await settle(server)
  expect(await shown(player, 'stake', 'day')).toBe('50.00')
  await voided(eventId)
  expect(await shown(player, 'stake', 'day')).toBe('10.00')
})

test('[RG-01] a void that was taken back and is said again gives its room back once', async () => {
  const player = await limited('stake', 'day')
  const eventId = await offerEvent(server)
  await bet(player, eventId)
  await voided(eventId)
  await takeBack(server, eventId)
  await settle(server)
  expect(await shown(player, 'stake', 'day')).toBe('50.00')
  await voided(eventId)
  expect(await roomOf(player)).toBe(50)
})

test('[RG-01] a stake that comes back on another day enlarges no day, week or month but its own', async () => {
  const asked = kinds.flatMap((kind) =>
    (['day', 'week', 'month'] as const).map((window) => [kind, window] as const),
  )
  const eventId = await offerEvent(server)
  const players = await allLimited(asked)
  for (const player of players) await bet(player, eventId)
  // Saturday of the week of the bets
  server.clock.advance(24 * HOUR_MS)
  await voided(eventId)
  for (const [place, [kind, window]] of asked.entries()) {
    expect([kind, window, await shown(players[place]!, kind, window)]).toEqual([
      kind,
      window,
      '0.00',
    ])
    expect([kind, window, await roomOf(players[place]!)]).toEqual([kind, window, 50])
  }
})

test('[RG-01] a stake that comes back in another week enlarges that week no more than its day', async () => {
  const asked = kinds.flatMap((kind) =>
    (['week', 'month'] as const).map((window) => [kind, window] as const),
  )
  const eventId = await offerEvent(server)
  const players = await allLimited(asked)
  for (const player of players) await bet(player, eventId)
  // Monday
  server.clock.advance(48 * HOUR_MS)
  await voided(eventId)
  for (const [place, [kind, window]] of asked.entries()) {
    expect([kind, window, await roomOf(players[place]!)]).toEqual([kind, window, 50])
  }
  const eventOfMonday = await offerEvent(server)
  const others = await allLimited(kinds.map((kind) => [kind, 'month'] as const))
  for (const player of others) await bet(player, eventOfMonday)
  // the ninth of the month that follows
  server.clock.advance(16 * 24 * HOUR_MS)
  await voided(eventOfMonday)
  for (const player of others) expect(await roomOf(player)).toBe(50)
})

const lost = async ({ playerId }: TestPlayer) =>
  (await server.deps.ledger.counters(playerId, [LOST_NET]))[LOST_NET]!.day

test('[RG-01] a prize that was lost again and is taken back counts as lost when its player pays it', async () => {
  const player = await limited('loss', 'day')
  const [won, next] = [await offerEvent(server), await offerEvent(server)]
  await bet(player, won, '40.00')
  await finish(server, won, { home: 1, away: 0 })
  await settle(server)
  const { cash } = await server.deps.ledger.balances(player.playerId)
  await spend(player, cash.balance - 10_00n)
  await takeBack(server, won)
  await settle(server)
  await finish(server, won, { home: 0, away: 1 })
  await settle(server)
  // 40 staked, 80 paid and 10 of them taken back so far
  expect(await lost(player)).toBe(-30_00n)
  await spend(player, -20_00n)
  expect(await collectSportDebt(server.deps, player.playerId)).toBe(20_00n)
  expect(await lost(player)).toBe(-10_00n)
  expect(await shown(player, 'stake', 'day')).toBe('40.00')
  // of a return of 20, all is kept for the 50 that are left
  await spend(player, -10_00n)
  await bet(player, next, '10.00')
  await finish(server, next, { home: 1, away: 0 })
  await settle(server)
  expect(await lost(player)).toBe(0n)
  await spend(player, -30_00n)
  expect(await collectSportDebt(server.deps, player.playerId)).toBe(30_00n)
  expect(await lost(player)).toBe(30_00n)
})

/** Takes cash away as a withdrawal would. */
async function spend(player: TestPlayer, count: bigint) {
  await server.deps.ledger.submit(player.playerId, () => ({
    key: randomUUID(),
    bodyHash: '',
    kind: 'adjustment',
    postings: [
      { account: 'cash', amount: negate(centavos(count)) },
      { account: 'house:adjustment', amount: centavos(count) },
    ],
  }))
}
