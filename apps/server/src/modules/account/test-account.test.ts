import { auth, user } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, CODE_ID, dataOf, drawCaptcha, registerPlayer } from '../../testkit/test-player.ts'
import { CAPTCHA, startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { markTestPlayer } from './test-account.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

test('[R148] a test player has one temporary account with play money, and others have none', async () => {
  const player = await registerPlayer(server)
  const refused = await player.call(user.getUserTest, {})
  expect(refused).toMatchObject({ http: 404, status: 3510 })
  expect(dataOf(await player.call(user.userInfo, {}))).toMatchObject({
    testFlag: 0,
    extendInfo: null,
  })
  await markTestPlayer(server.deps, player.playerId, true)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => player.call(user.getUserTest, {})),
  )
  const [first] = answers.map(dataOf)
  expect(first).toMatchObject({ balance: '100.00' })
  expect(new Set(answers.map((answer) => dataOf(answer).username)).size).toBe(1)
  expect(dataOf(await player.call(user.userInfo, {}))).toMatchObject({
    testFlag: 1,
    extendInfo: first,
  })
})

test('[R098] [R132] the credentials of the temporary account log in, and lead to itself', async () => {
  const player = await registerPlayer(server)
  await markTestPlayer(server.deps, player.playerId, true)
  const { username, pwd } = dataOf(await player.call(user.getUserTest, {}))
  await drawCaptcha(server)
  const { access_token: token } = dataOf(
    await callAs(server, auth.login, {
      body: { username, pwd, codeId: CODE_ID, captCode: CAPTCHA },
    }),
  )
  const own = dataOf(await callAs(server, user.getUserTest, {}, { token }))
  expect(own).toEqual({ username, pwd, balance: '100.00' })
  expect(dataOf(await callAs(server, user.userInfo, {}, { token }))).toMatchObject({
    username,
    testFlag: 1,
    kyc: 0,
    balance: '100.00',
  })
})
