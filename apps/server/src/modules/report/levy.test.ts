import { randomUUID } from 'node:crypto'
import { ops } from '@jogada/contract'
import { add, centavos, formatMoney } from '@jogada/core'
import { levyOf, levyRateOn } from '@jogada/core/licence/levy'
import { licenceProfile } from '@jogada/core/licence/profile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localDay, startOfLocalDay } from '../../platform/local-day.ts'
import { dataFolder } from '../../testkit/data-folder.ts'
import { admittedPlayer } from '../../testkit/admitted-player.ts'
import { startPixServer } from '../../testkit/pix-server.ts'
import type { PixServer } from '../../testkit/pix-server.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import { dataOf } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'

const DATA_DIR = dataFolder()
let server: PixServer
beforeAll(async () => {
  server = await startPixServer({ LICENCE_PROFILE: 'br', DATA_DIR })
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

/** What a player loses to an account of the house, or wins where it is negative. */
async function lose(
  playerId: bigint,
  account: 'house:games' | 'house:sportsbook',
  count: bigint,
  on: TestServer = server,
) {
  const verdict = await on.deps.ledger.submit(playerId, () => ({
    key: randomUUID(),
    bodyHash: 'test',
    kind: 'test_stake',
    postings: [
      { account: 'cash', amount: centavos(-count) },
      { account, amount: centavos(count) },
    ],
  }))
  expect(verdict.status).toBe('posted')
}

test('[BR-14] the levy of a month is reckoned on the GGR of the ledger, which the daily report shows', async () => {
  const player = await admittedPlayer(server, 500_00n)
  await lose(player.playerId, 'house:games', 20_03n)
  await lose(player.playerId, 'house:sportsbook', 13_30n)
  await lose(player.playerId, 'house:sportsbook', -3_30n)
  const finance = await operatorWith(server, ['finance'])
  const today = localDay(server.clock.now())
  const query = { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }
  const { days } = dataOf(await finance.call(ops.books.report, { query }))
  const { rows, isLevied } = dataOf(await finance.call(ops.books.levy, { query }))
  expect(isLevied).toBe(true)
  const rate = levyRateOn(licenceProfile('br').levy, today)!
  const { socialSecurity, destinations, kept } = levyOf(centavos(30_03n), rate)
  expect(rows).toEqual([
    {
      month: today.slice(0, 7),
      rateSince: rate.from,
      percent: ((rate.socialSecurity + rate.destinations) / 100).toFixed(2),
      games: '20.03',
      sport: '10.00',
      revenue: '30.03',
      socialSecurity: formatMoney(socialSecurity),
      destinations: formatMoney(destinations),
      levy: formatMoney(add(socialSecurity, destinations)),
      kept: formatMoney(kept),
    },
  ])
  expect(days.map(({ ggr }) => ggr)).toEqual(['30.03'])
})

test('[BR-14] a few days of a month show the levy of the whole month, on the screen and in the file', async () => {
  const year = await startTestServer({ LICENCE_PROFILE: 'br', DATA_DIR })
  const dayOf = (day: string) => startOfLocalDay(day)!.getTime()
  for (const [day, count] of [
    ['2027-02-03', -50_00n],
    ['2027-02-28', 80_00n],
    ['2027-03-02', 10_00n],
  ] as const) {
    year.clock.advance(dayOf(day) - year.clock.now().getTime())
    const player = await admittedPlayer(year, 500_00n)
    await lose(player.playerId, 'house:games', count, year)
  }
  const finance = await operatorWith(year, ['finance'])
  const query = { from: '2027-02-10', to: '2027-02-20' }
  const { rows } = dataOf(await finance.call(ops.books.levy, { query }))
  expect(rows).toMatchObject([{ month: '2027-02', revenue: '30.00' }])
  const file = await year.app.inject({
    method: 'GET',
    url: '/api/ops/export/levy',
    query,
    headers: { authorization: finance.token },
  })
  expect(file.body).toMatch(/^2027-02,.*,30\.00,/m)
  await year.verify()
  await year.close()
})

test('[BR-14] each day is reckoned by the rate in force on it, also where a rate ends between two bets', async () => {
  // its clock stands on a day of 2026
  const year = await startTestServer({ LICENCE_PROFILE: 'br', DATA_DIR })
  const newYear = startOfLocalDay('2027-01-01')!.getTime()
  for (const [beforeMs, count] of [
    [1, 100_00n],
    [0, 200_00n],
  ] as const) {
    year.clock.advance(newYear - beforeMs - year.clock.now().getTime())
    const player = await admittedPlayer(year, 500_00n)
    await lose(player.playerId, 'house:games', count, year)
  }
  const finance = await operatorWith(year, ['finance'])
  const query = { from: '2026-12-31', to: '2027-01-01' }
  const { rows } = dataOf(await finance.call(ops.books.levy, { query }))
  expect(rows).toMatchObject([
    { month: '2026-12', rateSince: '2026-01-01', percent: '13.00', socialSecurity: '1.00' },
    { month: '2027-01', rateSince: '2027-01-01', percent: '14.00', socialSecurity: '4.00' },
  ])
  expect(rows.map(({ levy }) => levy)).toEqual(['13.00', '28.00'])
  await year.verify()
  await year.close()
})
