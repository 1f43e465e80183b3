import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileKinds } from '@jogada/core/regulator/records'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asOwner } from '../../testkit/as-owner.ts'
import { serverOn } from '../../testkit/test-server.ts'
import { closeAlert, listAlerts } from '../alert/index.ts'
import { deliverFiles } from './deliver.ts'
import { filesOf, madeDays, stateOf } from './files.ts'
import { localInbox } from './inbox.ts'
import { makeDay } from './make-day.ts'
import { faultsOf } from './read-file.ts'
import { confirmedPlayer, DAY, LICENCE, MIDNIGHT, openPlace, post } from './testkit.ts'
import type { Place } from './testkit.ts'
import { inboxInUse, runFiles } from './worker.ts'

const TOKEN = 'token-of-the-inbox-of-the-test'

type Taken = { readonly receipt: string; readonly digest: string }

type Does = (count: number) => 'answers' | 'loses' | 'refuses' | 'fails'

const answering: Does = () => 'answers'

/** A regulator of the test, with the validator behind it. */
const regulator = {
  taken: new Map<string, Taken>(),
  puts: [] as string[],
  /** What becomes of the next deliveries, by their number. */
  does: answering,
}

const http = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const body = Buffer.concat(chunks)
    const fileId = String(request.headers['idempotency-key'])
    const does = regulator.does(regulator.puts.length)
    regulator.puts.push(`${request.method} ${request.url} ${fileId}`)
    const digest = createHash('sha256').update(body).digest('base64')
    const isRight =
      request.headers.authorization === `Bearer ${TOKEN}` &&
      request.headers['content-digest'] === `sha-256=:${digest}:`
    if (does === 'fails' || !isRight) return response.writeHead(503).end()
    const answer = (value: object) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ fileId, ...value }))
    const reasons = does === 'refuses' ? ['record 3: unknown to us'] : faultsOf(body)
    if (reasons.length > 0) return answer({ answer: 'refused', reasons })
    const known = regulator.taken.get(fileId)
    const kept = known ?? { receipt: `R${regulator.taken.size + 1}`, digest }
    if (known && known.digest !== digest) return response.writeHead(409).end()
    regulator.taken.set(fileId, kept)
    // taken, but nobody hears of it
    if (does === 'loses') return request.socket.destroy()
    return answer({ answer: 'accepted', receipt: kept.receipt })
  })
})

let place: Place
const never = new AbortController().signal

beforeAll(async () => {
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready))
  const { port } = http.address() as AddressInfo
  place = await openPlace({
    REGULATOR_URL: `http://127.0.0.1:${port}/files`,
    REGULATOR_TOKEN: TOKEN,
  })
  await confirmedPlayer(place.server, 100_00n)
  place.moveTo(MIDNIGHT + 600_000)
})
afterAll(async () => {
  http.closeAllConnections()
  http.close()
  await place.close()
})
beforeEach(async () => {
  await asOwner(
    place.regulated,
    'TRUNCATE regulator.day CASCADE; DELETE FROM regulator.beginning; DELETE FROM alert.alert',
  )
  regulator.taken.clear()
  regulator.puts = []
  regulator.does = () => 'answers'
})

const deps = () => place.regulated.deps
const deliver = () => deliverFiles(deps(), inboxInUse(deps()), never)
const states = async (day = DAY) =>
  (await filesOf(deps(), [day])).map((one) => `${one.kind} ${stateOf(one)} ${one.receipt ?? '-'}`)
const alertsOf = async (kind: string) =>
  (await listAlerts(deps(), { kind })).map(({ subject, detail }) => [subject, detail])

test('[BR-04] each file goes out once, in its order, and counts as sent with the receipt of its acceptance', async () => {
  await makeDay(deps(), DAY)
  expect(await states()).toEqual(fileKinds.map((kind) => `${kind} waiting -`))
  await deliver()
  expect(await states()).toEqual(fileKinds.map((kind, i) => `${kind} accepted R${i + 1}`))
  expect(regulator.puts).toEqual(
    fileKinds.map((kind) => `PUT /files/${kind}/${DAY}/1 ${kind}-${DAY}-1`),
  )
  await deliver()
  expect(regulator.puts).toHaveLength(fileKinds.length)
})

test('[BR-04] an answer that was lost is no second file: the same one gets the same receipt', async () => {
  await makeDay(deps(), DAY)
  regulator.does = () => 'loses'
  await deliver()
  expect(await states()).toEqual(fileKinds.map((kind) => `${kind} waiting -`))
  expect(regulator.taken.size).toBe(fileKinds.length)
  regulator.does = () => 'answers'
  await deliver()
  expect(await states()).toEqual(fileKinds.map((kind, i) => `${kind} accepted R${i + 1}`))
  expect(regulator.taken.size).toBe(fileKinds.length)
})

