import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { auth, ops, order, refusals, security, user, wallet } from '@jogada/contract'
import { totpCode, totpStep } from '@jogada/core/security/totp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastGuardChange } from '../src/modules/account/index.ts'
import { findWithdrawal } from '../src/modules/withdrawal/index.ts'
import { dataFolder } from '../src/testkit/data-folder.ts'
import { mailsTo } from '../src/testkit/mail-inbox.ts'
import { secretBytes } from '../src/testkit/secret-bytes.ts'
import { registerPayer } from '../src/testkit/pix-server.ts'
import { operatorWith } from '../src/testkit/test-operator.ts'
import type { TestOperator } from '../src/testkit/test-operator.ts'
import {
  callAs,
  CODE_ID,
  dataOf,
  drawCaptcha,
  giveCash,
  registerPlayer,
} from '../src/testkit/test-player.ts'
import type { TestPlayer } from '../src/testkit/test-player.ts'
import { CAPTCHA, startTestServer } from '../src/testkit/test-server.ts'
import type { TestServer } from '../src/testkit/test-server.ts'

const DATA_DIR = dataFolder()
const DAY_MS = 86_400_000
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

/** A player whose authenticator is on. */
async function guarded() {
  const player = await registerPayer(server)
  return { player, ...(await guardAnew(player.token)) }
}

/** Switches an authenticator on; `code` is what it shows now. */
async function guardAnew(token: string) {
  const begun = await callAs(server, security.beginSecondFactor, { body: { pwd } }, { token })
  const secret = secretBytes(dataOf(begun).secret)
  const code = () => totpCode(secret, totpStep(server.clock.now().getTime()))
  const shown = { body: { code: code() } }
  const on = await callAs(server, security.confirmSecondFactor, shown, { token })
  server.clock.advance(30_000)
  return { code, recoveryCodes: dataOf(on).recoveryCodes }
}

const recoveryCodesOf = ({ playerId }: TestPlayer) =>
  server.deps.db
    .selectFrom('account.recovery_code')
    .selectAll()
    .where('player_id', '=', playerId)
    .execute()

async function logIn({ email: username }: TestPlayer) {
  await drawCaptcha(server, CODE_ID)
  return dataOf(
    await callAs(server, auth.login, {
      body: { username, pwd, codeId: CODE_ID, captCode: CAPTCHA },
    }),
  )
}

const toldOf = async ({ email }: TestPlayer) =>
  (await mailsTo(DATA_DIR, email)).filter((mail) => mail.includes('duas etapas'))

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
  expect(await recoveryCodesOf(player)).toHaveLength(0)
  expect(await toldOf(player)).toHaveLength(1)
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
  dataOf(await approve(risk, first.approvalId))
  const { access_token: token } = await logIn(player)
  await guardAnew(token)
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

test('[ACC-04] of two people who approve a release at once one does it: one mail, one line in the audit', async () => {
  const { player } = await guarded()
  const { approvalId } = dataOf(await ask(await operatorWith(server, ['support']), player))
  const checkers = [await operatorWith(server, ['risk']), await operatorWith(server, ['risk'])]
  const answers = await Promise.all(checkers.map((one) => approve(one, approvalId)))
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
  expect(statuses).toEqual([200, refusals.approval_not_open.status])
  expect(await toldOf(player)).toHaveLength(1)
  const auditor = await operatorWith(server, ['auditor'])
  const params = { playerId: String(player.playerId) }
  const { entries } = dataOf(await auditor.call(ops.playerFile.trace, { params, query: {} }))
  const since = expect.any(String)
  expect(entries.filter(({ action }) => action === 'factor_release.approved')).toMatchObject([
    { before: { secondFactorSince: since }, after: { change: { secondFactorSince: null } } },
  ])
})

test('[ACC-04] [SEC-09] a release that cannot be told does not happen, and happens once it can', async () => {
  const { player } = await guarded()
  const [support, risk] = [
    await operatorWith(server, ['support']),
    await operatorWith(server, ['risk']),
  ]
  const { approvalId } = dataOf(await ask(support, player))
  const [mails, away] = [join(DATA_DIR, 'mail'), join(DATA_DIR, 'mail-away')]
  await rename(mails, away)
  await writeFile(mails, 'no folder')
  expect((await approve(risk, approvalId)).http).toBe(500)
  await rm(mails)
  await rename(away, mails)
  expect((await player.call(user.getBalance, {})).http).toBe(200)
  expect((await logIn(player)).access_token).toBe('')
  expect(await recoveryCodesOf(player)).not.toHaveLength(0)

  dataOf(await approve(risk, approvalId))
  expect((await player.call(user.getBalance, {})).http).toBe(401)
  expect(await toldOf(player)).toHaveLength(1)
})

test('[ACC-04] for seven days after a release cash leaves only past a person, whatever factor is set then', async () => {
  const { player } = await guarded()
  const { playerId, cpf } = player
  await giveCash(server, playerId, 100_000n)
  const friend = await registerPayer(server)
  server.clock.advance(30 * DAY_MS)
  const support = await operatorWith(server, ['support'])
  const risk = await operatorWith(server, ['risk'])
  dataOf(await approve(risk, dataOf(await ask(support, player)).approvalId))
  const released = server.clock.now().getTime()

  const withdraw = async (token: string, yzcCode?: string) => {
    const body = { payCardBank: 'CPF', payCardNo: cpf, ifsc: cpf, amount: '50.00' } as const
    const asked = { body: { ...body, ...(yzcCode && { yzcCode }) } }
    const key = randomUUID()
    const { withdrawalId } = dataOf(await callAs(server, order.withdraw, asked, { token, key }))
    const kept = await findWithdrawal(server.deps, playerId, BigInt(withdrawalId))
    return { state: kept!.state, flags: kept!.flags }
  }
  const send = (token: string, factor?: string) => {
    const body = { transferUser: friend.email, transferAmount: '20.00', pwd }
    const asked = { body: { ...body, ...(factor && { factor }) } }
    return callAs(server, wallet.transfer, asked, { token, key: randomUUID() })
  }

  const { access_token: first } = await logIn(player)
  expect(await withdraw(first)).toMatchObject({
    state: 'in_review',
    flags: expect.arrayContaining(['released_guard']),
  })
  expect((await send(first)).status).toBe(refusals.transfer_held.status)
  expect(dataOf(await callAs(server, wallet.transferLimits, {}, { token: first }))).toMatchObject({
    heldUntil: new Date(released + 7 * DAY_MS).toISOString(),
  })

  const { code, recoveryCodes } = await guardAnew(first)
  const enter = async () => {
    const { challenge } = await logIn(player)
    const body = { challenge: challenge!, code: code() }
    const { access_token: token } = dataOf(
      await callAs(server, security.loginSecondFactor, { body }),
    )
    return token
  }
  server.clock.advance(3 * DAY_MS)
  const third = await enter()
  const held = await withdraw(third, recoveryCodes[0])
  expect(held.state).toBe('in_review')
  expect(held.flags).toContain('released_guard')
  expect(held.flags).not.toContain('risk_score')
  expect((await send(third, recoveryCodes[1])).status).toBe(refusals.transfer_held.status)

  server.clock.advance(4 * DAY_MS)
  const eighth = await enter()
  expect((await withdraw(eighth, recoveryCodes[2])).state).toBe('approved')
  dataOf(await send(eighth, recoveryCodes[3]))
})
