import { expect, test } from 'vitest'
import { someBalance, somePlayer } from '../test/player.ts'
import { startServer } from '../test/server.ts'
import { enterWith } from './enter-with.ts'
import { currentToken, keepToken } from './session.ts'

const answers = {
  userInfo: () => ({ data: somePlayer() }),
  getBalance: () => ({ data: someBalance() }),
}

test('[R012] the token of an entry link is exchanged for a session', async () => {
  const { heard } = startServer({ ...answers, enter: () => ({ data: { access_token: 'opened' } }) })
  await enterWith('one-time')
  expect(heard[0]).toMatchObject({ path: '/api/auth/user/enter', body: { token: 'one-time' } })
  expect(currentToken()).toBe('opened')
})

test('[R012] an entry link that is no longer good leaves the present session alone', async () => {
  keepToken('present')
  startServer({ enter: () => ({ http: 400, status: 2020, message: 'Link vencido.' }) })
  await enterWith('used')
  expect(currentToken()).toBe('present')
})
