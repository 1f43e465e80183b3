import { auth, security, user } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, dataOf, drawCaptcha, registerPlayer } from '../../../testkit/test-player.ts'
import { CAPTCHA, startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const codeId = '12345678'

async function logIn(username: string) {
  await drawCaptcha(server, codeId)
  const body = { username, pwd: 'calçadão-9-ondas', codeId, captCode: CAPTCHA }
  return dataOf(await callAs(server, auth.login, { body })).access_token
}

test('[R021] a player sees where the account is open and closes one place, or all others', async () => {
  const player = await registerPlayer(server)
  const [phone, office] = [await logIn(player.email), await logIn(player.email)]
  const list = async () => dataOf(await player.call(security.sessions, {}))
  const works = async (token: string) => (await player.call(user.getBalance, {}, { token })).status
  const known = await list()
  expect(known.map(({ isThis }) => isThis).filter(Boolean)).toHaveLength(1)
  expect(known).toHaveLength(3)
  expect(known.every(({ address }) => address.endsWith('*'))).toBe(true)

  const officeId = dataOf(await player.call(security.sessions, {}, { token: office })).find(
    ({ isThis }) => isThis,
  )!.sessionId
  const stranger = await registerPlayer(server)
  const end = { body: { sessionId: officeId } }
  expect((await stranger.call(security.endSessions, end)).status).toBe(1004)
  expect(await works(office)).toBe(200)
  expect((await player.call(security.endSessions, end)).status).toBe(200)
  expect(await works(office)).toBe(40101)
  expect(await works(phone)).toBe(200)

  expect((await player.call(security.endSessions, { body: {} })).status).toBe(200)
  expect(await works(phone)).toBe(40101)
  expect((await list()).map(({ isThis }) => isThis)).toEqual([true])
})
