import { randomUUID } from 'node:crypto'
import { auth, casino, headerNames, refusals, security, user } from '@jogada/contract'
import type { CallReply, Envelope } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SessionStore } from '../src/modules/account/index.ts'
import { added, cashOut, minesOf, pick } from '../src/modules/casino/ladder/testkit.ts'
import { admittedPlayer } from '../src/testkit/admitted-player.ts'
import { dataFolder } from '../src/testkit/data-folder.ts'
import { codesIn, mailsTo } from '../src/testkit/mail-inbox.ts'
import { startPixServer } from '../src/testkit/pix-server.ts'
import type { PixServer } from '../src/testkit/pix-server.ts'
import { codeOf, smsTo } from '../src/testkit/sms-inbox.ts'
import {
  callAs,
  CODE_ID,
  confirmPhoneOf,
  dataOf,
  drawCaptcha,
  registerPlayer,
} from '../src/testkit/test-player.ts'
import type { TestPlayer } from '../src/testkit/test-player.ts'
import { CAPTCHA } from '../src/testkit/test-server.ts'

const PASSWORD = 'calçadão-9-ondas'
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const folders = { open: dataFolder(), br: dataFolder() }
const servers = {} as Record<'open' | 'br', PixServer>
beforeAll(async () => {
  for (const id of ['open', 'br'] as const) {
    servers[id] = await startPixServer({ LICENCE_PROFILE: id, DATA_DIR: folders[id] })
  }
})
afterAll(async () => {
  for (const server of Object.values(servers)) {
    await server.verify()
    await server.close()
  }
})

const sessionsOf = ({ app }: PixServer) => app.sessions as SessionStore

type Browser = { readonly deviceId: string; readonly userAgent: string }
const home: Browser = { deviceId: 'tab-at-home', userAgent: 'browser at home' }
const newTab: Browser = { deviceId: 'another-tab', userAgent: 'browser at home' }
const elsewhere: Browser = { deviceId: 'tab-elsewhere', userAgent: 'another browser' }

async function post<T>(id: 'open' | 'br', path: string, payload: object, browser: Browser) {
  const answer = await servers[id].app.inject({
    method: 'POST',
    url: path,
    headers: { [headerNames.deviceId]: browser.deviceId, 'user-agent': browser.userAgent },
    payload,
  })
  return answer.json<Envelope<T>>()
}

async function logIn(player: TestPlayer, browser = home, id: 'open' | 'br' = 'br') {
  // codes of one quarter of an hour are few
  servers[id].clock.advance(16 * MINUTE_MS)
  await drawCaptcha(servers[id], CODE_ID, browser.deviceId)
  const body = { username: player.email, pwd: PASSWORD, codeId: CODE_ID, captCode: CAPTCHA }
  return post<CallReply<typeof auth.login>>(id, auth.login.path, body, browser)
}

const show = (challenge: string, code: string, browser = home) =>
  post<{ access_token: string }>(
    'br',
    security.loginSecondFactor.path,
    { challenge, code },
    browser,
  )

const numberOf = async ({ playerId }: TestPlayer) =>
  (
    await servers.br.deps.db
      .selectFrom('account.player')
      .select('phone')
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow()
  ).phone

const newestText = async (player: TestPlayer) =>
  codeOf((await smsTo(folders.br, await numberOf(player))).at(-1)!)

let numbers = 0
async function withPhone() {
  const phone = `119860${String(++numbers).padStart(5, '0')}`
  const player = await registerPlayer(servers.br, { phone })
  await confirmPhoneOf(servers.br, player.playerId)
  return player
}

/** Logs in with password and code, and gives the token. */
async function logInWhole(player: TestPlayer, browser = home) {
  const { challenge } = dataOf({ http: 200, ...(await logIn(player, browser)) })
  const shown = await show(challenge!, await newestText(player), browser)
  expect(shown.status).toBe(200)
  return shown.data!.access_token
}

const isIn = async (token: string) =>
  (await callAs(servers.br, user.getBalance, {}, { token })).http === 200

