import { auth, user } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, dataOf, drawCaptcha, registerPlayer } from '../../testkit/test-player.ts'
import { CAPTCHA, startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { confirmPassword } from './confirm-password.ts'
import { openLogin } from './login-lock.ts'

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

async function logIn(username: string, pwd: string, deviceId?: string) {
  await drawCaptcha(server, codeId, deviceId)
  return callAs(
    server,
    auth.login,
    { body: { username, pwd, codeId, captCode: CAPTCHA } },
    deviceId ? { deviceId } : {},
  )
}

const form = (given: Record<string, unknown>) => ({
  body: {
    username: 'someone@example.com',
    country: '+55',
    phone: '11987654321',
    pwd: PASSWORD,
    pwd1: PASSWORD,
    codeId,
    captCode: CAPTCHA,
    isapp: 0 as const,
    ...given,
  },
})

const playerCount = async () => {
  const { count } = await server.deps.db
    .selectFrom('account.player')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

test('[R143] [R145] [R093] a registration opens a session whose user info is the player’s own', async () => {
  const player = await registerPlayer(server, { username: 'Nova.Jogadora@Example.com' })
  const info = dataOf(await player.call(user.userInfo, {}))
  expect(info).toMatchObject({
    uId: String(player.playerId),
    email: 'nova.jogadora@example.com',
    balance: '0.00',
    kyc: 0,
    level: 0,
    lx: '10',
    testFlag: 0,
  })
  expect(info.yqm).toMatch(/^[2-9A-Z]{7}$/)
})

test('[R071] [R143] name and CPF of a registration confirm the player, and wrong ones are told later', async () => {
  const registered = async (given: { name?: string; cardNo?: string }) => {
    const player = await registerPlayer(server, given)
    const { kyc, name } = dataOf(await player.call(user.userInfo, {}))
    const { state, reason } = dataOf(await player.call(user.kycStatus, {}))
    return { kyc, name, state, reason }
  }
  const cardNo = '529.982.247-25'
  const known = { kyc: 1, name: 'Ana Lima Souza', state: 'approved', reason: null }
  expect(await registered({ name: 'Ana  Lima Souza', cardNo })).toEqual(known)
  expect(await registered({ name: 'Bia Reis', cardNo })).toEqual({
    kyc: 0,
    name: 'Bia Reis',
    state: 'refused',
    reason: 'Não foi possível confirmar este CPF. Fale com o suporte.',
  })
  expect(await registered({ name: 'Caio Dias', cardNo: '52998224724' })).toMatchObject({
    kyc: 0,
    state: 'refused',
    reason: 'O CPF digitado não é válido.',
  })
  const without = { kyc: 0, name: 'Rui Alves', state: 'missing', reason: null }
  expect(await registered({ name: 'Rui Alves', cardNo: '' })).toEqual(without)
})

test('[R070] user info carries every field of the specification by its name', async () => {
  const player = await registerPlayer(server)
  const info = dataOf(await player.call(user.userInfo, {}))
  for (const name of (
    'uId name username email yqm level header time lx kyc testFlag balance payAmount ' +
    'paySumAmount wdSumAmount gameSumAmount level1Amount level2Amount level3Amount level1Person ' +
    'level2Person level3Person extendInfo nextlevel payDiscount paypackage'
  ).split(' ')) {
    expect(info).toHaveProperty(name)
  }
})

test.each([
  [{ username: 'not an e-mail' }, 2004],
  [{ phone: '123' }, 2005],
  [{ country: '+1' }, 2005],
  [{ pwd: 'curta', pwd1: 'curta' }, 2006],
  [{ pwd: 'x'.repeat(65), pwd1: 'x'.repeat(65) }, 2007],
  [{ pwd: 'Senha123', pwd1: 'Senha123' }, 2008],
  [{ pwd1: 'calçadão-8-ondas' }, 2009],
  [{ regcode: 'ZZZZZZZ' }, 2010],
])('[R112] a registration with %j is refused and writes nothing', async (given, status) => {
  await drawCaptcha(server)
  const before = await playerCount()
  const answer = await callAs(server, auth.register, form(given))
  expect(answer.status).toBe(status)
  expect(answer.message).not.toBe('')
  expect(await playerCount()).toBe(before)
})

test('missing fields are named in the player’s language', async () => {
  const english = await callAs(server, auth.login, { body: {} as never }, { language: 'en_US' })
  expect(english).toMatchObject({ http: 400, status: 1000 })
  expect(english.message).toContain('username')
  const portuguese = await callAs(server, auth.login, { body: {} as never })
  expect(portuguese.message).toMatch(/^Por favor, verifique/)
})

test('an e-mail that is taken gets the neutral refusal, even from two racing forms', async () => {
  const player = await registerPlayer(server)
  await drawCaptcha(server)
  const again = await callAs(server, auth.register, form({ username: player.email.toUpperCase() }))
  expect(again.status).toBe(2003)

  const before = await playerCount()
  const racing = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const id = String(20_000_000 + index)
      await drawCaptcha(server, id)
      return callAs(server, auth.register, form({ username: 'race@example.com', codeId: id }))
    }),
  )
  expect(racing.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await playerCount()).toBe(before + 1n)
})

