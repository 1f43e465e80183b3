import { randomUUID } from 'node:crypto'
import { casino, draw, game, refusals } from '@jogada/contract'
import type { ops } from '@jogada/contract'
import { HOUSE_GAMES as names } from '@jogada/core/games/house-games'
import type { HouseGame } from '@jogada/core/games/house-games'
import { licenceProfile } from '@jogada/core/licence/profile'
import { afterEach, expect, test } from 'vitest'
import { serverOfFile } from '../../testkit/server-of-file.ts'
import { callAs, dataOf, giveCash, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { isAutomaticUnder } from './automatic-play.ts'

const server = serverOfFile()

const turn = async (name: ops.switches.SwitchName, isStopped: boolean) => {
  const { switches, db } = server.deps
  await switches.set(db, { name, isStopped, reason: 'the licence' })
  await expect.poll(() => switches.isStopped(name), { timeout: 60_000 }).toBe(isStopped)
}

const used = new Set<ops.switches.SwitchName>()
const stop = async (name: ops.switches.SwitchName) => {
  used.add(name)
  await turn(name, true)
}
afterEach(async () => {
  for (const name of used) await turn(name, false)
  used.clear()
})

const off = refusals.automatic_play_off.status
async function richPlayer() {
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, 10_000n)
  return player
}

type Bet = (player: TestPlayer, automatic: boolean, key?: string) => Promise<{ status: number }>

const stake = '1.00'
/** A bet of each game as automatic play and as a hand sends it. */
const bets: Readonly<Record<HouseGame, Bet>> = {
  dice: (player, automatic, key = randomUUID()) => {
    const body = {
      stake,
      target: 5_050,
      direction: 'over',
      ...(automatic && { automatic }),
    } as const
    return player.call(game.betDice, { body }, { key })
  },
  limbo: (player, automatic, key = randomUUID()) =>
    player.call(
      casino.betLimbo,
      { body: { stake, target: 200, ...(automatic && { automatic }) } },
      { key },
    ),
  mines: (player, automatic, key = randomUUID()) =>
    automatic
      ? player.call(casino.autoMines, { body: { stake, mines: 1, tiles: [3] } }, { key })
      : player.call(casino.betMines, { body: { stake, mines: 1 } }, { key }),
  rowDouble: (player, automatic, key = randomUUID()) => {
    const body = { stake, difficulty: 'easy' } as const
    return automatic
      ? player.call(casino.autoRowDouble, { body: { ...body, tiles: [0] } }, { key })
      : player.call(casino.betRowDouble, { body }, { key })
  },
  double: (player, automatic, key = randomUUID()) => {
    const body = {
      roundId: '999999',
      selection: 'red',
      stake,
      ...(automatic && { automatic }),
    } as const
    return player.call(draw.betDouble, { body }, { key })
  },
  luckyColor: (player, automatic, key = randomUUID()) => {
    const body = {
      channel: 'lucky30s',
      roundId: '999999',
      selection: 'red',
      stake,
      ...(automatic && { automatic }),
    } as const
    return player.call(draw.betLuckyColor, { body }, { key })
  },
}

const manual = async () => {
  const rules = {
    dice: game.diceRules,
    limbo: casino.limboRules,
    mines: casino.minesRules,
    rowDouble: casino.rowDoubleRules,
    double: draw.doubleRules,
    luckyColor: draw.luckyColorRules,
  } as const
  const told = await Promise.all(
    names.map(async (name) => dataOf(await callAs(server, rules[name], {})).stop.isManual),
  )
  return names.filter((_, index) => told[index])
}

test.each(names)(
  '[GAM-13] automatic play of %s can be stopped alone, and the game is played by hand on',
  async (name) => {
    const player = await richPlayer()
    expect((await bets[name](player, true)).status).not.toBe(off)
    await stop(`automatic:${name}`)
    expect(await manual()).toEqual([name])
    expect((await bets[name](player, true)).status).toBe(off)
    expect((await bets[name](player, false)).status).not.toBe(off)
    for (const other of names.filter((one) => one !== name)) {
      expect([other, (await bets[other](player, true)).status]).not.toEqual([other, off])
    }
  },
)

test('[GAM-13] automatic play of every game can be stopped at once, and moves no money then', async () => {
  const player = await richPlayer()
  await stop('automatic')
  expect(await manual()).toEqual(names)
  for (const name of names) {
    expect([name, (await bets[name](player, true)).status]).toEqual([name, off])
  }
  const { cash, held } = await server.deps.ledger.balances(player.playerId)
  expect([cash.balance, held.balance]).toEqual([10_000n, 0n])
})

test('[GAM-13] a retry of what was taken before automatic play was stopped hears its first answer', async () => {
  const player = await richPlayer()
  const key = randomUUID()
  const first = await bets.dice(player, true, key)
  expect(first.status).toBe(200)
  await stop('automatic:dice')
  expect(await bets.dice(player, true, key)).toEqual(first)
})

test('[GAM-13] a licence that allows no automatic play has none, whatever operators released', () => {
  const profile = licenceProfile('br')
  const strict = { games: { ...profile.games, automaticPlay: false } }
  for (const name of names) {
    expect(isAutomaticUnder(profile, { isStopped: () => false }, name)).toBe(true)
    expect(isAutomaticUnder(strict, { isStopped: () => false }, name)).toBe(false)
  }
})
