import { ops } from '@jogada/contract'
import { fileKinds } from '@jogada/core/regulator/records'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf } from '../../testkit/test-player.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import type { TestOperator } from '../../testkit/test-operator.ts'
import { dumpDatabase, linesWith } from '../../testkit/dump-database.ts'
import { deliverFiles } from './deliver.ts'
import type { RegulatorInbox } from './inbox.ts'
import { localInbox } from './inbox.ts'
import { makeDay } from './make-day.ts'
import { confirmedPlayer, DAY, MIDNIGHT, openPlace } from './testkit.ts'
import type { Place } from './testkit.ts'

const { days, again, take } = ops.regulator
const never = new AbortController().signal

/** Refuses the file of wallets once. */
function strictInbox(): RegulatorInbox {
  let isStrict = true
  return {
    deliver(file, signal) {
      if (file.kind !== 'wallet' || !isStrict) return localInbox.deliver(file, signal)
      isStrict = false
      return Promise.resolve({ answer: 'refused', reasons: ['record 1: unknown to us'] })
    },
  }
}

let place: Place
let finance: TestOperator
let cpf: string
const inbox = strictInbox()

beforeAll(async () => {
  place = await openPlace()
  const player = await confirmedPlayer(place.server, 100_00n)
  cpf = player.cpf
  place.moveTo(MIDNIGHT + 600_000)
  finance = await operatorWith(place.regulated, ['finance'])
  await makeDay(place.regulated.deps, DAY)
  await deliverFiles(place.regulated.deps, inbox, never)
})
afterAll(() => place.close())

const shown = async () => dataOf(await finance.call(days, { query: {} }))

test('[BR-04] the desk shows each day with its files, what they come to and why one was refused', async () => {
  const { isAsked, days: found, next } = await shown()
  expect({ isAsked, next }).toEqual({ isAsked: true, next: null })
  expect(found.map(({ day, isLate }) => [day, isLate])).toEqual([[DAY, false]])
  expect(found[0]!.files.map(({ kind, state }) => [kind, state])).toEqual(
    fileKinds.map((kind) => [kind, kind === 'wallet' ? 'refused' : 'accepted']),
  )
  expect(found[0]!.files.find(({ kind }) => kind === 'wallet')).toMatchObject({
    records: 1,
    sums: { opening: '0.00', in: '100.00', out: '0.00', closing: '100.00' },
    receipt: null,
    reasons: ['record 1: unknown to us'],
  })
})

test('[BR-04] who takes a file is traced, and nobody reads its people in the database', async () => {
  const fileId = `wallet-${DAY}-1`
  const { name, content } = dataOf(await finance.call(take, { params: { fileId } }))
  expect(name).toBe(`${fileId}.xml`)
  expect(content).toContain(`cpf="${cpf}"`)
  const entry = await place.regulated.deps.db
    .selectFrom('audit.entry')
    .select(['actor', 'subject'])
    .where('action', '=', 'regulator.file_taken')
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({ actor: finance.email, subject: `regulator:${fileId}` })
  expect(linesWith(await dumpDatabase(place.server), cpf)).toEqual([])
  const kept = await place.regulated.deps.db
    .selectFrom('regulator.file')
    .select('content')
    .execute()
  for (const { content: one } of kept) expect(one.toString('latin1')).toMatch(/^v1\.t1\./)
  const unknown = await finance.call(take, { params: { fileId: `wallet-${DAY}-9` } })
  expect(unknown.http).toBe(404)
})

test('[BR-04] refused files are sent again as they are, and accepted ones are not', async () => {
  const before = (await shown()).days[0]!.files.map(({ digest }) => digest)
  const { files } = dataOf(await finance.call(again, { params: { day: DAY } }))
  expect(files).toBe(1)
  expect((await shown()).days[0]!.files.filter(({ state }) => state === 'waiting')).toHaveLength(1)
  await deliverFiles(place.regulated.deps, inbox, never)
  const after = (await shown()).days[0]!.files
  expect(after.map(({ state }) => state)).toEqual(fileKinds.map(() => 'accepted'))
  expect(after.map(({ digest }) => digest)).toEqual(before)
  expect((await finance.call(again, { params: { day: DAY } })).http).toBe(409)
  expect((await finance.call(again, { params: { day: '2026-11-01' } })).http).toBe(404)
})

test('[BR-04] auditors look and neither send nor take, and support sees nothing of it', async () => {
  const auditor = await operatorWith(place.regulated, ['auditor'])
  expect((await auditor.call(days, { query: {} })).http).toBe(200)
  expect((await auditor.call(again, { params: { day: DAY } })).http).toBe(403)
  expect((await auditor.call(take, { params: { fileId: `wallet-${DAY}-1` } })).http).toBe(403)
  const support = await operatorWith(place.regulated, ['support'])
  expect((await support.call(days, { query: {} })).http).toBe(403)
})

test('[BR-04] a desk whose licence asks for no files is not offered them', async () => {
  const here = dataOf(await finance.call(ops.opsAccount.me, {}))
  expect(here.permissions).toContain('regulator.view')
  const elsewhere = await operatorWith(place.server, ['finance'])
  const { permissions } = dataOf(await elsewhere.call(ops.opsAccount.me, {}))
  expect(permissions.filter((one) => one.startsWith('regulator.'))).toEqual([])
  expect(permissions).toContain('report.view')
})
