import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auth, email, phone, refusals, security, user } from '@jogada/contract'
import { totpCode, totpStep } from '@jogada/core/security/totp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { asOwner } from '../../../testkit/as-owner.ts'
import { codesIn, mailsOnceThereAre, mailsTo } from '../../../testkit/mail-inbox.ts'
import { secretBytes } from '../../../testkit/secret-bytes.ts'
import { signedInAnew } from '../../../testkit/signed-in-anew.ts'
import { codeOf, smsTo } from '../../../testkit/sms-inbox.ts'
import { callAs, dataOf, drawCaptcha, registerPlayer } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { CAPTCHA, startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { lastGuardChange } from '../guard-change.ts'
import { anonymisePlayer } from '../anonymise.ts'
import { getPlayer } from '../player-store.ts'
import { endSessionsOf } from '../sessions/end-sessions.ts'

const pwd = 'calçadão-9-ondas'
const MINUTE_MS = 60_000
const codeId = '87654321'
const wrong = refusals.reset_code_wrong.status

let server: TestServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jogada-mail-'))
  server = await startTestServer({ DATA_DIR: folder })
})
afterAll(async () => {
  await server.verify()
  await server.close()
  await rm(folder, { recursive: true })
})

let addresses = 0
const newAddress = () => `novo-${++addresses}@example.com`

const ask = (player: TestPlayer, to: string, more: object = {}) =>
  player.call(email.sendEmailCode, { body: { email: to, pwd, ...more } })
const confirm = (player: TestPlayer, to: string, code: string) =>
  player.call(email.confirmEmail, { body: { email: to, code } })

/** Asks for a code and reads it in the mail that was not there before. */
async function codeFor(player: TestPlayer, to: string) {
  const before = await mailsTo(folder, to)
  dataOf(await ask(player, to))
  const after = await mailsOnceThereAre(folder, before.length + 1, to)
  return codesIn(after.filter((mail) => !before.includes(mail)))[0]!
}

async function logIn(username: string) {
  await drawCaptcha(server, codeId)
  return callAs(server, auth.login, { body: { username, pwd, codeId, captCode: CAPTCHA } })
}

const infoOf = async (player: TestPlayer) => dataOf(await player.call(user.userInfo, {}))
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')

test('[R021] another e-mail takes the password and a code that went to it; from then on it opens the account', async () => {
  const player = await registerPlayer(server)
  const next = newAddress()
  const poor = await ask(player, next, { pwd: 'outra-senha-9' })
  expect(poor.status).toBe(refusals.password_wrong.status)
  expect(await mailsTo(folder, next)).toEqual([])
  const { token: other } = await signedInAnew(server, player)
  const code = await codeFor(player, next)
  expect((await confirm(player, next, wrongFor(code))).status).toBe(wrong)
  // the code is bound to the address that it went to
  expect((await confirm(player, newAddress(), code)).status).toBe(wrong)
  const answers = await Promise.all([confirm(player, next, code), confirm(player, next, code)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, wrong])
  expect(await infoOf(player)).toMatchObject({ email: next, username: next })
  expect((await logIn(next)).status).toBe(200)
  expect((await logIn(player.email)).status).toBe(refusals.login_failed.status)
  await vi.waitFor(async () => {
    expect((await callAs(server, user.userInfo, {}, { token: other })).http).toBe(401)
  })
  // whoever judges a withdrawal sees it
  expect(await lastGuardChange(server.deps, player.playerId)).toMatchObject({
    what: 'email_changed',
  })
  const [told] = await mailsOnceThereAre(folder, 1, player.email)
  expect(told).toContain('Subject: ')
  expect(codesIn([told!])).toEqual([])
})

test('[R021] [ACC-05] an e-mail that has an account gets the same answer and no mail, and stays whose it is', async () => {
  const [ana, bia] = [await registerPlayer(server), await registerPlayer(server)]
  const free = newAddress()
  expect(await ask(ana, bia.email)).toEqual(await ask(ana, free))
  await mailsOnceThereAre(folder, 1, free)
  expect(await mailsTo(folder, bia.email)).toEqual([])
  expect((await confirm(ana, bia.email, '000000')).status).toBe(wrong)
  expect((await infoOf(bia)).email).toBe(bia.email)
})

test('[R021] of two accounts that confirm one e-mail at once one has it', async () => {
  const players = [await registerPlayer(server), await registerPlayer(server)]
  const next = newAddress()
  const codes = [await codeFor(players[0]!, next), await codeFor(players[1]!, next)]
  const answers = await Promise.all(
    players.map((player, which) => confirm(player, next, codes[which]!)),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, wrong])
  const mails = await Promise.all(players.map(async (player) => (await infoOf(player)).email))
  expect(mails.filter((mail) => mail === next)).toHaveLength(1)
})

test('[R021] where an authenticator app guards the account its code is asked for too', async () => {
  const player = await registerPlayer(server)
  const { secret } = dataOf(await player.call(security.beginSecondFactor, { body: { pwd } }))
  const now = () => totpCode(secretBytes(secret), totpStep(server.clock.now().getTime()))
  dataOf(await player.call(security.confirmSecondFactor, { body: { code: now() } }))
  server.clock.advance(MINUTE_MS)
  const next = newAddress()
  const guarded = refusals.second_factor_wrong.status
  expect((await ask(player, next)).status).toBe(guarded)
  expect((await ask(player, next, { factor: wrongFor(now()) })).status).toBe(guarded)
  expect((await ask(player, next, { factor: now() })).status).toBe(200)
})