test('[BR-04] a refused file says why, is not sent, is told to a person and not sent again by itself', async () => {
  await makeDay(deps(), DAY)
  regulator.does = (count) => (count === 1 ? 'refuses' : 'answers')
  await deliver()
  const [bettor, wallet] = await filesOf(deps(), [DAY])
  expect([stateOf(bettor!), stateOf(wallet!)]).toEqual(['accepted', 'refused'])
  expect(wallet).toMatchObject({ receipt: null, reasons: ['record 3: unknown to us'] })
  expect(await alertsOf('regulator_file_refused')).toEqual([
    [`regulator:wallet-${DAY}-1`, { reasons: 'record 3: unknown to us' }],
  ])
  await deliver()
  expect(regulator.puts).toHaveLength(fileKinds.length)
})

test('[BR-04] a file that got no answer holds none of the others up', async () => {
  await makeDay(deps(), DAY)
  regulator.does = (count) => (count === 0 ? 'fails' : 'answers')
  await deliver()
  expect((await filesOf(deps(), [DAY])).map(stateOf)).toEqual([
    'waiting',
    ...fileKinds.slice(1).map(() => 'accepted'),
  ])
})

test('[BR-04] what one process made and did not send, the next one sends as it was made', async () => {
  await makeDay(deps(), DAY)
  const made = await filesOf(deps(), [DAY])
  const next = await serverOn(place.server.url, LICENCE)
  next.clock.advance(MIDNIGHT + 600_000 - next.clock.now().getTime())
  await runFiles(next.deps, inboxInUse(deps()), never)
  await next.close()
  const sent = await filesOf(deps(), [DAY])
  expect(sent.map(({ file_id, digest }) => [file_id, digest])).toEqual(
    made.map(({ file_id, digest }) => [file_id, digest]),
  )
  expect(sent.map(stateOf)).toEqual(fileKinds.map(() => 'accepted'))
  expect([...regulator.taken.values()].map(({ digest }) => digest)).toEqual(
    made.map(({ digest }) => digest.toString('base64')),
  )
})

test('[BR-04] two processes at once make and send one of each', async () => {
  const one = () => runFiles(deps(), inboxInUse(deps()), never)
  await Promise.all([one(), one(), one()])
  await one()
  expect(await states()).toEqual(
    fileKinds.map((kind) => expect.stringContaining(`${kind} accepted`) as string),
  )
  expect(regulator.taken.size).toBe(fileKinds.length)
  const { rows } = await asOwner(
    place.regulated,
    `SELECT count(*)::int AS count FROM regulator.step WHERE step = 'accepted'`,
  )
  expect(rows).toEqual([{ count: fileKinds.length }])
})

test('[BR-04] without an inbox of the regulator our own validator receipts what is right, and says what is not', async () => {
  const content = Buffer.from('<regulatorFile kind="wallet"/>')
  const digest = createHash('sha256').update(content).digest()
  const file = { fileId: 'x', kind: 'wallet', day: DAY, part: 1, digest, content } as const
  expect(await localInbox.deliver(file, never)).toMatchObject({ answer: 'refused' })
  // what we find wrong ourselves does not go out
  expect(await inboxInUse(deps()).deliver(file, never)).toMatchObject({ answer: 'refused' })
  expect(regulator.puts).toEqual([])
  await makeDay(deps(), DAY)
  await deliverFiles(deps(), localInbox, never)
  expect((await filesOf(deps(), [DAY])).map(stateOf)).toEqual(fileKinds.map(() => 'accepted'))
})

test('[BR-04] a person without a CPF keeps the file from being sent', async () => {
  const { playerId } = await confirmedPlayer(place.server, 5_00n)
  await asOwner(place.regulated, 'DELETE FROM kyc.person WHERE player_id = $1', [playerId])
  await makeDay(deps(), '2026-12-01')
  await deliver()
  const files = await filesOf(deps(), ['2026-12-01'])
  expect(files.find(({ kind }) => kind === 'wallet')).toMatchObject({
    step: 'refused',
    reasons: ['record 2: cpf is missing'],
  })
  expect(files.filter((one) => stateOf(one) === 'accepted')).toHaveLength(3)
})