test('[R011] [R044] an invitation code makes the inviter known', async () => {
  const inviter = await registerPlayer(server)
  const { yqm } = dataOf(await inviter.call(user.userInfo, {}))
  const invited = await registerPlayer(server, { regcode: yqm })
  const row = await server.deps.db
    .selectFrom('account.player')
    .select('invited_by')
    .where('player_id', '=', invited.playerId)
    .executeTakeFirstOrThrow()
  expect(row.invited_by).toBe(inviter.playerId)
})

test('[R142] [R110] login takes the e-mail in any case and answers a token', async () => {
  const player = await registerPlayer(server)
  const { access_token: token } = dataOf(await logIn(player.email.toUpperCase(), PASSWORD))
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(token).not.toBe(player.token)
})

test('a wrong password and an unknown e-mail get the same answer', async () => {
  const player = await registerPlayer(server)
  const wrong = await logIn(player.email, 'not the password')
  const unknown = await logIn('nobody@example.com', 'not the password')
  expect(wrong).toEqual(unknown)
  expect(wrong.status).toBe(2001)
})

test('five failures close the login from that address for a quarter of an hour', async () => {
  const player = await registerPlayer(server)
  for (let failure = 0; failure < 5; failure++) await logIn(player.email, 'not the password')
  expect((await logIn(player.email, PASSWORD)).status).toBe(2002)
  server.clock.advance(15 * 60_000)
  expect((await logIn(player.email, PASSWORD)).status).toBe(200)
})

test('[ACC-06] a lock is for one address alone, many at once count as many, and a new password opens it', async () => {
  const player = await registerPlayer(server)
  const from = async (address: string, pwd: string, code: string) => {
    await drawCaptcha(server, code)
    const answer = await server.app.inject({
      method: 'POST',
      url: auth.login.path,
      remoteAddress: address,
      headers: { deviceid: 'device-of-a-test' },
      payload: { username: player.email, pwd, codeId: code, captCode: CAPTCHA },
    })
    return answer.json<{ status: number }>().status
  }
  const storm = Array.from({ length: 12 }, (_, i) =>
    from('203.0.113.9', 'not the password', String(30_000_000 + i)),
  )
  const answers = await Promise.all(storm)
  expect(answers.filter((status) => status === 2001)).toHaveLength(5)
  expect(answers.filter((status) => status === 2002)).toHaveLength(7)
  expect(await from('203.0.113.9', PASSWORD, '30000090')).toBe(2002)
  expect(await from('203.0.113.10', PASSWORD, '30000091')).toBe(200)
  await openLogin(server.deps.db, player.email)
  expect(await from('203.0.113.9', PASSWORD, '30000092')).toBe(200)
})

