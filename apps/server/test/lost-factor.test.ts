import { auth, ops, refusals, security, user } from '@jogada/contract'
import { totpCode, totpStep } from '@jogada/core/security/totp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastGuardChange } from '../src/modules/account/index.ts'
import { dataFolder } from '../src/testkit/data-folder.ts'
import { mailsTo } from '../src/testkit/mail-inbox.ts'
import { secretBytes } from '../src/testkit/secret-bytes.ts'
import { operatorWith } from '../src/testkit/test-operator.ts'
import type { TestOperator } from '../src/testkit/test-operator.ts'
import { callAs, CODE_ID, dataOf, drawCaptcha, registerPlayer } from '../src/testkit/test-player.ts'
import type { TestPlayer } from '../src/testkit/test-player.ts'
import { CAPTCHA, startTestServer } from '../src/testkit/test-server.ts'
import type { TestServer } from '../src/testkit/test-server.ts'

const DATA_DIR = dataFolder()
const pwd = 'calçadão-9-ondas'
const reason = 'celular perdido, conferido por vídeo com o documento'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ DATA_DIR })
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

/** A player whose authenticator is on; `code` is what it shows now. */
async function guarded() {
  const player = await registerPlayer(server)
  const { secret } = dataOf(await player.call(security.beginSecondFactor, { body: { pwd } }))
  const code = () => totpCode(secretBytes(secret), totpStep(server.clock.now().getTime()))
  const on = await player.call(security.confirmSecondFactor, { body: { code: code() } })
  server.clock.advance(30_000)
  return { player, code, recoveryCodes: dataOf(on).recoveryCodes }
}

async function logIn({ email: username }: TestPlayer) {
  await drawCaptcha(server, CODE_ID)
  return dataOf(
    await callAs(server, auth.login, {
      body: { username, pwd, codeId: CODE_ID, captCode: CAPTCHA },
    }),
  )
}

const ask = (who: TestOperator, { playerId }: TestPlayer) =>
  who.call(ops.players.releaseFactor, {
    params: { playerId: String(playerId) },
    body: { language: 'pt_BR', reason },
  })
const approve = (who: TestOperator, approvalId: string) =>
  who.call(ops.approvals.approve, { params: { approvalId }, body: {} })

test('[ACC-08] [ACC-04] who lost the authenticator gets in by password once two operators have ended it', async () => {
  const { player, code, recoveryCodes } = await guarded()
  const waiting = await logIn(player)
  expect(waiting.access_token).toBe('')
  const [support, risk] = [
    await operatorWith(server, ['support']),
    await operatorWith(server, ['risk']),
  ]
  const { approvalId } = dataOf(await ask(support, player))
  expect((await approve(support, approvalId)).status).toBe(refusals.operator_permission.status)
  expect((await player.call(user.getBalance, {})).http).toBe(200)
  dataOf(await approve(risk, approvalId))

  // whoever holds a session or the app is out, also with a login that waited for its code
  expect((await player.call(user.getBalance, {})).http).toBe(401)
  for (const late of [code(), recoveryCodes[0]!]) {
    const body = { challenge: waiting.challenge!, code: late }
    expect((await callAs(server, security.loginSecondFactor, { body })).status).not.toBe(200)
  }
  const told = (await mailsTo(DATA_DIR, player.email)).filter((mail) =>
    mail.includes('duas etapas'),
  )
  expect(told).toHaveLength(1)
  expect(await lastGuardChange(server.deps, player.playerId)).toMatchObject({
    what: 'factor_released',
  })

  const { access_token: token } = await logIn(player)
  expect((await callAs(server, user.getBalance, {}, { token })).http).toBe(200)
  const anew = await callAs(server, security.beginSecondFactor, { body: { pwd } }, { token })
  expect(anew.status).toBe(200)

  const auditor = await operatorWith(server, ['auditor'])
  const params = { playerId: String(player.playerId) }
  const { entries } = dataOf(await auditor.call(ops.playerFile.trace, { params, query: {} }))
  expect(entries.map(({ action, reason: why }) => [action, why])).toEqual([
    ['factor_release.approved', reason],
    ['factor_release.asked', reason],
  ])
})

test('[ACC-04] a release is about the factor that was on then, and about no closed account', async () => {
  const { player } = await guarded()
  const [support, risk] = [
    await operatorWith(server, ['support']),
    await operatorWith(server, ['risk']),
  ]
  const first = dataOf(await ask(support, player))
  const second = dataOf(await ask(await operatorWith(server, ['support']), player))
  const both = await Promise.all([approve(risk, first.approvalId), approve(risk, first.approvalId)])
  expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  const { access_token: token } = await logIn(player)
  const begun = await callAs(server, security.beginSecondFactor, { body: { pwd } }, { token })
  const shown = totpCode(secretBytes(dataOf(begun).secret), totpStep(server.clock.now().getTime()))
  dataOf(await callAs(server, security.confirmSecondFactor, { body: { code: shown } }, { token }))
  expect((await approve(risk, second.approvalId)).status).toBe(refusals.changed_meanwhile.status)
  expect((await logIn(player)).access_token).toBe('')

  const without = await registerPlayer(server)
  expect((await ask(support, without)).status).toBe(refusals.second_factor_off.status)
  const crm = await operatorWith(server, ['crm'])
  expect((await ask(crm, player)).status).toBe(refusals.operator_permission.status)
  const third = dataOf(await ask(support, player))
  const params = { playerId: String(player.playerId) }
  dataOf(await risk.call(ops.players.restrict, { params, body: { kind: 'closed', reason } }))
  expect((await approve(risk, third.approvalId)).status).toBe(refusals.account_closed.status)
})
