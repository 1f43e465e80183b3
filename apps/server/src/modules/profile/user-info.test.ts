import { randomUUID } from 'node:crypto'
import { limits, order, user } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { depositWithoutPix, playThrough } from '../../testkit/play-money.ts'
import { newCpf } from '../../testkit/pix-server.ts'
import { dataOf, passKyc, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const infoOf = async (player: TestPlayer) => dataOf(await player.call(user.userInfo, {}))

test('[R070] [R145] beside user info stands the package that a deposit starts with', async () => {
  const player = await registerPlayer(server)
  const prices = async () => dataOf(await player.call(order.getPrices, { query: {} }))
  const { paypackage } = await infoOf(player)
  expect(paypackage).toMatchObject({ price: '100.00', gift: '5.00', curreny: 'BRL', sort: 3 })
  expect(await prices()).toContainEqual(paypackage)

  const offer = (is_offered: boolean, ids: readonly string[]) =>
    server.deps.db
      .updateTable('deposit.package')
      .set({ is_offered })
      .where('package_id', 'in', ids)
      .execute()
  await offer(false, ['brl-100'])
  expect((await infoOf(player)).paypackage).toMatchObject({ pkgId: 'brl-20', price: '20.00' })
  const byPix = (await prices()).filter(({ curreny }) => curreny === 'BRL')
  const ids = byPix.map(({ pkgId }) => pkgId)
  await offer(false, ids)
  expect((await infoOf(player)).paypackage).toBeNull()
  await offer(true, [...ids, 'brl-100'])
})

test('[R070] [RG-04] no package is offered beside user info to a player who paused play', async () => {
  const player = await registerPlayer(server)
  dataOf(await player.call(limits.pausePlay, { body: { days: 1 } }, { key: randomUUID() }))
  expect((await infoOf(player)).paypackage).toBeNull()
})

test('[R070] user info says who the player is, and what came in and was played', async () => {
  const player = await registerPlayer(server)
  await passKyc(player, newCpf())
  await depositWithoutPix(server, player.playerId, 2_500n)
  await playThrough(server, player.playerId, 1_200n)
  expect(await infoOf(player)).toMatchObject({
    uId: String(player.playerId),
    username: player.email,
    email: player.email,
    name: expect.stringMatching(/\S/) as string,
    time: server.clock.now().toISOString(),
    kyc: 1,
    balance: '25.00',
    payAmount: '25.00',
    paySumAmount: '25.00',
    gameSumAmount: '12.00',
    wdSumAmount: '0.00',
  })
})
