import { auth, consent, game, limits, ops, order, refusals } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  newCpf,
  orderDeposit,
  pressDeposit,
  registerPayer,
  startPixServer,
} from '../../testkit/pix-server.ts'
import type { PixServer } from '../../testkit/pix-server.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import {
  callAs,
  CODE_ID,
  dataOf,
  drawCaptcha,
  giveCash,
  registerPlayer,
} from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { CAPTCHA, serverOn } from '../../testkit/test-server.ts'
import { receiveById } from '../deposit/receive-payment.ts'
import { payAs } from '../../testkit/pix-server.ts'
import { keepLicenceInForce } from './licence-in-force.ts'

let server: PixServer
beforeAll(async () => {
  server = await startPixServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const DAY_MS = 86_400_000
const key = () => ({ key: server.deps.rng.uuid() })

const dice = (player: TestPlayer) =>
  player.call(game.betDice, { body: { stake: '1.00', target: 5_050, direction: 'over' } }, key())

async function publish(document: 'terms' | 'privacy' | 'rules', inMs = 2 * 60_000) {
  const admin = await operatorWith(server, ['admin'])
  return admin.call(ops.legal.publish, {
    body: {
      document,
      title: 'Termos de serviço',
      changes: 'Novo prazo de atendimento.',
      body: 'Atendimento\nRespondemos em até doze horas.',
      effectiveAt: new Date(server.clock.now().getTime() + inMs).toISOString(),
      reason: 'new answer time',
    },
  })
}

const stampsOf = (playerId: bigint) =>
  server.deps.db
    .selectFrom('consent.acceptance')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('document')
    .orderBy('version')
    .execute()

test('[ACC-01] a registration keeps each version agreed to with time, address and licence', async () => {
  const player = await registerPlayer(server)
  const stamps = await stampsOf(player.playerId)
  expect(stamps.map(({ document }) => document)).toEqual(['privacy', 'rules', 'terms'])
  for (const stamp of stamps) {
    expect(stamp).toMatchObject({
      accepted_at: server.clock.now(),
      address: '127.0.0.1',
      device_id: 'device-of-a-test',
      licence_profile: 'open',
      licence_version: 1,
    })
  }
  expect(dataOf(await player.call(consent.consents, {})).pending).toEqual([])
})

test('[BR-10] everybody reads the documents, in Portuguese, with version and date', async () => {
  const shown = dataOf(await callAs(server, consent.documents, {}, { language: 'en_US' }))
  expect(shown.map(({ document }) => document).toSorted()).toEqual(['privacy', 'rules', 'terms'])
  const terms = shown.find(({ document }) => document === 'terms')!
  expect(terms.body.join(' ')).toContain('maiores de 18 anos')
  expect(Date.parse(terms.effectiveAt)).toBeLessThan(server.clock.now().getTime())
})

test('[BR-10] a new version stops stakes and deposits until it is agreed to, never a withdrawal', async () => {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, 200_00n)
  const open = await orderDeposit(server, player, 'brl-20')
  const { version } = dataOf(await publish('terms'))
  // published, not in effect: play goes on
  expect((await dice(player)).status).toBe(200)
  server.clock.advance(2 * 60_000)
  const refused = await dice(player)
  expect(refused.status).toBe(refusals.consent_required.status)
  expect(refused.data).toEqual({ documents: 'terms' })
  expect((await pressDeposit(player)).status).toBe(refusals.consent_required.status)
  // what was ordered before is credited
  await receiveById(server.deps, await payAs(server, player, open.code))
  const withdrawn = await player.call(order.withdraw, {
    body: {
      payCardBank: 'CPF',
      payCardNo: player.cpf,
      ifsc: player.cpf,
      name: player.name,
      amount: '50.00',
      whatsapp: '+55 11 98765-4321',
    },
  })
  expect(withdrawn.status).toBe(200)
  expect((await player.call(limits.getLimits, {})).status).toBe(200)

  const { pending } = dataOf(await player.call(consent.consents, {}))
  expect(pending).toMatchObject([
    { document: 'terms', version, changes: 'Novo prazo de atendimento.' },
  ])
  const agree = { body: { versions: [{ document: 'terms' as const, version }] } }
  expect(dataOf(await player.call(consent.accept, agree))).toEqual({ pending: 0 })
  dataOf(await player.call(consent.accept, agree))
  expect((await dice(player)).status).toBe(200)
  expect((await pressDeposit(player)).status).toBe(200)
  expect((await stampsOf(player.playerId)).filter((one) => one.version === version)).toHaveLength(1)
})

test('[BR-10] an older version, or one that does not exist, is agreed to by nobody', async () => {
  const player = await registerPlayer(server)
  const { version } = dataOf(await publish('rules'))
  const agree = (wanted: number) =>
    player.call(consent.accept, { body: { versions: [{ document: 'rules', version: wanted }] } })
  expect((await agree(version + 1)).status).toBe(refusals.document_unknown.status)
  // what comes into effect later may be agreed to before
  expect((await agree(version)).status).toBe(200)
  server.clock.advance(2 * 60_000)
  expect((await agree(version - 1)).status).toBe(refusals.document_unknown.status)
  expect((await stampsOf(player.playerId)).map((one) => one.version)).toContain(version)
})

test('[BR-10] a version never binds before every process can know of it', async () => {
  expect((await publish('privacy', 59_999)).status).toBe(refusals.effective_too_soon.status)
  dataOf(await publish('privacy', 10 * DAY_MS))
  expect((await publish('privacy', 9 * DAY_MS)).status).toBe(refusals.effective_too_soon.status)
})

test('[BR-10] a process that did not publish asks for the new version all the same', async () => {
  const other = await serverOn(server.url)
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, 100_00n)
  other.clock.advance(server.clock.now().getTime() - other.clock.now().getTime())
  const stakeThere = () =>
    callAs(
      other,
      game.betDice,
      { body: { stake: '1.00', target: 5_050, direction: 'over' } },
      { ...key(), token: player.token },
    )
  expect((await stakeThere()).status).toBe(200)
  const { version } = dataOf(await publish('terms'))
  server.clock.advance(2 * 60_000)
  other.clock.advance(2 * 60_000)
  expect((await stakeThere()).status).toBe(refusals.consent_required.status)
  const agree = { body: { versions: [{ document: 'terms' as const, version }] } }
  dataOf(await player.call(consent.accept, agree))
  // agreed to elsewhere: what that process remembers of the player does not keep refusing
  expect((await stakeThere()).status).toBe(200)
  await other.close()
})

