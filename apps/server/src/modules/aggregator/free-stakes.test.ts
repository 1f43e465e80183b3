import { randomUUID } from 'node:crypto'
import { limits, location, order, play, refusals } from '@jogada/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admittedPlayer } from '../../testkit/admitted-player.ts'
import { dataFolder } from '../../testkit/data-folder.ts'
import { dataOf, giveCash, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { sitDown, startGameServer } from './testkit.ts'
import type { GameServer, Seat } from './testkit.ts'

const LIMIT = 'RS_ERROR_LIMIT_REACHED'
const key = () => ({ key: randomUUID() })

const launch = (player: TestPlayer, demo: 0 | 1 = 0) =>
  player.call(play.launch, { body: { gameCode: 'orla.feira', demo } })

const isLocked = async (player: TestPlayer) => dataOf(await player.call(order.getWithdraw, {})).lock

/** A free round, and one of less than a centavo, each with a prize that may follow. */
async function freeRounds(seat: Seat): Promise<string[]> {
  const [nothing, crumb] = [randomUUID(), randomUUID()]
  const statuses = [
    (await seat.bet(0n, { transaction_uuid: nothing })).status,
    (await seat.bet(0n, { transaction_uuid: crumb, amount: 999 })).status,
  ]
  for (const debit of [nothing, crumb]) await seat.win(7_00n, debit)
  return statuses
}

/**
 * What a stake from abroad is answered, and the cash after it, by profile: `open` asks
 * for no place.
 */
const ofPlace = {
  open: ['RS_OK', 114_00n],
  br: [LIMIT, 100_00n],
} as const

describe.each(['open', 'br'] as const)('in profile %s', (LICENCE_PROFILE) => {
  let server: GameServer
  beforeAll(async () => {
    server = await startGameServer({ LICENCE_PROFILE, DATA_DIR: dataFolder() })
  })
  afterAll(async () => {
    await server.verify()
    await server.close()
  })

  async function newPlayer(): Promise<TestPlayer> {
    if (LICENCE_PROFILE === 'br') return admittedPlayer(server)
    const player = await registerPlayer(server)
    await giveCash(server, player.playerId, 100_00n)
    return player
  }

  const cashOf = async ({ playerId }: TestPlayer) =>
    (await server.deps.ledger.balances(playerId)).cash.balance

  test('[RG-04] a stake of nothing is a stake: none is taken, nor paid, in a break', async () => {
    const player = await newPlayer()
    const seat = await sitDown(server, 0n, { player })
    expect(await freeRounds(seat)).toEqual(['RS_OK', 'RS_OK'])
    expect(await cashOf(player)).toBe(114_00n)
    dataOf(await player.call(limits.pausePlay, { body: { days: 1 } }, key()))
    expect(await freeRounds(seat)).toEqual([LIMIT, LIMIT])
    expect(await cashOf(player)).toBe(114_00n)
    expect(await isLocked(player)).toBe(false)
  })

  test('[RG-04] a game for money is opened to nobody who may not play; the demonstration is', async () => {
    const player = await newPlayer()
    dataOf(await player.call(limits.pausePlay, { body: { days: 1 } }, key()))
    const opened = server.provider.launches.length
    expect((await launch(player)).status).toBe(refusals.play_paused.status)
    expect(server.provider.launches).toHaveLength(opened)
    expect((await launch(player, 1)).status).toBe(200)
  })

  test('[GEO-01] a stake of nothing is taken only where the licence lets stakes be made', async () => {
    const player = await newPlayer()
    const seat = await sitDown(server, 0n, { player })
    const abroad = { latitude: 38.7223, longitude: -9.1393, accuracy: 30 }
    await player.call(location.showPosition, { body: abroad })
    const [answer, cash] = ofPlace[LICENCE_PROFILE]
    expect(await freeRounds(seat)).toEqual([answer, answer])
    expect(await cashOf(player)).toBe(cash)
  })
})
