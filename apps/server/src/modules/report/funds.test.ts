import { setTimeout as delay } from 'node:timers/promises'
import { ops } from '@jogada/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { depositWithoutPix } from '../../testkit/play-money.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import { dataOf, giveCash, registerPlayer } from '../../testkit/test-player.ts'
import { serverOn, startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { judgeFunds, watchFunds } from './funds.ts'

let open: TestServer
/** The regulated market, on the same database. */
let br: TestServer
beforeAll(async () => {
  open = await startTestServer()
  br = await serverOn(open.url, { LICENCE_PROFILE: 'br' })
})
afterAll(async () => {
  await open.verify()
  await br.close()
  await open.close()
})

const alertsOf = ({ deps }: TestServer) =>
  deps.db
    .selectFrom('alert.alert')
    .select(['detail', 'state'])
    .where('kind', '=', 'funds_short')
    .execute()

test('[WAL-11] money of players that is not there is told, to the centavo, until it is', async () => {
  const player = await registerPlayer(br)
  await depositWithoutPix(br, player.playerId, 100_00n)
  await judgeFunds(br.deps)
  expect(await alertsOf(br)).toEqual([])

  // what the house gives or loses is owed as well
  await giveCash(br, player.playerId, 1n)
  await judgeFunds(open.deps)
  expect(await alertsOf(br)).toEqual([])
  await judgeFunds(br.deps)
  await giveCash(br, player.playerId, 29_99n)
  await judgeFunds(br.deps)
  const finance = await operatorWith(br, ['finance'])
  const { total } = dataOf(await finance.call(ops.books.liability, {}))
  expect(total).toBe('130.00')
  expect(await alertsOf(br)).toEqual([
    { state: 'open', detail: { owed: total, received: '100.00', missing: '30.00' } },
  ])
})

test('[WAL-11] [BR-08] the watch of the funds ends at once where the licence keeps none apart, and looks by itself where it does', async () => {
  await giveCash(br, (await registerPlayer(br)).playerId, 10_00n)
  const before = await alertsOf(br)
  const unasked = new AbortController()
  const idle = watchFunds(open.deps, unasked.signal)
  const end = await Promise.race([idle.then(() => 'ended'), delay(2_000, 'goes on')])
  unasked.abort()
  await idle
  expect(end).toBe('ended')
  expect(await alertsOf(br)).toEqual(before)

  const ending = new AbortController()
  const watching = watchFunds(br.deps, ending.signal)
  await vi.waitFor(
    async () => expect((await alertsOf(br))[0]!.detail).toMatchObject({ missing: '40.00' }),
    { timeout: 60_000 },
  )
  ending.abort()
  await watching
})
