import { ops } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import { startTestServer } from '../../../testkit/test-server.ts'
import type { TestServer } from '../../../testkit/test-server.ts'
import { finish, offerEvent, placeSlip, playerWith, ticketsOf } from '../testkit.ts'
import { tellLatePrizes } from './late-prizes.ts'
import { settleFinishedEvents } from './settle-events.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const MINUTE_MS = 60_000
const PERIOD = { from: '2026-11-01', to: '2026-11-30' }

const win = (eventId: string): [string, string] => [`${eventId}/1x2/@home`, '2.00']

const report = async () => {
  const finance = await operatorWith(server, ['finance'])
  return dataOf(await finance.call(ops.books.prizes, { query: PERIOD }))
}

const alertsOf = async (eventId: string) => {
  const risk = await operatorWith(server, ['risk'])
  const alerts = dataOf(await risk.call(ops.care.alerts, { query: { kind: 'prize_late' } }))
  return alerts.filter(({ subject }) => subject === `event:${eventId}`)
}

test('[BR-07] a prize that waits ninety minutes is told once, not sooner, and paid late it is a breach', async () => {
  const player = await playerWith(server, 100_00n)
  const [eventId, other] = [await offerEvent(server), await offerEvent(server)]
  dataOf(await placeSlip(player, { kind: 'single', legs: [win(eventId)] }))
  // a parlay that still waits for another match is not late
  dataOf(await placeSlip(player, { kind: 'parlay', legs: [win(eventId), win(other)] }))
  await finish(server, eventId, { home: 1, away: 0 })
  server.clock.advance(90 * MINUTE_MS - 1)
  expect(await tellLatePrizes(server.deps)).toEqual([])
  server.clock.advance(1)
  expect(await tellLatePrizes(server.deps)).toEqual([eventId])
  await tellLatePrizes(server.deps)
  const alerts = await alertsOf(eventId)
  expect(alerts.map(({ detail }) => [detail['bets'], detail['stakes']])).toEqual([[1, '10.00']])

  server.clock.advance(31 * MINUTE_MS)
  await settleFinishedEvents(server.deps)
  expect(await tellLatePrizes(server.deps)).toEqual([])
  const [single] = await ticketsOf(player, { state: 'settled' })
  expect(await report()).toMatchObject({
    withinMinutes: 120,
    paid: 1,
    breaches: 1,
    slowestMinutes: 121,
    late: [
      { playerId: String(player.playerId), betId: single!.betId, payout: '20.00', minutes: 121 },
    ],
  })
})

test('[BR-07] a prize that is paid in time, to the minute, is no breach, and a lost bet is no prize', async () => {
  const before = await report()
  const [winner, loser] = [await playerWith(server, 100_00n), await playerWith(server, 100_00n)]
  const eventId = await offerEvent(server)
  dataOf(await placeSlip(winner, { kind: 'single', legs: [win(eventId)] }))
  const away: [string, string] = [`${eventId}/1x2/@away`, '4.00']
  dataOf(await placeSlip(loser, { kind: 'single', legs: [away] }))
  await finish(server, eventId, { home: 1, away: 0 })
  server.clock.advance(120 * MINUTE_MS)
  await settleFinishedEvents(server.deps)
  expect(await report()).toMatchObject({ paid: before.paid + 1, breaches: before.breaches })
})
