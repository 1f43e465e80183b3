import { randomUUID } from 'node:crypto'
import { ops, ticket } from '@jogada/contract'
import { expect, test } from 'vitest'
import { localDay } from '../../platform/local-day.ts'
import { serverOfFile } from '../../testkit/server-of-file.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import { dataOf } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { markTestPlayer } from '../account/index.ts'
import {
  finish,
  home,
  offerEvent,
  offerEvents,
  placeSlip,
  playerWith,
  result3,
  say,
  settle,
  takeBack,
} from '../sportsbook/testkit.ts'

const server = serverOfFile()
const DAY_MS = 86_400_000

const single = async (player: TestPlayer, eventId: string, stake = '10.00') =>
  dataOf(await placeSlip(player, { kind: 'single', legs: [home(eventId)], stake })).ticket.betId

async function sell(player: TestPlayer, betId: string) {
  const { offerId } = dataOf(await player.call(ticket.cashOutOffer, { params: { betId } }))
  const body = { offerId: offerId!, percent: 100 }
  const asked = { params: { betId }, body }
  dataOf(await player.call(ticket.acceptCashOut, asked, { key: randomUUID() }))
}

test('[SPB-17] wagers by event and market come to the daily report and to what the ledger holds', async () => {
  const first = localDay(server.clock.now())
  const player = await playerWith(server, 100_000n)
  const tester = await playerWith(server, 100_000n)
  const [won, lost, voided, open] = (await offerEvents(server, 4)) as [
    string,
    string,
    string,
    string,
  ]
  const market = result3('2.00', '3.50', '4.00')
  const prices = market.prices.map((one) => ({ ...one, probability: 0.45 }))
  const sold = await offerEvent(server, [{ ...market, prices }])
  const cancelled = await offerEvent(server)
  await single(player, won)
  await single(player, won, '15.00')
  await single(player, lost, '20.00')
  await single(player, voided, '5.00')
  await single(player, cancelled, '7.00')
  await single(player, open, '3.00')
  await sell(player, await single(player, sold))
  await placeSlip(player, { kind: 'parlay', legs: [home(won), home(lost)], stake: '4.00' })
  const legs = [home(won), home(voided), home(open)]
  dataOf(await placeSlip(player, { kind: 'system', sizes: [2], legs, stake: '6.00' }))
  await single(tester, won, '50.00')
  await single(tester, open, '50.00')
  await finish(server, won, { home: 1, away: 0 })
  await finish(server, lost, { home: 0, away: 1 })
  await say(server, { type: 'result', eventId: voided, result: { state: 'void' } })
  const all = { marketId: null, from: null, to: null, reason: 'test' }
  await say(server, { type: 'cancel', eventId: cancelled, ...all })
  await settle(server)
  server.clock.advance(DAY_MS)
  const second = localDay(server.clock.now())
  await takeBack(server, won)
  await settle(server)
  await finish(server, won, { home: 0, away: 2 })
  await settle(server)

  const finance = await operatorWith(server, ['finance'])
  const period = { from: first, to: second }
  const ask = async (query: Readonly<Record<string, string>> = {}) =>
    dataOf(await finance.call(ops.books.wagers, { query: { ...period, ...query } }))
  const sport = async () => {
    const { products } = dataOf(await finance.call(ops.books.report, { query: period }))
    return products.filter(({ product }) => product === 'sport')
  }
  const cents = (text: string) => Math.round(Number(text) * 100)
  const compare = async () => {
    const { rows, totals } = await ask()
    const figures = ['stakes', 'payouts', 'ggr'] as const
    for (const name of figures) {
      for (const line of await sport()) {
        const own = rows.filter(({ day }) => day === line.day)
        expect([line.day, name, own.reduce((sum, row) => sum + cents(row[name]), 0)]).toEqual([
          line.day,
          name,
          cents(line[name]),
        ])
      }
      expect(rows.reduce((sum, row) => sum + cents(row[name]), 0)).toBe(cents(totals[name]))
    }
    expect((await sport()).map(({ day }) => day)).toEqual([first, second])
  }
  await compare()
  // nothing is held but of bets while test players count
  const { held } = dataOf(await finance.call(ops.books.liability, {}))
  expect((await ask()).open.totals.stake).toBe(held)

  await markTestPlayer(server.deps, tester.playerId, true)
  await compare()
  const { totals, rows, open: left } = await ask()
  expect(totals).toMatchObject({ wagers: 9, wagered: '80.00', voids: 1, voided: '5.00' })
  expect(totals).toMatchObject({ cancellations: 1, cancelled: '7.00', resettlements: 3 })
  expect(totals.resettled).toBe('29.00')
  expect(left.totals).toMatchObject({ bets: 2, stake: '9.00' })
  const stakes = new Map(left.rows.map(({ market: id, stake }) => [id, stake]))
  expect(stakes).toEqual(
    new Map([
      [null, '6.00'],
      [`${open}/1x2`, '3.00'],
    ]),
  )
  const multiples = rows.filter(({ market: id }) => id === null)
  expect(multiples.find(({ day }) => day === first)).toMatchObject({ wagers: 2, wagered: '10.00' })
  const own = await ask({ eventId: won })
  expect(own.rows.map(({ day, wagers, ggr }) => [day, wagers, ggr])).toEqual([
    [second, 0, '50.00'],
    [first, 2, '-25.00'],
  ])
  expect(own.open.rows).toEqual([])
  const page = await ask({ after: `${'9'.repeat(4)}-99-99 ~` })
  expect([page.rows, page.next]).toEqual([[], null])
})

test('[SPB-17] a period without a bet says No Activity, and one of more than 31 days is refused', async () => {
  const finance = await operatorWith(server, ['finance'])
  const query = { from: '2020-01-01', to: '2020-01-31' }
  expect(dataOf(await finance.call(ops.books.wagers, { query })).rows).toEqual([])
  const file = await server.app.inject({
    method: 'GET',
    url: '/api/ops/export/wagers',
    query,
    headers: { authorization: finance.token, lang: 'pt_BR' },
  })
  expect(file.body.split('\r\n').at(-2)).toBe('No Activity')
  const longer = { from: '2020-01-01', to: '2020-02-01' }
  expect((await finance.call(ops.books.wagers, { query: longer })).http).toBe(400)
})