test('[BR-10] publishing leaves who, why and the text in the audit log', async () => {
  dataOf(await publish('terms'))
  const auditor = await operatorWith(server, ['auditor'])
  const versions = dataOf(await auditor.call(ops.legal.versions, {}))
  const newest = versions.find(({ document }) => document === 'terms')!
  expect(newest.publishedBy).toMatch(/@example\.com$/)
  expect(versions.some(({ accepted }) => accepted > 0)).toBe(true)
  const entry = await server.deps.db
    .selectFrom('audit.entry')
    .selectAll()
    .where('action', '=', 'legal.published')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(JSON.parse(entry.detail)).toMatchObject({ reason: 'new answer time' })
})

test('[ACC-01] the regulated market makes no account without an explicit yes', async () => {
  const regulated = await serverOn(server.url, { LICENCE_PROFILE: 'br' })
  regulated.clock.advance(server.clock.now().getTime() - regulated.clock.now().getTime())
  const ask = async (terms?: 0 | 1) => {
    await drawCaptcha(regulated)
    return callAs(regulated, auth.register, {
      body: {
        username: `novo${newCpf()}@example.com`,
        country: '+55',
        phone: '11987654321',
        pwd: 'calçadão-9-ondas',
        pwd1: 'calçadão-9-ondas',
        codeId: CODE_ID,
        captCode: CAPTCHA,
        isapp: 0,
        ...(terms === undefined ? {} : { terms }),
      },
    })
  }
  expect((await ask()).status).toBe(refusals.terms_not_accepted.status)
  expect((await ask(0)).status).toBe(refusals.terms_not_accepted.status)
  expect((await ask(1)).status).toBe(200)
  await regulated.close()
})

test('the licence that the ledger is read under is kept by time, once for each change', async () => {
  const kept = () =>
    server.deps.db.selectFrom('consent.licence_in_force').selectAll().orderBy('since').execute()
  const run = async (id: 'open' | 'br') => {
    server.clock.advance(1)
    await keepLicenceInForce({ ...server.deps, env: { ...server.deps.env, LICENCE_PROFILE: id } })
  }
  const before = (await kept()).length
  await run('br')
  await run('open')
  await run('open')
  const after = await kept()
  expect(
    after
      .slice(before)
      .map((one) => one.licence_profile)
      .slice(-2),
  ).toEqual(['br', 'open'])
  expect(after.at(-1)).toMatchObject({ licence_profile: 'open', licence_version: 1 })
})
