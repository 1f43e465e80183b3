import { ops, security } from '@jogada/contract'
import { beforeAll, expect, test } from 'vitest'
import { dumpDatabase, linesWith } from '../../testkit/dump-database.ts'
import { serverOfFile } from '../../testkit/server-of-file.ts'
import { operatorWith, opsCalls } from '../../testkit/test-operator.ts'
import type { TestOperator } from '../../testkit/test-operator.ts'
import { dataOf, passKyc, registerPlayer } from '../../testkit/test-player.ts'
import { restrictPlayer } from '../account/index.ts'
import { verifyAudit } from '../audit/index.ts'
import { findPerson } from '../kyc/index.ts'
import { eraseOld } from '../privacy/erase-old.ts'

const server = serverOfFile()
const { aml } = ops
const FORBIDDEN = 7000
const CHANGED_MEANWHILE = 7011
const DAY_MS = 86_400_000
const FACT = 'Depósitos fracionados sem jogo, dez no mesmo dia'
const RECEIPT = 'SISCOAF-2026-000123'
const SUPPLIER = 'Gráfica Aurora Ltda'

let officer: TestOperator
beforeAll(async () => {
  officer = await operatorWith(server, ['aml'])
})

const now = () => server.clock.now().toISOString()
const dayIn = (days: number) =>
  new Date(server.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** Moves the clock on to noon in Brasília of the next day of the week, Sunday being 0. */
function goToWeekday(day: number) {
  const at = new Date(server.clock.now())
  at.setUTCHours(15, 0, 0, 0)
  do at.setUTCDate(at.getUTCDate() + 1)
  while (at.getUTCDay() !== day)
  server.clock.advance(at.getTime() - server.clock.now().getTime())
}

/** The officer signs in again where the clock ended the session. */
async function signIn() {
  officer = await operatorWith(server, ['aml'])
}

async function opened(text = FACT) {
  const { playerId } = await registerPlayer(server)
  const { caseId } = dataOf(
    await officer.call(aml.open, { body: { playerId: String(playerId), text } }),
  )
  return { caseId, playerId }
}

const viewOf = async (caseId: string) =>
  dataOf(await officer.call(aml.view, { params: { caseId } }))
const listed = async (list: 'open' | 'overdue' | 'closed') =>
  dataOf(await officer.call(aml.cases, { query: { list } })).cases.map(({ caseId }) => caseId)
const conclude = (caseId: string) =>
  officer.call(aml.conclude, { params: { caseId }, body: { reason: 'deve ser comunicado' } })
const report = (caseId: string, sentAt = now()) =>
  officer.call(aml.report, { params: { caseId }, body: { receipt: RECEIPT, sentAt } })
const archive = (caseId: string) =>
  officer.call(aml.archive, { params: { caseId }, body: { reason: 'origem comprovada' } })
const addFact = (caseId: string, text = 'um fato a mais') =>
  officer.call(aml.addFact, { params: { caseId }, body: { text } })

const supplier = { kind: 'supplier', name: SUPPLIER } as const
const rated = (body: object = {}) => ({
  body: {
    party: supplier,
    level: 'medium' as const,
    reasons: 'contratos sem concorrência',
    exposedSince: null,
    reviewOn: dayIn(180),
    seen: null,
    ...body,
  },
})

const seenOf = async (name: string) =>
  dataOf(await officer.call(aml.parties, { query: { name } })).parties[0]?.ratingId ?? null

test('[BR-11] a case is opened, grows, is concluded and reported once, with its receipt', async () => {
  const { caseId, playerId } = await opened()
  expect(await listed('open')).toContain(caseId)
  dataOf(await addFact(caseId))
  expect((await report(caseId)).status).toBe(CHANGED_MEANWHILE)
  dataOf(await conclude(caseId))
  expect((await conclude(caseId)).status).toBe(CHANGED_MEANWHILE)
  const answers = await Promise.all([report(caseId), report(caseId), archive(caseId)])
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  expect((await addFact(caseId)).status).toBe(CHANGED_MEANWHILE)
  const { case: shown, steps } = await viewOf(caseId)
  expect(shown).toMatchObject({ playerId: String(playerId), openedBy: officer.email })
  expect(steps.slice(0, 3).map(({ step, text, by }) => [step, text, by])).toEqual([
    ['opened', FACT, officer.email],
    ['fact', 'um fato a mais', officer.email],
    ['concluded', 'deve ser comunicado', officer.email],
  ])
  expect(steps).toHaveLength(4)
  expect(await listed('closed')).toContain(caseId)
  expect(await listed('open')).not.toContain(caseId)
})

test('[BR-11] a report names a receipt and an instant that can be, and a case may be archived with reasons', async () => {
  const { caseId } = await opened()
  dataOf(await conclude(caseId))
  const params = { caseId }
  const nameless = await officer.call(aml.report, { params, body: { receipt: '', sentAt: now() } })
  const tomorrow = await report(caseId, new Date(Date.parse(now()) + DAY_MS).toISOString())
  const before = await report(caseId, new Date(Date.parse(now()) - DAY_MS).toISOString())
  expect([nameless, tomorrow, before].map(({ http }) => http)).toEqual([400, 400, 400])
  dataOf(await report(caseId))
  const { case: shown, steps } = await viewOf(caseId)
  expect(shown).toMatchObject({ state: 'reported', isLate: false })
  expect(steps.at(-1)).toMatchObject({ step: 'reported', receipt: RECEIPT })
  const other = await opened()
  const silent = await officer.call(aml.archive, {
    params: { caseId: other.caseId },
    body: { reason: '' },
  })
  expect(silent.http).toBe(400)
  dataOf(await archive(other.caseId))
  expect((await viewOf(other.caseId)).case).toMatchObject({ state: 'archived', dueOn: null })
  expect((await viewOf(other.caseId)).steps.at(-1)).toMatchObject({ text: 'origem comprovada' })
})

test('[BR-11] a case concluded on a Friday is overdue on the Tuesday after, until it is reported late', async () => {
  goToWeekday(5)
  await signIn()
  const { caseId } = await opened()
  dataOf(await conclude(caseId))
  const { dueOn } = (await viewOf(caseId)).case
  expect(Date.parse(dueOn!) - Date.parse(now().slice(0, 10))).toBeGreaterThanOrEqual(3 * DAY_MS)
  expect(await listed('overdue')).not.toContain(caseId)
  // past the due day, whichever holidays follow
  while (now().slice(0, 10) <= dueOn!) server.clock.advance(DAY_MS)
  await signIn()
  expect(await listed('overdue')).toContain(caseId)
  expect(dataOf(await officer.call(aml.summary, {})).overdue).toBe((await listed('overdue')).length)
  dataOf(await report(caseId))
  expect(await listed('overdue')).not.toContain(caseId)
  expect((await viewOf(caseId)).case).toMatchObject({ state: 'reported', isLate: true })
})

test('[BR-11] ratings of a player, an employee and a supplier keep their history, reviews due first', async () => {
  const { playerId } = await registerPlayer(server)
  const first = dataOf(await officer.call(aml.rate, rated({ reviewOn: dayIn(1) })))
  const party = { ...supplier, name: SUPPLIER.toUpperCase() }
  const seen = await seenOf(party.name)
  const again = dataOf(await officer.call(aml.rate, rated({ party, seen })))
  expect(again.partyId).toBe(first.partyId)
  const employee = { kind: 'employee', name: 'Rui Prado' } as const
  dataOf(await officer.call(aml.rate, rated({ party: employee, reviewOn: dayIn(2) })))
  const ofPlayer = { kind: 'player', playerId: String(playerId) } as const
  const exposed = { party: ofPlayer, level: 'high', exposedSince: dayIn(-10), reviewOn: dayIn(30) }
  dataOf(await officer.call(aml.rate, rated(exposed)))
  const wrong = [
    { exposedSince: dayIn(2) },
    { reviewOn: dayIn(-1) },
    { reviewOn: '2026-02-30' },
    { party: { kind: 'player', playerId: '999999' } },
  ]
  const last = await seenOf(SUPPLIER)
  for (const one of wrong) {
    const asked = rated({ seen: 'party' in one ? null : last, ...one })
    const { status } = await officer.call(aml.rate, asked)
    expect([200, CHANGED_MEANWHILE]).not.toContain(status)
  }
  server.clock.advance(2 * DAY_MS)
  await signIn()
  const { parties } = dataOf(await officer.call(aml.parties, { query: {} }))
  expect(parties.map(({ kind, isReviewDue, level }) => [kind, isReviewDue, level])).toEqual([
    ['employee', true, 'medium'],
    ['player', false, 'high'],
    ['supplier', false, 'medium'],
  ])
  expect(parties[1]).toMatchObject({ playerId: String(playerId), exposedSince: expect.any(String) })
  expect(parties[2]).toMatchObject({ name: SUPPLIER, by: expect.any(String) })
  const onlyPlayers = dataOf(await officer.call(aml.parties, { query: { kind: 'player' } }))
  expect(onlyPlayers.parties.map(({ kind }) => kind)).toEqual(['player'])
  const versions = dataOf(await officer.call(aml.history, { params: { partyId: first.partyId } }))
  expect(versions).toHaveLength(2)
  expect(Number(versions[0]!.ratingId)).toBeGreaterThan(Number(versions[1]!.ratingId))
  expect(dataOf(await officer.call(aml.summary, {})).reviewsDue).toBe(1)
})

test('[BR-11] of ratings that were drawn from the same one a single one is taken', async () => {
  const party = { kind: 'employee', name: 'Lia Prado' } as const
  const rateAtOnce = async (seen: string | null) => {
    const asked = ['low', 'high'].map((level) =>
      officer.call(aml.rate, rated({ party, level, seen })),
    )
    return (await Promise.all(asked)).map(({ status }) => status).toSorted((a, b) => a - b)
  }
  expect(await rateAtOnce(null)).toEqual([200, CHANGED_MEANWHILE])
  const seen = await seenOf(party.name)
  expect(await rateAtOnce(seen)).toEqual([200, CHANGED_MEANWHILE])
  expect((await officer.call(aml.rate, rated({ party, seen }))).status).toBe(CHANGED_MEANWHILE)
  const query = { kind: 'employee', name: 'LIA PRADO' } as const
  const { parties } = dataOf(await officer.call(aml.parties, { query }))
  expect(parties.map(({ name }) => name)).toEqual([party.name])
})

test('[BR-11] what is due to the SPA is counted by the years of Brasília', async () => {
  const before = dataOf(await officer.call(aml.summary, {}))
  const { caseId } = await opened()
  dataOf(await conclude(caseId))
  dataOf(await report(caseId))
  const other = await opened()
  dataOf(await archive(other.caseId))
  await opened()
  const { years, yearly, open } = dataOf(await officer.call(aml.summary, {}))
  const [was, is] = [before.years[0]!, years[0]!]
  expect([is.opened - was.opened, is.reported - was.reported, is.archived - was.archived]).toEqual([
    3, 1, 1,
  ])
  expect(open - before.open).toBe(1)
  expect(yearly.dueOn).toBe(`${yearly.year + 1}-02-01`)
})

test('[BR-11] [AUD-07] no role but the officer’s holds the rights, the admin and the auditor included', async () => {
  const rights = ['aml.view', 'aml.write'] as const
  const holders = ops.roles.filter((role) =>
    rights.some((right) => ops.permissionsOfRole[role].has(right)),
  )
  expect(holders).toEqual(['aml'])
  const { caseId } = await opened()
  const others = await operatorWith(
    server,
    ops.roles.filter((role) => role !== 'aml'),
  )
  const calls = opsCalls().filter(({ path }) => path.startsWith('/api/ops/aml/'))
  expect(calls.length).toBeGreaterThan(9)
  for (const { method, path, body } of calls) {
    const response = await server.app.inject({
      method,
      url: path.replaceAll(/\{\w+\}/g, caseId),
      headers: { authorization: others.token, lang: 'pt_BR' },
      ...(body ? { payload: {} } : {}),
    })
    expect([path, response.json<{ status: number }>().status]).toEqual([path, FORBIDDEN])
    expect(response.body).not.toContain(FACT)
  }
})

test('[BR-11] the audit log says that the officer wrote, and neither about whom nor what', async () => {
  const secret = 'Palavras que ninguém mais lê'
  const { caseId, playerId } = await opened(secret)
  dataOf(await addFact(caseId, secret))
  dataOf(await conclude(caseId))
  dataOf(await report(caseId))
  const party = { kind: 'player', playerId: String(playerId) }
  const { partyId } = dataOf(await officer.call(aml.rate, rated({ party, reasons: secret })))
  const auditor = await operatorWith(server, ['auditor', 'admin'])
  const traceOf = async (subject: string) =>
    dataOf(await auditor.call(ops.books.auditList, { query: { subject } }))
  const traces = [
    ...(await traceOf(`aml_case:${caseId}`)),
    ...(await traceOf(`aml_party:${partyId}`)),
  ]
  expect(traces.map(({ action }) => action)).toEqual([
    'aml.case_continued',
    'aml.case_continued',
    'aml.case_continued',
    'aml.case_opened',
    'aml.party_rated',
  ])
  for (const { reason, before, after, actor } of traces) {
    expect({ reason, before, after, actor }).toEqual({
      reason: '',
      before: null,
      after: null,
      actor: officer.email,
    })
  }
  expect(await traceOf(`player:${playerId}`)).toEqual([])
  const params = { playerId: String(playerId) }
  const seen = [
    await auditor.call(ops.players.view, { params }),
    await auditor.call(ops.players.risk, { params }),
    await auditor.call(ops.playerFile.trace, { params, query: {} }),
    await auditor.call(ops.books.auditList, { query: {} }),
    await auditor.call(ops.occurrences.list, { query: {} }),
  ]
  expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(JSON.stringify(seen.filter((_, at) => at !== 3))).not.toMatch(/aml[._]/)
  expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${secret}|${RECEIPT}`))
  // the words stand in the officer's own tables and nowhere else
  const kept = linesWith(await dumpDatabase(server), secret)
  expect(kept.filter((line) => !/aml\.(step|rating)/.test(line))).toEqual([])
  expect(kept.length).toBe(3)
  expect((await verifyAudit(server.deps)).firstBadSeq).toBeNull()
})

test('[BR-11] [LGPD-03] a player’s file of own data holds nothing of it', async () => {
  const player = await registerPlayer(server)
  const playerId = String(player.playerId)
  const told = dataOf(await player.call(security.exportData, {}))
  dataOf(await officer.call(aml.open, { body: { playerId, text: FACT } }))
  dataOf(
    await officer.call(aml.rate, rated({ party: { kind: 'player', playerId }, level: 'high' })),
  )
  const file = dataOf(await player.call(security.exportData, {}))
  const sizes = (of: typeof file) =>
    Object.fromEntries(Object.entries(of.parts).map(([name, rows]) => [name, rows.length]))
  expect(sizes(file)).toEqual(sizes(told))
  expect(JSON.stringify(file)).not.toMatch(new RegExp(`${FACT}|aml|contratos sem`))
})

test('[BR-11] what was written is never changed or deleted', async () => {
  await opened()
  dataOf(await officer.call(aml.rate, rated({ seen: await seenOf(SUPPLIER) })))
  for (const table of ['case', 'step', 'party', 'rating']) {
    for (const statement of [`DELETE FROM aml.${table}`, `TRUNCATE aml.${table} CASCADE`]) {
      await expect(server.deps.pool.query(statement)).rejects.toThrow('permission denied')
    }
  }
  for (const change of ['aml.step SET text = text', 'aml.rating SET level = level']) {
    await expect(server.deps.pool.query(`UPDATE ${change}`)).rejects.toThrow('permission denied')
  }
})

test('[BR-11] [LGPD-03] erasure waits five years from the last word of a case, and then takes the person alone', async () => {
  const player = await registerPlayer(server)
  const { playerId } = player
  await passKyc(player, '52998224725')
  const at = server.clock.now()
  await server.deps.db
    .transaction()
    .execute((tx) =>
      restrictPlayer(tx, server.deps, { playerId, kind: 'closed', reason: 'a pedido' }),
    )
  const goYears = (years: number, from: Date) => {
    const then = new Date(from)
    then.setUTCFullYear(then.getUTCFullYear() + years)
    server.clock.advance(then.getTime() - server.clock.now().getTime())
  }
  goYears(4, at)
  await signIn()
  const body = { playerId: String(playerId), text: FACT }
  const { caseId } = dataOf(await officer.call(aml.open, { body }))
  goYears(10, at)
  expect(await eraseOld(server.deps)).toBe(0)
  await signIn()
  dataOf(await archive(caseId))
  const decidedAt = server.clock.now()
  goYears(5, decidedAt)
  server.clock.advance(-1000)
  expect(await eraseOld(server.deps)).toBe(0)
  expect(await findPerson(server.deps, playerId)).toBeDefined()
  server.clock.advance(2000)
  expect(await eraseOld(server.deps)).toBe(1)
  expect(await findPerson(server.deps, playerId)).toBeUndefined()
  await signIn()
  expect((await viewOf(caseId)).steps.map(({ step }) => step)).toEqual(['opened', 'archived'])
})
