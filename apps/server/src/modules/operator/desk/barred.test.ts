import { ops, user } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCpf } from '../../../testkit/pix-server.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../testkit/test-operator.ts'
import { dataOf, passKyc, registerPlayer } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'

let server: TestServer
let risk: TestOperator
beforeAll(async () => {
  server = await startTestServer()
  risk = await operatorWith(server, ['risk'])
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const NOT_ALLOWED = 2105
const reason = 'trabalha na operação'

const bar = (cpf: string) =>
  risk.call(ops.barred.add, { body: { cpf, kind: 'staff' as const, reason } })
const claim = (player: TestPlayer, cardNo: string) =>
  player.call(user.updateKyc, { body: { name: 'Rui Alves', cardNo } })

test('[RG-08] a barred CPF is confirmed for nobody until it is let go', async () => {
  const cpf = newCpf()
  const { barredId, playerId } = dataOf(await bar(cpf))
  expect(playerId).toBeNull()
  expect((await bar(cpf)).http).toBe(409)
  const player = await registerPlayer(server)
  expect((await claim(player, cpf)).status).toBe(NOT_ALLOWED)
  expect(dataOf(await player.call(user.userInfo, {})).kyc).toBe(0)
  const lift = () =>
    risk.call(ops.barred.lift, { params: { barredId }, body: { reason: 'saiu da empresa' } })
  const params = dataOf(await lift())
  const approve = (by: TestOperator) => by.call(ops.approvals.approve, { params, body: {} })
  // whoever asked lets nobody in
  expect((await approve(risk)).status).toBe(7003)
  expect((await claim(player, cpf)).status).toBe(NOT_ALLOWED)
  dataOf(await approve(await operatorWith(server, ['risk'])))
  expect((await lift()).http).toBe(404)
  expect(dataOf(await claim(player, cpf))).toEqual({ kyc: 1 })
})

test('[RG-08] the player who has a CPF that is barred is suspended at once, and both are traced', async () => {
  const cpf = newCpf()
  const player = await registerPlayer(server)
  await passKyc(player, cpf)
  const { playerId } = dataOf(await bar(cpf))
  expect(playerId).toBe(String(player.playerId))
  expect((await player.call(user.userInfo, {})).http).toBe(401)
  const auditor = await operatorWith(server, ['auditor'])
  const [entry] = dataOf(
    await auditor.call(ops.playerFile.trace, { params: { playerId: playerId! }, query: {} }),
  ).entries
  expect(entry).toMatchObject({ action: 'player.suspended', after: { barred: 'staff' }, reason })
  const log = dataOf(await auditor.call(ops.books.auditList, { query: {} }))
  expect(log.map(({ action }) => action)).toContain('cpf.barred')
  expect(JSON.stringify(log)).not.toContain(cpf)
})

test('[RG-08] a CPF that is confirmed and barred at the same time belongs to nobody who plays', async () => {
  for (let round = 0; round < 8; round++) {
    const cpf = newCpf()
    const player = await registerPlayer(server)
    const [listed, claimed] = await Promise.all([bar(cpf), claim(player, cpf)])
    const { playerId } = dataOf(listed)
    const owner = claimed.status === NOT_ALLOWED ? null : String(player.playerId)
    expect(playerId).toBe(owner)
  }
})

test('[RG-08] the list names kind, reason and who listed, in pages, and no CPF', async () => {
  const support = await operatorWith(server, ['support'])
  const made = dataOf(await bar(newCpf()))
  const { people } = dataOf(await support.call(ops.barred.list, { query: {} }))
  expect(people[0]).toMatchObject({
    barredId: made.barredId,
    kind: 'staff',
    by: risk.email,
    reason,
  })
  expect(people[0]).not.toHaveProperty('cpf')
  const rest = dataOf(await support.call(ops.barred.list, { query: { before: made.barredId } }))
  expect(rest.people.map(({ barredId }) => barredId)).not.toContain(made.barredId)
  const forbidden = await support.call(ops.barred.add, {
    body: { cpf: newCpf(), kind: 'staff' as const, reason },
  })
  expect(forbidden.status).toBe(7000)
  expect((await bar('11111111111')).http).toBe(400)
})

/** A player who is listed with a diagnosis, and what the desk shows of it to some roles. */
async function listedIll() {
  const cpf = newCpf()
  const player = await registerPlayer(server)
  await passKyc(player, cpf)
  const body = { cpf, kind: 'diagnosis' as const, reason: 'laudo da clínica' }
  const { barredId } = dataOf(await risk.call(ops.barred.add, { body }))
  const params = { playerId: String(player.playerId) }
  const listFor = async (reader: TestOperator) => {
    const { people } = dataOf(await reader.call(ops.barred.list, { query: {} }))
    return people.find((one) => one.barredId === barredId)
  }
  const viewFor = async (reader: TestOperator) =>
    dataOf(await reader.call(ops.players.view, { params })).restriction
  return { params, barredId, listFor, viewFor }
}

const hidden = { kind: null, reason: null, returned: null }

test('[RG-08] why somebody is ill is read by those alone who see how players are cared for', async () => {
  const { params, listFor, viewFor } = await listedIll()
  const [support, crm, admin, auditor] = await Promise.all(
    (['support', 'crm', 'admin', 'auditor'] as const).map((role) => operatorWith(server, [role])),
  )
  for (const reader of [support!, crm!, admin!]) {
    expect(await viewFor(reader)).toMatchObject({ kind: 'suspended', reason: null })
  }
  for (const reader of [support!, admin!]) expect(await listFor(reader)).toMatchObject(hidden)
  for (const reader of [risk, auditor!]) {
    expect(await viewFor(reader)).toMatchObject({ reason: 'laudo da clínica' })
    expect(await listFor(reader)).toMatchObject({ kind: 'diagnosis', reason: 'laudo da clínica' })
  }
  const read = async (reader: TestOperator) => {
    const { entries } = dataOf(await reader.call(ops.playerFile.trace, { params, query: {} }))
    const log = dataOf(await reader.call(ops.books.auditList, { query: {} }))
    return [...entries, ...log].filter(({ action }) => action !== 'table.exported')
  }
  expect(JSON.stringify(await read(admin!))).not.toMatch(/laudo|diagnosis/)
  expect((await read(admin!)).filter(({ isHidden }) => isHidden).map((one) => one.action)).toEqual([
    'player.suspended',
    'player.suspended',
    'cpf.barred',
  ])
  expect(
    (await read(auditor!)).filter(({ reason: why }) => why === 'laudo da clínica'),
  ).toHaveLength(3)
})

test('[RG-08] a suspension for any other reason stays readable for whoever sees the player', async () => {
  const { params, viewFor } = await listedIll()
  const support = await operatorWith(server, ['support'])
  const other = await registerPlayer(server)
  const body = { kind: 'suspended' as const, reason: 'conta vendida' }
  const its = { playerId: String(other.playerId) }
  dataOf(await risk.call(ops.players.restrict, { params: its, body }))
  const seen = dataOf(await support.call(ops.players.view, { params: its })).restriction
  expect(seen).toMatchObject({ reason: 'conta vendida' })
  dataOf(await risk.call(ops.players.restrict, { params, body }))
  expect(await viewFor(support)).toMatchObject({ reason: 'conta vendida' })
})

test('[RG-08] whoever may bar a CPF sees the list of those who are, the limits officer too; the desk of money does not', async () => {
  const officer = await operatorWith(server, ['limits'])
  const body = { cpf: newCpf(), kind: 'diagnosis', reason } as const
  const { barredId } = dataOf(await officer.call(ops.barred.add, { body }))
  const { people } = dataOf(await officer.call(ops.barred.list, { query: {} }))
  expect(people[0]).toMatchObject({ barredId, kind: 'diagnosis', by: officer.email })
  const finance = await operatorWith(server, ['finance'])
  expect((await finance.call(ops.barred.list, { query: {} })).status).toBe(7000)
})

test('[RG-08] whoever may bar a CPF may see the list', () => {
  const blind = ops.roles.filter((role) => {
    const held = ops.permissionsOfRole[role]
    return held.has('player.restrict') && !held.has('barred.view')
  })
  expect(blind).toEqual([])
})

test('[RG-08] that somebody ill is to be let in again is asked without a word of it to others', async () => {
  const body = { cpf: newCpf(), kind: 'diagnosis' as const, reason: 'laudo da clínica' }
  const { barredId } = dataOf(await risk.call(ops.barred.add, { body }))
  const lifting = { params: { barredId }, body: { reason: 'laudo vencido' } }
  const { approvalId } = dataOf(await risk.call(ops.barred.lift, lifting))
  const seen = async (role: ops.Role) => {
    const reader = await operatorWith(server, [role])
    const list = dataOf(await reader.call(ops.approvals.list, { query: {} }))
    return list.find((one) => one.approvalId === approvalId)
  }
  expect(await seen('admin')).toMatchObject({ before: null, reason: '' })
  expect(await seen('auditor')).toMatchObject({
    before: { kind: 'diagnosis' },
    reason: 'laudo vencido',
  })
})