test('[ACC-06] right passwords that come at once are no wrong tries, at the login and where a change asks for one', async () => {
  const player = await registerPlayer(server)
  const codes = Array.from({ length: 24 }, (_, nth) => String(40_000_000 + nth))
  for (const code of codes) await drawCaptcha(server, code)
  const logins = codes.map(async (code) => {
    const body = { username: player.email, pwd: PASSWORD, codeId: code, captCode: CAPTCHA }
    return (await callAs(server, auth.login, { body })).status
  })
  expect(await Promise.all(logins)).toEqual(Array(24).fill(200))
  const confirmed = codes.map(() => confirmPassword(server.deps, player.playerId, PASSWORD))
  await expect(Promise.all(confirmed)).resolves.toHaveLength(24)
})

test('[R144] [X15] the captcha is a PNG that counts once, on its own device, for five minutes', async () => {
  const image = await drawCaptcha(server, '87654321')
  expect(image.subarray(1, 4).toString()).toBe('PNG')

  const player = await registerPlayer(server)
  const body = { username: player.email, pwd: PASSWORD, codeId, captCode: CAPTCHA }
  const asked = () => callAs(server, auth.login, { body })

  await drawCaptcha(server)
  expect((await asked()).status).toBe(200)
  expect((await asked()).status).toBe(2000)

  // of many tries at once one is looked at
  await drawCaptcha(server)
  const tries = await Promise.all(Array.from({ length: 8 }, asked))
  expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array<number>(7).fill(2000),
  ])

  await drawCaptcha(server, codeId, 'another device')
  expect((await asked()).status).toBe(2000)

  await drawCaptcha(server)
  server.clock.advance(5 * 60_000)
  expect((await asked()).status).toBe(2000)
})

test('[R099] a wrong captcha is spent: the right text comes too late', async () => {
  const player = await registerPlayer(server)
  const body = { username: player.email, pwd: PASSWORD, codeId }
  await drawCaptcha(server)
  const wrong = await callAs(server, auth.login, { body: { ...body, captCode: '????' } })
  expect(wrong.status).toBe(2000)
  const late = await callAs(server, auth.login, { body: { ...body, captCode: CAPTCHA } })
  expect(late.status).toBe(2000)
})

test('[R091] [R170] a token stops working when its player logs out', async () => {
  const player = await registerPlayer(server)
  dataOf(await player.call(auth.logout, {}))
  const after = await player.call(user.userInfo, {})
  expect(after).toMatchObject({ http: 401, status: 40101 })
})

test('a session ends after twelve idle hours and lives on with use', async () => {
  const player = await registerPlayer(server)
  server.clock.advance(11 * 3_600_000)
  expect((await player.call(user.userInfo, {})).status).toBe(200)
  server.clock.advance(11 * 3_600_000)
  expect((await player.call(user.userInfo, {})).status).toBe(200)
  server.clock.advance(12 * 3_600_000)
  expect((await player.call(user.userInfo, {})).status).toBe(40101)
})

test('[R131] the token is taken bare or as Bearer, and nothing else passes', async () => {
  const player = await registerPlayer(server)
  const asked = (token: string) => callAs(server, user.getBalance, {}, { token })
  expect((await asked(`Bearer ${player.token}`)).status).toBe(200)
  expect((await asked('Bearer ')).status).toBe(40101)
  expect((await asked('x'.repeat(43))).status).toBe(40101)
})

test('[R147] an avatar is one of 36', async () => {
  const player = await registerPlayer(server)
  expect(dataOf(await player.call(user.setHeader, { params: { avatarIndex: 35 } }))).toEqual({
    header: 35,
  })
  expect(dataOf(await player.call(user.userInfo, {})).header).toBe(35)
  expect((await player.call(user.setHeader, { params: { avatarIndex: 36 } })).status).toBe(1000)
})

test('a double slash in a path is forgiven', async () => {
  const player = await registerPlayer(server)
  const response = await server.app.inject({
    url: '/api//app/user/getBalance',
    headers: { authorization: player.token },
  })
  expect(response.statusCode).toBe(200)
})

test('a stored session holds no token in clear', async () => {
  const player = await registerPlayer(server)
  const rows = await server.deps.db.selectFrom('account.session').selectAll().execute()
  expect(JSON.stringify(rows, (_, value: unknown) => String(value))).not.toContain(player.token)
})