test('[ACC-08] under br a password alone opens nothing: the code that went to the phone does, once', async () => {
  const player = await withPhone()
  const { data } = await logIn(player)
  const end = `••••${(await numberOf(player)).slice(-2)}`
  expect(data).toEqual({
    access_token: '',
    challenge: expect.any(String),
    factor: { from: 'phone', to: end },
  })
  const code = await newestText(player)
  const wrong = code === '000000' ? '111111' : '000000'
  const failed = refusals.second_factor_wrong.status
  expect((await show(data!.challenge!, wrong)).status).toBe(failed)
  const answers = await Promise.all([1, 2, 3].map(() => show(data!.challenge!, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const token = answers.find(({ status }) => status === 200)!.data!.access_token
  expect(await isIn(token)).toBe(true)
})

test('[ACC-08] a code of one player opens no login of another, and ends after ten minutes', async () => {
  const [player, other] = [await withPhone(), await withPhone()]
  const { data: first } = await logIn(player)
  const { data: second } = await logIn(other)
  const code = await newestText(player)
  const theirs = await newestText(other)
  // once in a million the two are the same
  const wrong = code === theirs ? `${code.slice(1)}${code[0] === '0' ? '1' : '0'}` : code
  expect((await show(second!.challenge!, wrong)).status).toBe(refusals.second_factor_wrong.status)
  expect((await show(first!.challenge!, code)).status).toBe(refusals.login_expired.status)
  const { data: late } = await logIn(player)
  servers.br.clock.advance(10 * MINUTE_MS)
  const after = await show(late!.challenge!, await newestText(player))
  expect(after.status).toBe(refusals.login_expired.status)
})

test('[ACC-08] under br the second factor serves its browser seven days, and its sessions end with it', async () => {
  const { clock } = servers.br
  const player = await withPhone()
  await logInWhole(player)
  const shownAt = clock.now().getTime()
  const untilDay = (day: number, more = 0) =>
    clock.advance(shownAt + day * DAY_MS + more - clock.now().getTime())
  untilDay(3)
  expect((await logIn(player, newTab)).data!.challenge).toBeUndefined()
  // 16 minutes before the end
  untilDay(7, -32 * MINUTE_MS)
  const { data } = await logIn(player)
  expect(data!.challenge).toBeUndefined()
  untilDay(7, -1)
  expect(await isIn(data!.access_token)).toBe(true)
  untilDay(7)
  expect(await isIn(data!.access_token)).toBe(false)
  expect((await logIn(player)).data!.factor?.from).toBe('phone')
})

test('[ACC-08] under br another browser shows a second factor of its own', async () => {
  const player = await withPhone()
  await logInWhole(player)
  expect((await logIn(player, elsewhere)).data!.access_token).toBe('')
  await logInWhole(player, elsewhere)
  expect((await logIn(player, elsewhere)).data!.challenge).toBeUndefined()
})

test('[ACC-08] whoever confirmed no phone gets the code by mail', async () => {
  const player = await registerPlayer(servers.br)
  const { data } = await logIn(player)
  expect(data!.factor).toEqual({ from: 'email' })
  const [code] = codesIn(await mailsTo(folders.br, player.email))
  expect((await show(data!.challenge!, code!)).status).toBe(200)
  expect((await logIn(player)).data!.challenge).toBeUndefined()
})

test('[ACC-08] [SEC-04] a browser that its player ended, and each after a new password, is asked again', async () => {
  const player = await withPhone()
  await logInWhole(player, elsewhere)
  const token = await logInWhole(player)
  const { data } = await callAs(servers.br, security.sessions, {}, { token })
  const foreign = data!.find(({ userAgent }) => userAgent === elsewhere.userAgent)!
  const body = { sessionId: foreign.sessionId }
  dataOf(await callAs(servers.br, security.endSessions, { body }, { token }))
  expect((await logIn(player, elsewhere)).data!.access_token).toBe('')
  expect((await logIn(player)).data!.challenge).toBeUndefined()
  await sessionsOf(servers.br).revokeOthers(player.playerId, null)
  expect((await logIn(player)).data!.access_token).toBe('')
})

test('[ACC-08] [R012] a session that an entry link opened ends with the one that made it', async () => {
  const { clock } = servers.br
  const player = await withPhone()
  await logInWhole(player)
  clock.advance(7 * DAY_MS - 40 * MINUTE_MS)
  const { data } = await logIn(player)
  const link = await callAs(servers.br, security.entryLink, {}, { token: data!.access_token })
  const entry = { token: dataOf(link).path.slice('/zgo'.length) }
  const opened = await post<{ access_token: string }>('br', auth.enter.path, entry, elsewhere)
  clock.advance(23 * MINUTE_MS)
  expect(await isIn(opened.data!.access_token)).toBe(true)
  clock.advance(MINUTE_MS)
  expect(await isIn(opened.data!.access_token)).toBe(false)
})

test('[ACC-08] [GAM-17] seven days that end in the middle of a round cost nothing: it goes on after the login', async () => {
  const server = servers.br
  const { clock } = server
  const player = await admittedPlayer(server)
  await sessionsOf(server).revokeOthers(player.playerId, null)
  await logInWhole(player)
  clock.advance(7 * DAY_MS - 33 * MINUTE_MS)
  const { data } = await logIn(player)
  const back = (token: string): TestPlayer => ({
    ...player,
    call: (definition, input, options) => player.call(definition, input, { token, ...options }),
  })
  const before = back(data!.access_token)
  const stake = { stake: '10.00', mines: 3 }
  const key = randomUUID()
  const { round } = dataOf(await before.call(casino.betMines, { body: stake }, { key }))
  const { safe } = await minesOf(server, player)
  dataOf(await pick(before, round.roundId, safe[0]!))
  const held = async () => (await server.deps.ledger.balances(player.playerId)).held.balance
  expect(await held()).toBe(10_00n)
  clock.advance(17 * MINUTE_MS)
  expect((await pick(before, round.roundId, safe[1]!)).http).toBe(401)
  expect(await held()).toBe(10_00n)
  const after = back(await logInWhole(player))
  const { rounds } = dataOf(await after.call(casino.openRounds, {}))
  expect(rounds).toMatchObject([{ roundId: round.roundId, picks: [safe[0]] }])
  dataOf(await pick(after, round.roundId, safe[1]!))
  const { round: ended } = dataOf(await cashOut(after, round.roundId))
  expect(await held()).toBe(0n)
  const { balance } = dataOf(await after.call(user.getBalance, {}))
  expect(Number(ended.payout)).toBeGreaterThan(10)
  expect(balance).toBe(added('90.00', BigInt(ended.payout.replace('.', ''))))
})

test('[ACC-08] under open the password alone opens a session, however long its player was away', async () => {
  const player = await registerPlayer(servers.open)
  for (const days of [0, 8, 40]) {
    servers.open.clock.advance(days * DAY_MS)
    const { data } = await logIn(player, elsewhere, 'open')
    expect(data!.challenge).toBeUndefined()
    expect(data!.access_token).not.toBe('')
  }
})
