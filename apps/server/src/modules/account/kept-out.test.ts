import { auth, refusals, user } from '@jogada/contract'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../testkit/server-of-file.ts'
import { callAs, CODE_ID, drawCaptcha, registerPlayer } from '../../testkit/test-player.ts'
import { CAPTCHA } from '../../testkit/test-server.ts'
import { restrictPlayer } from './restrictions.ts'
import { endSessionsOf } from './sessions/end-sessions.ts'

const server = serverOfFile()

test.each([
  ['closed', refusals.session_of_closed, 'encerrada'],
  ['suspended', refusals.session_of_suspended, 'bloqueada'],
] as const)(
  'who is logged in while their account is %s is told so',
  async (kind, refusal, word) => {
    const player = await registerPlayer(server)
    const { playerId } = player
    await restrictPlayer(server.deps.db, server.deps, { playerId, kind, reason: 'test' })
    await endSessionsOf(server.deps, playerId)
    await expect
      .poll(async () => (await player.call(user.userInfo, {})).status)
      .toBe(refusal.status)
    const told = await player.call(user.userInfo, {})
    expect(told.message).toContain(word)
  },
)

test.each([
  ['closed', refusals.account_closed, 'encerrada'],
  ['suspended', refusals.account_restricted, 'bloqueada'],
] as const)(
  '[R021] the login of a %s account says so once the password was right, and not before',
  async (kind, refusal, word) => {
    const { email, playerId } = await registerPlayer(server)
    await restrictPlayer(server.deps.db, server.deps, { playerId, kind, reason: 'test' })
    const wrong = await logIn(email, 'outra-senha-qualquer-1')
    expect(wrong.status).toBe(refusals.login_failed.status)
    const told = await logIn(email, 'calçadão-9-ondas')
    expect(told).toMatchObject({ http: refusal.http, status: refusal.status, data: null })
    expect(told.message).toContain(word)
  },
)

async function logIn(username: string, pwd: string) {
  await drawCaptcha(server, CODE_ID)
  const body = { username, pwd, codeId: CODE_ID, captCode: CAPTCHA }
  return callAs(server, auth.login, { body })
}

test('a session that merely ended says nothing of the account', async () => {
  const player = await registerPlayer(server)
  await endSessionsOf(server.deps, player.playerId)
  const { status } = refusals.unauthenticated
  await expect.poll(async () => (await player.call(user.userInfo, {})).status).toBe(status)
})
