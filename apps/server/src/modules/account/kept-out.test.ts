import { refusals, user } from '@jogada/contract'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../testkit/server-of-file.ts'
import { registerPlayer } from '../../testkit/test-player.ts'
import { restrictPlayer } from './restrictions.ts'
import { endSessionsOf } from './session-state.ts'

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

test('a session that merely ended says nothing of the account', async () => {
  const player = await registerPlayer(server)
  await endSessionsOf(server.deps, player.playerId)
  const { status } = refusals.unauthenticated
  await expect.poll(async () => (await player.call(user.userInfo, {})).status).toBe(status)
})
