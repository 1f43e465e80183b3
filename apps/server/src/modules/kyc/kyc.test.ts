import { user } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf, registerPlayer } from '../../testkit/test-player.ts'
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

const verify = (player: Awaited<ReturnType<typeof registerPlayer>>, cardNo: string, name: string) =>
  player.call(user.updateKyc, { body: { name, cardNo } })

test('[R160] [R076] name and CPF are confirmed and user info says so', async () => {
  const player = await registerPlayer(server)
  expect(dataOf(await verify(player, '529.982.247-25', 'Ana  Lima Souza'))).toEqual({ kyc: 1 })
  const info = dataOf(await player.call(user.userInfo, {}))
  expect(info).toMatchObject({ kyc: 1, name: 'Ana Lima Souza' })
})

test.each([
  ['52998224724', 'Ana Lima', 2101],
  ['11111111111', 'Ana Lima', 2101],
  ['', 'Ana Lima', 2101],
  ['11144477735', 'Ana', 2102],
  ['11144477735', '<b>Ana</b> Lima', 2102],
])('CPF %j of %j is refused', async (cardNo, name, status) => {
  const player = await registerPlayer(server)
  expect((await verify(player, cardNo, name)).status).toBe(status)
  expect(dataOf(await player.call(user.userInfo, {})).kyc).toBe(0)
})

test('[R160] the player reads how the identity stands, and why it was refused', async () => {
  const [ana, bia] = [await registerPlayer(server), await registerPlayer(server)]
  const status = async (player: typeof ana) => dataOf(await player.call(user.kycStatus, {}))
  expect(await status(ana)).toEqual({ state: 'missing', reason: null, at: null })
  await verify(ana, '52998224724', 'Ana Lima')
  expect(await status(ana)).toMatchObject({
    state: 'refused',
    reason: 'O CPF digitado não é válido.',
  })
  dataOf(await verify(bia, '11144477735', 'Bia Reis'))
  await verify(ana, '11144477735', 'Ana Lima')
  expect((await status(ana)).reason).toBe(
    'Não foi possível confirmar este CPF. Fale com o suporte.',
  )
  dataOf(await verify(ana, '71428793860', 'Ana Lima'))
  expect(await status(ana)).toMatchObject({ state: 'approved', reason: null })
})

test('[ACC-03] [SEC-08] one CPF belongs to one of fifty players who claim it at once', async () => {
  const claimers: Awaited<ReturnType<typeof registerPlayer>>[] = []
  for (let i = 0; i < 50; i++) {
    if (i % 9 === 0) server.clock.advance(61_000)
    claimers.push(await registerPlayer(server))
  }
  // however it is written
  const written = ['12345678909', '123.456.789-09', ' 123 456 789 09 ']
  const answers = await Promise.all(
    claimers.map((player, n) => verify(player, written[n % written.length]!, 'Bia Reis')),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 2103)).toHaveLength(49)
})

test('the same data again are confirmed, other data are refused', async () => {
  const player = await registerPlayer(server)
  dataOf(await verify(player, '39053344705', 'Caio Dias'))
  expect((await verify(player, '390.533.447-05', 'Caio Dias')).status).toBe(200)
  expect((await verify(player, '11144477735', 'Caio Dias')).status).toBe(2104)
})
