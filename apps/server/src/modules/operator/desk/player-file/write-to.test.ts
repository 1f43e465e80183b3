import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits, notice, ops, user } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codesIn, mailsOnceThereAre, mailsTo } from '../../../../testkit/mail-inbox.ts'
import { operatorWith } from '../../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../../testkit/test-operator.ts'
import { callAs, dataOf, registerPlayer } from '../../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../../testkit/test-player.ts'
import { startTestServer } from '../../../../testkit/test-server.ts'
import type { TestServer } from '../../../../testkit/test-server.ts'

let server: TestServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jogada-desk-mail-'))
  server = await startTestServer({ DATA_DIR: folder })
})
afterAll(async () => {
  await server.verify()
  await server.close()
  await rm(folder, { recursive: true })
})

const TEXT = 'Olá, Ana. Recebemos o comprovante e o saque segue hoje.'
const paramsOf = ({ playerId }: TestPlayer) => ({ playerId: String(playerId) })
const inboxOf = async (player: TestPlayer) =>
  dataOf(await player.call(notice.inbox, { query: {} })).messages
const write = (
  by: TestOperator,
  to: TestPlayer,
  { advertises = false, key = server.deps.rng.uuid() } = {},
) =>
  callAs(
    server,
    ops.players.sendMessage,
    { params: paramsOf(to), body: { text: TEXT, advertises } },
    { token: by.token, key },
  )
const traceOf = async (player: TestPlayer) => {
  const auditor = await operatorWith(server, ['auditor'])
  const query = { params: paramsOf(player), query: {} }
  return dataOf(await auditor.call(ops.playerFile.trace, query)).entries
}

test('[R135] what an operator writes is in the inbox once, however often it was sent', async () => {
  const player = await registerPlayer(server)
  const support = await operatorWith(server, ['support'])
  const key = server.deps.rng.uuid()
  const answers = await Promise.all([1, 2, 3].map(() => write(support, player, { key })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await inboxOf(player)).toMatchObject([
    { kind: 'operator_message', category: 'support', values: { text: TEXT }, isRead: false },
  ])
  const trace = await traceOf(player)
  expect(trace.filter(({ action }) => action === 'player.message_sent')).toMatchObject([
    { actor: support.email, after: { advertises: false } },
  ])
  expect(JSON.stringify(trace)).not.toContain('comprovante')
})

test('[RG-04] an operator advertises nothing to whom nothing may be advertised to', async () => {
  const player = await registerPlayer(server)
  const [support, crm] = [
    await operatorWith(server, ['support']),
    await operatorWith(server, ['crm']),
  ]
  expect((await write(support, player, { advertises: true })).status).toBe(7000)
  expect((await write(crm, player, { advertises: true })).status).toBe(200)
  const pause = { body: { days: 7 as const } }
  dataOf(await player.call(limits.pausePlay, pause, { key: server.deps.rng.uuid() }))
  expect((await write(crm, player, { advertises: true })).status).toBe(7013)
  expect((await write(crm, player)).status).toBe(200)
  expect((await inboxOf(player)).map(({ category }) => category)).toEqual(['support', 'rewards'])
})

test('[R135] [R149] the desk has a player mailed a code that no operator sees, as often as the player might', async () => {
  const username = 'sem-senha@example.com'
  const player = await registerPlayer(server, { username })
  const support = await operatorWith(server, ['support'])
  const asked = {
    params: paramsOf(player),
    body: { language: 'en_US', reason: 'perdeu a senha, confirmou CPF' },
  } as const
  const send = () => support.call(ops.players.sendReset, asked)
  const first = await send()
  expect(first).toMatchObject({ status: 200, data: null })
  const mails = await mailsOnceThereAre(folder, 1, username)
  const [code] = codesIn(mails)
  expect(code).toMatch(/^\d{6}$/)
  const checked = await callAs(server, user.checkResetEmail, {
    body: { email: username, code: code! },
  })
  expect(checked.status).toBe(200)
  expect((await send()).status).toBe(200)
  expect((await send()).status).toBe(200)
  expect((await send()).status).toBe(7014)
  expect(await mailsTo(folder, username)).toHaveLength(3)
  const trace = JSON.stringify(await traceOf(player))
  expect(trace).toContain('player.reset_sent')
  expect(trace).not.toContain(code)
})

test('[R135] no code goes to a closed account', async () => {
  const player = await registerPlayer(server, { username: 'fechada@example.com' })
  const risk = await operatorWith(server, ['risk'])
  const params = paramsOf(player)
  const reason = 'pedido do titular'
  dataOf(await risk.call(ops.players.restrict, { params, body: { kind: 'closed', reason } }))
  const answer = await risk.call(ops.players.sendReset, {
    params,
    body: { language: 'pt_BR', reason },
  })
  expect(answer.status).toBe(7009)
  const mails = await mailsOnceThereAre(folder, 1, 'fechada@example.com')
  expect(mails).toHaveLength(1)
  expect(codesIn(mails)).toEqual([])
})
