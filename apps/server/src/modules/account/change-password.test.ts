import { auth, user } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, dataOf, drawCaptcha, registerPlayer } from '../../testkit/test-player.ts'
import { CAPTCHA, startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const FIRST = 'calçadão-9-ondas'
const SECOND = 'outra-onda-77'
const codeId = '12345678'

async function logIn(username: string, pwd: string) {
  await drawCaptcha(server, codeId)
  return callAs(server, auth.login, { body: { username, pwd, codeId, captCode: CAPTCHA } })
}

test('[R021] [R079] a new password ends the other sessions and opens the next login', async () => {
  const player = await registerPlayer(server)
  const { access_token: elsewhere } = dataOf(await logIn(player.email, FIRST))
  const change = (oldPwd: string, newPwd: string, newPwd1 = newPwd) =>
    player.call(user.changePassword, { body: { oldPwd, newPwd, newPwd1 } })
  const balance = (token?: string) =>
    player.call(user.getBalance, {}, token === undefined ? {} : { token })

  expect((await change('wrong', SECOND)).status).toBe(2011)
  expect((await change(FIRST, 'curta')).status).toBe(2006)
  expect((await change(FIRST, SECOND, `${SECOND}8`)).status).toBe(2009)
  expect((await change(FIRST, FIRST)).status).toBe(2013)
  expect((await balance(elsewhere)).status).toBe(200)

  expect((await change(FIRST, SECOND)).status).toBe(200)
  expect((await balance(elsewhere)).status).toBe(40101)
  expect((await balance()).status).toBe(200)
  expect((await logIn(player.email, FIRST)).status).toBe(2001)
  expect((await logIn(player.email, SECOND)).status).toBe(200)
})

test('five wrong passwords close the change for ten minutes, for the right one too', async () => {
  const player = await registerPlayer(server)
  const change = (oldPwd: string) =>
    player.call(user.changePassword, { body: { oldPwd, newPwd: SECOND, newPwd1: SECOND } })
  for (let tried = 1; tried <= 5; tried++) expect((await change('wrong')).status).toBe(2011)
  expect((await change(FIRST)).status).toBe(2012)
  server.clock.advance(10 * 60_000 + 1)
  expect((await change(FIRST)).status).toBe(200)
})

test('of many wrong passwords at once no more are looked at than of many in a row', async () => {
  const player = await registerPlayer(server)
  const change = (oldPwd: string) =>
    player.call(user.changePassword, { body: { oldPwd, newPwd: SECOND, newPwd1: SECOND } })
  const storm = await Promise.all(Array.from({ length: 12 }, () => change('wrong')))
  const statuses = storm.map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(5).fill(2011),
    ...Array<number>(7).fill(2012),
  ])
  expect((await change(FIRST)).status).toBe(2012)
})
