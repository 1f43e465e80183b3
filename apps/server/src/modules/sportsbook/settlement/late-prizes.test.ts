import { ops } from '@jogada/contract'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import { finish, home, offerEvent, placeSlip, playerWith, settle, ticketsOf } from '../testkit.ts'
import { tellLatePrizes } from './late-prizes.ts'

const server = serverOfFile()

const MINUTE_MS = 60_000
const PERIOD = { from: '2026-11-01', to: '2026-11-30' }

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
  dataOf(await placeSlip(player, { kind: 'single', legs: [home(eventId)] }))
  // a parlay that still waits for another match is not late
  dataOf(await placeSlip(player, { kind: 'parlay', legs: [home(eventId), home(other)] }))
  await finish(server, eventId, { home: 1, away: 0 })
  server.clock.advance(90 * MINUTE_MS - 1)
  expect(await tellLatePrizes(server.deps)).toEqual([])
  server.clock.advance(1)
  expect(await tellLatePrizes(server.deps)).toEqual([eventId])
  await tellLatePrizes(server.deps)
  const alerts = await alertsOf(eventId)
  expect(alerts.map(({ detail }) => [detail['bets'], detail['stakes']])).toEqual([[1, '10.00']])

  server.clock.advance(31 * MINUTE_MS)
  await settle(server)
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
  dataOf(await placeSlip(winner, { kind: 'single', legs: [home(eventId)] }))
  const away: [string, string] = [`${eventId}/1x2/@away`, '4.00']
  dataOf(await placeSlip(loser, { kind: 'single', legs: [away] }))
  await finish(server, eventId, { home: 1, away: 0 })
  server.clock.advance(120 * MINUTE_MS)
  await settle(server)
  expect(await report()).toMatchObject({ paid: before.paid + 1, breaches: before.breaches })
})
