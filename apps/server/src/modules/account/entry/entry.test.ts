import { auth, security, user } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, dataOf, registerPlayer } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const EXPIRED = 2020
const enter = (token: string) => callAs(server, auth.enter, { body: { token } })

async function playerWithLink(username: string) {
  const player = await registerPlayer(server, { username })
  const { path } = dataOf(await player.call(security.entryLink, {}))
  return { player, token: path.slice('/zgo'.length) }
}

test('[R012] the token of an entry link opens a session of its player, once, also in a race', async () => {
  const { player, token } = await playerWithLink('entra@example.com')
  const answers = await Promise.all([enter(token), enter(token), enter(token)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    EXPIRED,
    EXPIRED,
  ])
  const opened = answers.find(({ status }) => status === 200)!.data!.access_token
  const info = await callAs(server, user.userInfo, {}, { token: opened })
  expect(dataOf(info).uId).toBe(String(player.playerId))
})

test('[R012] a minute later the link is too old', async () => {
  const { token } = await playerWithLink('tarde@example.com')
  server.clock.advance(60_000)
  expect((await enter(token)).status).toBe(EXPIRED)
})

test('a link ends with the session that made it, and a session token is no entry token', async () => {
  const { player, token } = await playerWithLink('saiu@example.com')
  expect((await enter(player.token)).status).toBe(EXPIRED)
  await player.call(auth.logout, {})
  expect((await enter(token)).status).toBe(EXPIRED)
})
