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

type Document = 'terms' | 'privacy' | 'rules'

const text = {
  title: 'Termos de serviço',
  changes: 'Novo prazo de atendimento.',
  body: 'Atendimento\nRespondemos em até doze horas.',
}

async function newestOf(document: Document) {
  const admin = await operatorWith(server, ['admin'])
  const versions = dataOf(await admin.call(ops.legal.versions, {}))
  return versions.find((one) => one.document === document)!
}

async function ask(document: Document, inMs: number, version?: number) {
  const writer = await operatorWith(server, ['crm'])
  return writer.call(ops.legal.publish, {
    body: {
      document,
      ...text,
      version: version ?? (await newestOf(document)).version,
      effectiveAt: new Date(server.clock.now().getTime() + inMs).toISOString(),
      reason: 'new answer time',
    },
  })
}

async function letIn(approvalId: string) {
  const admin = await operatorWith(server, ['admin'])
  return admin.call(ops.approvals.approve, { params: { approvalId }, body: {} })
}

/** Asks for a version that binds in two minutes, and lets it in as a second person. */
async function publish(document: Document, inMs = 2 * 60_000) {
  dataOf(await letIn(dataOf(await ask(document, inMs)).approvalId))
  return newestOf(document)
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
      licence_version: 7,
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
  const { version } = await publish('terms')
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
  const { version } = await publish('rules')
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
  expect((await ask('privacy', 59_999)).status).toBe(refusals.effective_too_soon.status)
  await publish('privacy', 10 * DAY_MS)
  expect((await ask('privacy', 9 * DAY_MS)).status).toBe(refusals.effective_too_soon.status)
})

test('[BR-10] [AUD-05] a version needs a second person, and what was late or overtaken is not published', async () => {
  const { version } = await newestOf('rules')
  const first = dataOf(await ask('rules', 2 * 60_000)).approvalId
  const second = dataOf(await ask('rules', 2 * 60_000)).approvalId
  expect((await newestOf('rules')).version).toBe(version)
  const alone = await operatorWith(server, ['admin', 'crm'])
  const own = dataOf(
    await alone.call(ops.legal.publish, {
      body: {
        document: 'rules',
        ...text,
        version,
        effectiveAt: new Date(server.clock.now().getTime() + 2 * 60_000).toISOString(),
        reason: 'new answer time',
      },
    }),
  ).approvalId
  const mine = await alone.call(ops.approvals.approve, { params: { approvalId: own }, body: {} })
  expect(mine.status).toBe(refusals.operator_own_request.status)
  const risk = await operatorWith(server, ['risk'])
  const other = await risk.call(ops.approvals.approve, { params: { approvalId: own }, body: {} })
  expect(other.status).toBe(refusals.operator_permission.status)

  dataOf(await letIn(first))
  expect((await newestOf('rules')).version).toBe(version + 1)
  expect((await letIn(second)).status).toBe(refusals.changed_meanwhile.status)
  expect((await ask('rules', 2 * 60_000, version)).status).toBe(refusals.changed_meanwhile.status)
  const late = dataOf(await ask('rules', 2 * 60_000)).approvalId
  server.clock.advance(61_000)
  expect((await letIn(late)).status).toBe(refusals.effective_too_soon.status)
  expect((await newestOf('rules')).version).toBe(version + 1)
  // the version that was let in binds before anybody else is asked
  server.clock.advance(60_000)
})

test('[AUD-05] a draft is kept for everybody, never overwritten unseen, and gone once its text is published', async () => {
  const writer = await operatorWith(server, ['crm'])
  const other = await operatorWith(server, ['limits'])
  const desk = async () => dataOf(await writer.call(ops.legal.desk, {}))
  const save = (by: typeof writer, revision: number, body = text.body) =>
    by.call(ops.legal.saveDraft, { body: { document: 'privacy', ...text, body, revision } })
  expect((await desk()).drafts).toEqual([])
  expect(dataOf(await save(writer, 0))).toEqual({ revision: 1 })
  expect((await save(other, 0)).status).toBe(refusals.changed_meanwhile.status)
  expect(dataOf(await save(other, 1, `${text.body}\nSempre.`))).toEqual({ revision: 2 })
  expect((await desk()).drafts).toMatchObject([{ document: 'privacy', savedBy: other.email }])
  const drop = (revision: number) =>
    writer.call(ops.legal.dropDraft, { body: { document: 'privacy', revision } })
  expect((await drop(1)).status).toBe(refusals.changed_meanwhile.status)
  dataOf(await drop(2))
  expect((await desk()).drafts).toEqual([])

  dataOf(await save(writer, 0))
  // a draft that was begun anew is none of those that somebody may still have open
  for (const old of [1, 2]) {
    expect((await save(other, old)).status).toBe(refusals.changed_meanwhile.status)
  }
  const { approvalId } = dataOf(await ask('privacy', 11 * DAY_MS))
  const waiting = async () => (await desk()).waiting.filter((one) => one.approvalId === approvalId)
  expect(await waiting()).toMatchObject([{ body: text.body, reason: 'new answer time' }])
  dataOf(await letIn(approvalId))
  expect(await waiting()).toEqual([])
  expect((await desk()).drafts).toEqual([])
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
  const { version } = await publish('terms')
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
  await publish('terms')
  const auditor = await operatorWith(server, ['auditor'])
  const versions = dataOf(await auditor.call(ops.legal.versions, {}))
  const newest = versions.find(({ document }) => document === 'terms')!
  expect(newest.publishedBy).toMatch(/@example\.com$/)
  expect(versions.some(({ accepted }) => accepted > 0)).toBe(true)
  const entry = await server.deps.db
    .selectFrom('audit.entry')
    .selectAll()
    .where('action', '=', 'legal.approved')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(JSON.parse(entry.detail)).toMatchObject({
    reason: 'new answer time',
    after: { change: { changes: text.changes, lines: [] } },
  })
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
  expect(after.at(-1)).toMatchObject({ licence_profile: 'open', licence_version: 7 })
})
