import { ops } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { depositWithoutPix } from '../../testkit/play-money.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import { dataOf, giveCash, registerPlayer } from '../../testkit/test-player.ts'
import { serverOn, startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { judgeFunds } from './funds.ts'

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
