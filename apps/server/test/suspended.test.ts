import { notice, ops } from '@jogada/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dataFolder } from '../src/testkit/data-folder.ts'
import { mailsTo, textIn } from '../src/testkit/mail-inbox.ts'
import { operatorWith } from '../src/testkit/test-operator.ts'
import { dataOf, registerPlayer } from '../src/testkit/test-player.ts'
import { startTestServer } from '../src/testkit/test-server.ts'
import type { TestServer } from '../src/testkit/test-server.ts'

const DATA_DIR = dataFolder()
const reason = 'conferir a identidade'
const SUPPORT_EMAIL = 'ajuda@apostas.example'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ DATA_DIR, SUPPORT_EMAIL })
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

test('[R135] a suspended player is told by mail where to ask, and when they are let in again or closed', async () => {
  const player = await registerPlayer(server)
  const choice = { money: false, rewards: false, support: false }
  const body = { push: choice, mail: choice, quiet: null, timeZone: 'America/Sao_Paulo' }
  dataOf(await player.call(notice.setChoices, { body }, { language: 'en_US' }))
  const risk = await operatorWith(server, ['risk'])
  const params = { playerId: String(player.playerId) }
  const told = async (words: string) =>
    (await mailsTo(DATA_DIR, player.email)).map(textIn).filter((mail) => mail.includes(words))

  dataOf(await risk.call(ops.players.restrict, { params, body: { kind: 'suspended', reason } }))
  await vi.waitFor(async () => expect(await told('account is suspended')).toHaveLength(1))
  const [suspension] = await told('account is suspended')
  expect(suspension).toContain(SUPPORT_EMAIL)
  expect(suspension).not.toContain(reason)

  dataOf(await risk.call(ops.players.lift, { params, body: { reason } }))
  await vi.waitFor(async () => expect(await told('account is open again')).toHaveLength(1))

  // who was not suspended hears of no end of it
  dataOf(await risk.call(ops.players.lift, { params, body: { reason } }))
  dataOf(await risk.call(ops.players.restrict, { params, body: { kind: 'suspended', reason } }))
  await vi.waitFor(async () => expect(await told('account is suspended')).toHaveLength(2))
  expect(await told('account is open again')).toHaveLength(1)

  dataOf(await risk.call(ops.players.restrict, { params, body: { kind: 'closed', reason } }))
  await vi.waitFor(async () => expect(await told('account is closed')).toHaveLength(1))
  const [closing] = await told('account is closed')
  expect(closing).toContain('balance is left stays yours')
  expect(closing).toContain(SUPPORT_EMAIL)
})
