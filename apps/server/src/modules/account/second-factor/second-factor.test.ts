import { auth, passkey, security, user } from '@jogada/contract'
import { totpCode, totpStep } from '@jogada/core/security/totp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, dataOf, drawCaptcha, registerPlayer } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { CAPTCHA, startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { secretBytes } from '../../../testkit/secret-bytes.ts'
import { getPlayer } from '../player-store.ts'
import { createSessions } from '../sessions/sessions.ts'
import { challengeFor } from './challenge.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const PASSWORD = 'calçadão-9-ondas'
const codeId = '12345678'
const STEP_MS = 30_000
const LOCK_MS = 15 * 60_000

async function logIn(username: string) {
  await drawCaptcha(server, codeId)
  const body = { username, pwd: PASSWORD, codeId, captCode: CAPTCHA }
  return dataOf(await callAs(server, auth.login, { body }))
}

const answer = (challenge: string, code: string) =>
  callAs(server, security.loginSecondFactor, { body: { challenge, code } })

/** Switches the second factor on; `now` shows what the app would show. */
async function guarded(player: TestPlayer & { readonly pwd?: string }) {
  const body = { pwd: player.pwd ?? PASSWORD }
  const begun = dataOf(await player.call(security.beginSecondFactor, { body }))
  const now = () => totpCode(secretBytes(begun.secret), totpStep(server.clock.now().getTime()))
  const confirmed = await player.call(security.confirmSecondFactor, { body: { code: now() } })
  server.clock.advance(STEP_MS)
  return { now, recoveryCodes: dataOf(confirmed).recoveryCodes, address: begun.address }
}

test('[R043] with an authenticator app the password alone opens nothing; its code does, once', async () => {
  const player = await registerPlayer(server)
  expect((await logIn(player.email)).challenge).toBeUndefined()
  const { now, address } = await guarded(player)
  expect(address).toMatch(/^otpauth:\/\/totp\/Jogada:/)

  const { access_token, challenge } = await logIn(player.email)
  expect(access_token).toBe('')
  expect((await answer(challenge!, '000000')).status).toBe(2016)
  const code = now()
  const { access_token: opened } = dataOf(await answer(challenge!, code))
  expect((await player.call(user.getBalance, {}, { token: opened })).status).toBe(200)
  expect((await answer(challenge!, code)).status).toBe(2019)

  const again = await logIn(player.email)
  expect((await answer(again.challenge!, code)).status).toBe(2016)
})

test('two at once with the same code open one session', async () => {
  const player = await registerPlayer(server)
  const { now } = await guarded(player)
  const [one, other] = [await logIn(player.email), await logIn(player.email)]
  const answers = await Promise.all([
    answer(one.challenge!, now()),
    answer(other.challenge!, now()),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 2016])
})

test('[R021] a new password takes the code of the app that guards the account', async () => {
  const player = await registerPlayer(server)
  const { now } = await guarded(player)
  const change = (factor?: string, newPwd = 'outra-onda-77') =>
    player.call(user.changePassword, {
      body: { oldPwd: PASSWORD, newPwd, newPwd1: newPwd, ...(factor && { factor }) },
    })
  const code = now()
  expect((await change()).status).toBe(2016)
  expect((await change(code === '000000' ? '111111' : '000000')).status).toBe(2016)
  // a password that is none spends no code
  expect((await change(code, 'curta')).status).toBe(2006)
  expect((await change(code)).status).toBe(200)
})

test('[SEC-03] a login that waits for its code ends with the password that it began with', async () => {
  const player = await registerPlayer(server)
  const { now } = await guarded(player)
  const { challenge } = await logIn(player.email)
  const newPwd = 'outra-onda-77'
  const body = { oldPwd: PASSWORD, newPwd, newPwd1: newPwd, factor: now() }
  expect((await player.call(user.changePassword, { body })).status).toBe(200)
  server.clock.advance(STEP_MS)
  expect((await answer(challenge!, now())).status).toBe(2019)
})