test('[BR-04] a day that is not wholly accepted by five is late, and said once', async () => {
  regulator.does = () => 'fails'
  const run = () => runFiles(deps(), inboxInUse(deps()), never)
  place.moveTo(MIDNIGHT + 5 * 3_600_000 - 1)
  await run()
  expect(await alertsOf('regulator_files_late')).toEqual([])
  place.moveTo(MIDNIGHT + 5 * 3_600_000)
  await run()
  expect(await alertsOf('regulator_files_late')).toEqual([[`regulator:${DAY}`, { day: DAY }]])
  const [alert] = await listAlerts(deps(), { kind: 'regulator_files_late' })
  await closeAlert(deps(), { alertId: alert!.alert_id, by: 'ana', note: 'asked' })
  await run()
  expect(await alertsOf('regulator_files_late')).toEqual([])
})

test('[BR-04] where the licence does not ask for files, none is made', async () => {
  const { deps: open } = place.server
  await runFiles(open, localInbox, never)
  expect(await filesOf(open, [DAY])).toEqual([])
  await runFiles(deps(), localInbox, never)
  expect(await filesOf(open, [DAY])).toHaveLength(fileKinds.length)
})

/** Lets the ledger's sums of the day say something else, or what they said again. */
const change = (sign: '+' | '-') =>
  asOwner(
    place.regulated,
    `UPDATE ledger.house_day SET moved = moved ${sign} 1 WHERE day = '${DAY}'`,
  )

test('[BR-04] a first day that could not be made stays owed when the next one is over', async () => {
  await deps().ledger.sumDays(100_000)
  await change('+')
  await runFiles(deps(), localInbox, never)
  expect(await filesOf(deps(), [DAY])).toEqual([])
  await change('-')
  place.moveTo(MIDNIGHT + 86_400_000 + 600_000)
  await runFiles(deps(), localInbox, never)
  const made = await madeDays(deps())
  expect(made.toSorted()).toEqual([DAY, '2026-12-01'])
})

test('[BR-04] what was committed into a day that is made already is told to a person, once', async () => {
  place.moveTo(MIDNIGHT - 60_000)
  const player = await confirmedPlayer(place.server, 50_00n)
  place.moveTo(MIDNIGHT + 600_000)
  await runFiles(deps(), localInbox, never)
  expect(await madeDays(deps())).toEqual([DAY])
  place.moveTo(MIDNIGHT - 1)
  await post(place.server, player, 'dice_bet', ['cash', -3_00n], ['house:games', 3_00n])
  place.moveTo(MIDNIGHT + 86_400_000 + 600_000)
  await runFiles(deps(), localInbox, never)
  expect(await madeDays(deps())).toHaveLength(2)
  const alerts = await listAlerts(deps(), { kind: 'regulator_files_differ' })
  expect(alerts.map(({ subject, detail }) => [subject, Object.keys(detail).toSorted()])).toEqual([
    [`regulator:${DAY}`, ['gameRound', 'wallet balances', 'wallet moves']],
  ])
  await closeAlert(deps(), { alertId: alerts[0]!.alert_id, by: 'ana@example.com', note: 'told' })
  place.moveTo(MIDNIGHT + 2 * 86_400_000 + 600_000)
  await runFiles(deps(), localInbox, never)
  expect(await alertsOf('regulator_files_differ')).toEqual([])
})

const differing = () => listAlerts(deps(), { kind: 'regulator_files_differ' })
async function closeDiffering() {
  const [open] = await differing()
  await closeAlert(deps(), { alertId: open!.alert_id, by: 'ana@example.com', note: 'told' })
}

test('[BR-04] a day that is still not made is told again, whoever closed the word of it', async () => {
  place.moveTo(MIDNIGHT + 600_000)
  await deps().ledger.sumDays(100_000)
  await change('+')
  try {
    await runFiles(deps(), localInbox, never)
    await closeDiffering()
    await runFiles(deps(), localInbox, never)
    expect(await differing()).toHaveLength(1)
  } finally {
    await change('-')
  }
})

test('[BR-04] what differs anew in a day that is made is told again, though the word of before was closed', async () => {
  place.moveTo(MIDNIGHT - 60_000)
  const player = await confirmedPlayer(place.server, 50_00n)
  place.moveTo(MIDNIGHT + 600_000)
  await runFiles(deps(), localInbox, never)
  const late = async (nights: number) => {
    place.moveTo(MIDNIGHT - 1)
    await post(place.server, player, 'dice_bet', ['cash', -3_00n], ['house:games', 3_00n])
    place.moveTo(MIDNIGHT + nights * 86_400_000 + 600_000)
    await runFiles(deps(), localInbox, never)
    return (await differing()).map(({ subject, detail }) => ({ subject, detail }))
  }
  const [first] = await late(1)
  expect(first).toMatchObject({ subject: `regulator:${DAY}` })
  await closeDiffering()
  const [second] = await late(2)
  expect(second).toMatchObject({ subject: `regulator:${DAY}` })
  expect(second).not.toEqual(first)
})
