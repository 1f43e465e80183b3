import { auth, game, headerNames, ops, phone, refusals, security, user } from '@jogada/contract'
import type { CallReply, Envelope } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admittedPlayer } from '../src/testkit/admitted-player.ts'
import { dataFolder } from '../src/testkit/data-folder.ts'
import { codesIn, mailsTo } from '../src/testkit/mail-inbox.ts'
import { signedInAnew } from '../src/testkit/signed-in-anew.ts'
import { codeOf, smsTo } from '../src/testkit/sms-inbox.ts'
import { operatorWith } from '../src/testkit/test-operator.ts'
import type { TestOperator } from '../src/testkit/test-operator.ts'
import {
  callAs,
  CODE_ID,
  confirmPhoneOf,
  dataOf,
  drawCaptcha,
  registerPlayer,
} from '../src/testkit/test-player.ts'
import type { TestPlayer } from '../src/testkit/test-player.ts'
import { CAPTCHA, startTestServer } from '../src/testkit/test-server.ts'
import type { TestServer } from '../src/testkit/test-server.ts'

const DATA_DIR = dataFolder()
const pwd = 'calçadão-9-ondas'
const reason = 'celular roubado, conferido por vídeo com o documento'

let br: TestServer
beforeAll(async () => {
  br = await startTestServer({ LICENCE_PROFILE: 'br', LOCATION_LOCAL: 'BR', DATA_DIR })
})
afterAll(async () => {
  await br.verify()
  await br.close()
})

let numbers = 0
const newNumber = () => `119850${String(++numbers).padStart(5, '0')}`

async function withPhone() {
  const number = newNumber()
  const player = await registerPlayer(br, { phone: number })
  await confirmPhoneOf(br, player.playerId)
  return { ...player, number: `+55${number}` }
}

async function post<T>(path: string, payload: object) {
  const answer = await br.app.inject({
    method: 'POST',
    url: path,
    headers: { [headerNames.deviceId]: 'another-tab', 'user-agent': 'another browser' },
    payload,
  })
  return answer.json<Envelope<T>>()
}

/** Logs in where no second factor was shown yet. */
async function logIn({ email: username }: TestPlayer) {
  // codes of one quarter of an hour are few
  br.clock.advance(16 * 60_000)
  await drawCaptcha(br, CODE_ID, 'another-tab')
  const body = { username, pwd, codeId: CODE_ID, captCode: CAPTCHA }
  return (await post<CallReply<typeof auth.login>>(auth.login.path, body)).data!
}

const show = (challenge: string, code: string) =>
  post<{ access_token: string }>(security.loginSecondFactor.path, { challenge, code })

const ask = (who: TestOperator, { playerId }: TestPlayer) =>
  who.call(ops.players.releasePhone, {
    params: { playerId: String(playerId) },
    body: { language: 'pt_BR', reason },
  })
const approve = (who: TestOperator, approvalId: string) =>
  who.call(ops.approvals.approve, { params: { approvalId }, body: {} })

const releaseMails = async ({ email }: TestPlayer) =>
  (await mailsTo(DATA_DIR, email)).filter((mail) => codesIn([mail]).length === 0)

test('[ACC-08] [ACC-04] who lost the confirmed phone gets in by mail once two operators have released it', async () => {
  const player = await withPhone()
  const waiting = await logIn(player)
  expect(waiting.factor).toMatchObject({ from: 'phone' })
  const oldCode = codeOf((await smsTo(DATA_DIR, player.number)).at(-1)!)

  const [support, risk] = [await operatorWith(br, ['support']), await operatorWith(br, ['risk'])]
  const { approvalId } = dataOf(await ask(support, player))
  expect((await approve(support, approvalId)).status).toBe(refusals.operator_permission.status)
  expect((await player.call(user.getBalance, {})).http).toBe(200)
  expect(await releaseMails(player)).toEqual([])
  dataOf(await approve(risk, approvalId))

  // whoever holds the phone is out, also with a code that went to it before
  expect((await player.call(user.getBalance, {})).http).toBe(401)
  const late = await show(waiting.challenge!, oldCode)
  expect(late.status).toBe(refusals.second_factor_wrong.status)
  const told = await releaseMails(player)
  expect(told).toHaveLength(1)

  const { challenge, factor } = await logIn(player)
  expect(factor).toEqual({ from: 'email' })
  const [code] = codesIn(await mailsTo(DATA_DIR, player.email))
  const token = dataOf({ http: 200, ...(await show(challenge!, code!)) }).access_token
  const inside = <C extends Parameters<typeof callAs>[1]>(call: C, asked: object) =>
    callAs(br, call, asked as never, { token })
  expect(dataOf(await inside(phone.phoneState, {}))).toMatchObject({
    confirmedAt: null,
    isRequired: true,
  })

  // another number takes its place
  const next = newNumber()
  const change = { country: '+55', phone: next }
  dataOf(await inside(phone.sendPhoneCode, { body: { change: { ...change, pwd } } }))
  const sent = codeOf((await smsTo(DATA_DIR, `+55${next}`)).at(-1)!)
  dataOf(await inside(phone.confirmPhone, { body: { code: sent, change } }))
  expect((await logIn(player)).challenge ?? '').toBe('')

  const auditor = await operatorWith(br, ['auditor'])
  const { entries } = dataOf(
    await auditor.call(ops.playerFile.trace, {
      params: { playerId: String(player.playerId) },
      query: {},
    }),
  )
  expect(entries.map(({ action, reason: why }) => [action, why])).toEqual([
    ['phone_release.approved', reason],
    ['phone_release.asked', reason],
  ])
})

test('[ACC-08] [BR-16] whoever played with the phone plays on only with another one', async () => {
  const player = await admittedPlayer(br)
  const bet = async () => {
    const body = { stake: '1.00', target: 5_050, direction: 'over' } as const
    const anew = await signedInAnew(br, player)
    return anew.call(game.betDice, { body }, { key: br.deps.rng.uuid() })
  }
  dataOf(await bet())
  const [support, risk] = [await operatorWith(br, ['support']), await operatorWith(br, ['risk'])]
  const { approvalId } = dataOf(await ask(support, player))
  dataOf(await approve(risk, approvalId))
  expect((await bet()).status).toBe(refusals.play_needs_phone.status)
})

test('[ACC-04] a release is about the phone that was confirmed then, and about no closed account', async () => {
  const player = await withPhone()
  const [support, risk] = [await operatorWith(br, ['support']), await operatorWith(br, ['risk'])]
  const first = dataOf(await ask(support, player))
  const second = dataOf(await ask(await operatorWith(br, ['support']), player))
  dataOf(await approve(risk, first.approvalId))
  br.clock.advance(1)
  await confirmPhoneOf(br, player.playerId)
  const refused = await approve(risk, second.approvalId)
  expect(refused.status).toBe(refusals.changed_meanwhile.status)
  expect((await logIn(player)).factor).toMatchObject({ from: 'phone' })

  const unconfirmed = await registerPlayer(br)
  expect((await ask(support, unconfirmed)).status).toBe(refusals.changed_meanwhile.status)
  const crm = await operatorWith(br, ['crm'])
  expect((await ask(crm, player)).status).toBe(refusals.operator_permission.status)

  const third = dataOf(await ask(support, player))
  const params = { playerId: String(player.playerId) }
  dataOf(await risk.call(ops.players.restrict, { params, body: { kind: 'closed', reason } }))
  expect((await approve(risk, third.approvalId)).status).toBe(refusals.account_closed.status)
  expect((await ask(support, player)).status).toBe(refusals.account_closed.status)
})