test('[R021] [SEC-03] a code of an e-mail ends after ten minutes, with a newer one, and after five guesses', async () => {
  const player = await registerPlayer(server)
  const next = newAddress()
  const late = await codeFor(player, next)
  server.clock.advance(10 * MINUTE_MS)
  expect((await confirm(player, next, late)).status).toBe(wrong)
  const replaced = await codeFor(player, next)
  let newest = await codeFor(player, next)
  // once in a million the two are the same
  if (newest === replaced) newest = await codeFor(player, next)
  expect((await confirm(player, next, replaced)).status).toBe(wrong)
  const guesses = Array.from({ length: 4 }, () => confirm(player, next, wrongFor(newest)))
  expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(
    new Set([wrong]),
  )
  expect((await confirm(player, next, newest)).status).toBe(wrong)
})

test('[R021] [SEC-03] nobody’s mailbox is flooded: three codes in a quarter of an hour, from whichever account', async () => {
  const to = newAddress()
  const players = [await registerPlayer(server), await registerPlayer(server)]
  const answers = await Promise.all([0, 1, 0, 1, 0, 1].map((which) => ask(players[which]!, to)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: refusals.phone_codes_too_many.status,
    message: 'Você pediu muitos códigos. Tente de novo em 15 minutos.',
  })
  await mailsOnceThereAre(folder, 3, to)
  server.clock.advance(15 * MINUTE_MS)
  expect((await ask(await signedInAnew(server, players[0]!), to)).status).toBe(200)
})

test('[R021] a code for a new password that went to the address before is good no more', async () => {
  const player = await registerPlayer(server)
  dataOf(await callAs(server, user.sendResetEmail, { body: { email: player.email } }))
  const [reset] = codesIn(await mailsOnceThereAre(folder, 1, player.email))
  const next = newAddress()
  dataOf(await confirm(player, next, await codeFor(player, next)))
  const answer = await callAs(server, user.checkResetEmail, { body: { email: next, code: reset! } })
  expect(answer.status).toBe(wrong)
})

test('[R021] [SEC-03] what such a code was exchanged for sets no password once the address has changed', async () => {
  const player = await registerPlayer(server)
  dataOf(await callAs(server, user.sendResetEmail, { body: { email: player.email } }))
  const [reset] = codesIn(await mailsOnceThereAre(folder, 1, player.email))
  const chkId = dataOf(
    await callAs(server, user.checkResetEmail, { body: { email: player.email, code: reset! } }),
  )
  const next = newAddress()
  dataOf(await confirm(player, next, await codeFor(player, next)))
  const body = { nPwd: 'de-quem-leu-o-correio-1', chkId }
  expect((await callAs(server, user.setPassword, { body })).status).toBe(
    refusals.reset_expired.status,
  )
})

test('[R021] an e-mail that is none is refused before anything is sent', async () => {
  const player = await registerPlayer(server)
  expect((await ask(player, 'ana@')).status).toBe(refusals.email_invalid.status)
})

test('[R021] [LGPD-01] of an address that was asked for nothing stays with a closed account', async () => {
  const player = await registerPlayer(server)
  const next = newAddress()
  await codeFor(player, next)
  await server.deps.db.transaction().execute((tx) => anonymisePlayer(tx, player.playerId))
  const { rows } = await server.deps.pool.query('SELECT FROM account.email_code WHERE email = $1', [
    next,
  ])
  expect(rows).toHaveLength(0)
})

test('[R021] [ACC-04] what an ended session had under way changes neither e-mail, password, phone nor second factor', async () => {
  const player = await registerPlayer(server)
  const next = newAddress()
  const code = await codeFor(player, next)
  const change = { country: '+55', phone: '11912340000' }
  dataOf(await player.call(phone.sendPhoneCode, { body: { change: { ...change, pwd } } }))
  const sms = codeOf((await smsTo(folder, '+5511912340000')).at(-1)!)
  const begun = dataOf(await player.call(security.beginSecondFactor, { body: { pwd } }))
  const factor = totpCode(secretBytes(begun.secret), totpStep(server.clock.now().getTime()))
  const newPwd = 'outra-onda-77'
  const before = await getPlayer(server.deps.db, player.playerId)
  const answers = await server.deps.db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('account.player')
      .select('player_id')
      .where('player_id', '=', player.playerId)
      .forUpdate()
      .execute()
    const underWay = [
      confirm(player, next, code),
      player.call(user.changePassword, { body: { oldPwd: pwd, newPwd, newPwd1: newPwd } }),
      player.call(phone.confirmPhone, { body: { code: sms, change } }),
      player.call(security.confirmSecondFactor, { body: { code: factor } }),
    ]
    await vi.waitFor(async () => {
      const waiting = await asOwner(
        server,
        `SELECT FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      expect(waiting.rows).toHaveLength(underWay.length)
    })
    await endSessionsOf({ db: tx, clock: server.clock }, player.playerId)
    return underWay
  })
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses).toEqual(statuses.map(() => refusals.unauthenticated.status))
  expect(await getPlayer(server.deps.db, player.playerId)).toEqual(before)
})
