import { ops } from '@jogada/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { jobsLedBy } from '../../../platform/leader.ts'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { dataOf, giveCash, registerPlayer } from '../../../testkit/test-player.ts'
import { startWorkers } from '../../../workers.ts'
import type { Workers } from '../../../workers.ts'

// the strict profile has the most jobs
const server = serverOfFile({ REPLAYS: 'off', LICENCE_PROFILE: 'br' })
const within = { timeout: 60_000, interval: 50 }

let workers: Workers | undefined
afterEach(async () => {
  await workers?.stop()
  workers = undefined
})

test('every job that this product has use for is shown, led while some process does it and not before or after', async () => {
  const auditor = await operatorWith(server, ['auditor'])
  const jobs = async () => dataOf(await auditor.call(ops.overview.system, {})).jobs
  const unled = (await jobs()).filter(({ isLed }) => !isLed).map(({ job }) => job)
  expect(unled).toHaveLength((await jobs()).length)
  expect(unled).toContain('report.funds')
  expect(unled).not.toContain('sportsbook.odds-api')
  workers = startWorkers(server.deps)
  await vi.waitFor(async () => {
    expect((await jobs()).filter(({ isLed }) => isLed)).toHaveLength(unled.length)
  }, within)
  // one that nobody put into the list would be missing here
  expect(jobsLedBy(server.deps.pool).toSorted()).toEqual(unled.toSorted())
  await workers.stop()
  workers = undefined
  expect((await jobs()).every(({ isLed }) => !isLed)).toBe(true)
})

test('who follows the ledger is shown with what is still to be read', async () => {
  const auditor = await operatorWith(server, ['auditor'])
  const readers = async () => dataOf(await auditor.call(ops.overview.system, {})).readers
  const behind = async (name: string) =>
    (await readers()).find(({ reader }) => reader === name)?.behind ?? 0
  const player = await registerPlayer(server)
  await giveCash(server, player.playerId, 100n)
  workers = startWorkers(server.deps)
  await vi.waitFor(async () => {
    expect((await readers()).map(({ reader }) => reader)).toContain('notice.inbox')
    expect(await behind('notice.inbox')).toBe(0)
  }, within)
  await workers.stop()
  workers = undefined
  const before = await behind('notice.inbox')
  await giveCash(server, player.playerId, 100n)
  await giveCash(server, player.playerId, 100n)
  expect(await behind('notice.inbox')).toBe(before + 2)
})
