import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { casino, LIVE_NAMESPACE, SOCKET_PATH } from '@jogada/contract'
import { doubleColor } from '@jogada/core/games/double'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, dataOf, giveCash, registerPlayer } from '../../../testkit/test-player.ts'
import { sitDown, startGameServer } from '../../aggregator/testkit.ts'
import type { GameServer } from '../../aggregator/testkit.ts'
import { betDouble, leadDraws, myBets } from '../../draws/testkit.ts'

let server: GameServer
const wins: casino.PublicWin[] = []
const lists: (readonly casino.PublicWin[])[] = []
const frames: string[] = []
let close = () => {}
beforeAll(async () => {
  server = await startGameServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const socket = io(`http://127.0.0.1:${port}${LIVE_NAMESPACE}`, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    forceNew: true,
  })
  socket.onAny((...frame: unknown[]) => frames.push(JSON.stringify(frame)))
  socket.on('wins', (some: casino.PublicWin[]) => wins.push(...some))
  socket.on('winsLeft', (all: casino.PublicWin[]) => lists.push(all))
  await once(socket as never, 'connect')
  socket.emit('watchWins', true)
  close = () => socket.disconnect()
})
afterAll(async () => {
  close()
  await server.verify()
  await server.close()
})

const of = (player: string) => wins.filter((win) => win.player === player)
const soon = { timeout: 60_000, interval: 50 }

async function named(username: string) {
  const player = await registerPlayer(server, { username })
  await giveCash(server, player.playerId, 10_000n)
  return player
}

test('a win at another studio is told with its stake, masked; a smaller return and a loss are not', async () => {
  const player = await named('otavio.studio@example.com')
  const seat = await sitDown(server, 0n, { player })
  const play = async (id: string, stake: bigint, paid: bigint) => {
    await seat.bet(stake, { transaction_uuid: id, round: `r-${id}` })
    expect((await seat.win(paid, id, { round: `r-${id}` })).status).toBe('RS_OK')
  }
  await play('w-small', 200n, 150n)
  await play('w-even', 200n, 200n)
  await play('w-nothing', 200n, 0n)
  await play('w-free', 0n, 90n)
  await play('w-real', 200n, 700n)
  await expect.poll(() => of('ot***'), soon).toHaveLength(1)
  expect(of('ot***')).toMatchObject([
    { game: 'orla.feira', stake: '2.00', payout: '7.00', multiplier: 35_000 },
  ])
  expect(frames.join()).not.toContain('otavio')
})

test('a repeated credit is told once, and a test account never', async () => {
  const staff = await named('quirino.staff@example.com')
  await server.deps.db
    .updateTable('account.player')
    .set({ is_test: true })
    .where('player_id', '=', staff.playerId)
    .execute()
  const player = await named('ursula.twice@example.com')
  for (const one of [staff, player]) {
    const id = `twice-${one.playerId}`
    const seat = await sitDown(server, 0n, { player: one })
    await seat.bet(100n, { transaction_uuid: id, round: id })
    const win = { transaction_uuid: `${id}-w`, round: id }
    await seat.win(900n, id, win)
    await seat.win(900n, id, win)
  }
  await expect.poll(() => of('ur***').length, soon).toBeGreaterThan(0)
  const { length } = dataOf(await callAs(server, casino.recentWins, {}))
  expect(length).toBe(wins.length)
  expect(of('ur***')).toHaveLength(1)
  expect(of('qu***')).toEqual([])
})

test('a draw is told by what all bets of a player brought together: never a net loss', async () => {
  const draws = await leadDraws(server)
  const [red, both] = [await named('xenia.red@example.com'), await named('yara.both@example.com')]
  let won = 0
  while (won === 0) {
    await draws.step(draws.slot('double').endAt)
    const { roundId, completeAt } = draws.slot('double')
    await betDouble(red, { roundId, selection: 'red' })
    await betDouble(both, { roundId, selection: 'red' })
    await betDouble(both, { roundId, selection: 'black' })
    await draws.step(completeAt)
    const [bet] = await myBets(red, 'double', roundId)
    if (doubleColor(bet!.outcome!) === 'red') won++
  }
  await expect.poll(() => of('xe***'), soon).toHaveLength(1)
  expect(of('xe***')).toMatchObject([
    { game: 'double', stake: '1.00', payout: '2.00', multiplier: 20_000 },
  ])
  expect(of('ya***')).toEqual([])
})

test('who leaves the feed is gone from it at once, and stays out for every kind of win', async () => {
  const player = await named('zelia.quiet@example.com')
  const seat = await sitDown(server, 0n, { player })
  const win = async (id: string) => {
    await seat.bet(100n, { transaction_uuid: id, round: `r-${id}` })
    expect((await seat.win(900n, id, { round: `r-${id}` })).status).toBe('RS_OK')
  }
  const shown = async () =>
    dataOf(await callAs(server, casino.recentWins, {})).filter((one) => one.player === 'ze***')
  const list = async (listed: boolean) =>
    dataOf(await player.call(casino.setWinsListing, { body: { listed } }))
  await win('z-told')
  await expect.poll(() => of('ze***'), soon).toHaveLength(1)
  expect(dataOf(await player.call(casino.winsListing, {}))).toEqual({ listed: true })

  expect(await list(false)).toEqual({ listed: false })
  expect(await shown()).toEqual([])
  await expect.poll(() => lists, soon).toHaveLength(1)
  expect(lists[0]!.filter((one) => one.player === 'ze***')).toEqual([])

  await win('z-quiet')
  // whoever is listed follows, so that the feed has told all that it will tell
  const other = await named('wanda.after@example.com')
  const next = await sitDown(server, 0n, { player: other })
  await next.bet(100n, { transaction_uuid: 'w-after', round: 'r-after' })
  await next.win(500n, 'w-after', { round: 'r-after' })
  await expect.poll(() => of('wa***'), soon).toHaveLength(1)
  expect(of('ze***')).toHaveLength(1)

  expect(await list(true)).toEqual({ listed: true })
  await win('z-back')
  await expect.poll(() => of('ze***'), soon).toHaveLength(2)
})