test('[SEC-03] a session whose password was changed after it was shown is not opened, nor its code asked for', async () => {
  const player = await registerPlayer(server)
  const caller = { address: '127.0.0.1', deviceId: 'device', userAgent: '', language: 'pt' }
  const { password_changed_at: passwordFrom } = await getPlayer(server.deps.db, player.playerId)
  const sessions = createSessions(server.deps)
  const open = () => sessions.open(player.playerId, caller, { passwordFrom })
  const opened = await open()
  const newPwd = 'outra-onda-77'
  const body = { oldPwd: PASSWORD, newPwd, newPwd1: newPwd }
  expect((await player.call(user.changePassword, { body })).status).toBe(200)
  await expect(open()).rejects.toMatchObject({ code: 'login_failed' })
  sessions.close()
  expect((await player.call(user.getBalance, {}, { token: opened })).http).toBe(401)
  await guarded({ ...player, pwd: newPwd })
  const asked = { factorAt: null, passwordFrom, language: 'pt' }
  const challenges = () =>
    server.deps.db
      .selectFrom('account.login_challenge')
      .select('challenge_hash')
      .where('player_id', '=', player.playerId)
      .execute()
  const { password_changed_at: now } = await getPlayer(server.deps.db, player.playerId)
  await challengeFor(server.deps, player.playerId, { ...asked, passwordFrom: now })
  const own = await challenges()
  expect(own).toHaveLength(1)
  await expect(challengeFor(server.deps, player.playerId, asked)).rejects.toMatchObject({
    code: 'login_failed',
  })
  // what began with the new password goes on
  expect(await challenges()).toEqual(own)
})

test('[ACC-04] with an authenticator app a passkey is made and forgotten by its code only', async () => {
  const player = await registerPlayer(server)
  const { now } = await guarded(player)
  const begin = (factor?: string) =>
    player.call(passkey.begin, { body: { pwd: PASSWORD, ...(factor && { factor }) } })
  expect((await begin()).status).toBe(2016)
  expect((await begin(now())).status).toBe(200)
  const forget = (factor?: string) =>
    player.call(passkey.remove, {
      body: { passkeyId: '1', pwd: PASSWORD, ...(factor && { factor }) },
    })
  expect((await forget()).status).toBe(2016)
  server.clock.advance(STEP_MS)
  expect((await forget(now())).status).toBe(200)
})

test('a recovery code stands in for the app, once', async () => {
  const player = await registerPlayer(server)
  const { recoveryCodes } = await guarded(player)
  expect(new Set(recoveryCodes).size).toBe(10)
  const first = await logIn(player.email)
  expect((await answer(first.challenge!, recoveryCodes[0]!.toLowerCase())).status).toBe(200)
  const second = await logIn(player.email)
  expect((await answer(second.challenge!, recoveryCodes[0]!)).status).toBe(2016)
  expect(dataOf(await player.call(security.secondFactor, {})).recoveryCodes).toBe(9)
})

test('five wrong codes use a login up, ten lock the account’s codes for a quarter of an hour', async () => {
  const player = await registerPlayer(server)
  const { now } = await guarded(player)
  for (let login = 0; login < 2; login++) {
    const { challenge } = await logIn(player.email)
    for (let i = 0; i < 5; i++) expect((await answer(challenge!, '12x')).status).toBe(2016)
    expect((await answer(challenge!, now())).status).toBe(2019)
  }
  const locked = await logIn(player.email)
  expect((await answer(locked.challenge!, now())).status).toBe(2002)
  server.clock.advance(LOCK_MS + 1)
  expect((await answer(locked.challenge!, now())).status).toBe(2019)
  const { challenge } = await logIn(player.email)
  expect((await answer(challenge!, now())).status).toBe(200)
})

test('of many wrong codes at once no more than ten are looked at', async () => {
  const player = await registerPlayer(server)
  await guarded(player)
  const logins = [
    await logIn(player.email),
    await logIn(player.email),
    await logIn(player.email),
  ].flatMap(({ challenge }) => Array<string>(5).fill(challenge!))
  const storm = await Promise.all(logins.map((challenge) => answer(challenge, '12x')))
  expect(storm.filter(({ status }) => status === 2016)).toHaveLength(10)
  expect(storm.filter(({ status }) => status === 2002)).toHaveLength(5)
})

test('it is begun with the password, guards nothing unconfirmed, and ends with both', async () => {
  const player = await registerPlayer(server)
  const begin = (pwd: string) => player.call(security.beginSecondFactor, { body: { pwd } })
  const end = (pwd: string, code: string) =>
    player.call(security.endSecondFactor, { body: { pwd, code } })
  expect((await begin('wrong')).status).toBe(2011)
  expect((await player.call(security.confirmSecondFactor, { body: { code: '1' } })).status).toBe(
    2018,
  )
  expect((await begin(PASSWORD)).status).toBe(200)
  expect((await player.call(security.confirmSecondFactor, { body: { code: '1' } })).status).toBe(
    2016,
  )
  expect((await logIn(player.email)).access_token).not.toBe('')
  const { now } = await guarded(player)
  expect((await begin(PASSWORD)).status).toBe(2017)
  expect((await end('wrong', now())).status).toBe(2011)
  expect((await end(PASSWORD, '000')).status).toBe(2016)
  expect((await end(PASSWORD, now())).status).toBe(200)
  expect((await end(PASSWORD, now())).status).toBe(2018)
  expect((await logIn(player.email)).access_token).not.toBe('')
})
