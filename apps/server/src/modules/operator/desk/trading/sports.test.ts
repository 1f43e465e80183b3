import { ops, sportBook } from '@jogada/contract'
import type { CallInput } from '@jogada/contract'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../../testkit/server-of-file.ts'
import { dataOf } from '../../../../testkit/test-player.ts'
import {
  bet,
  cashOf,
  caughtUp,
  moveStart,
  offerEvent,
  playerWith,
  settle,
} from '../../../sportsbook/testkit.ts'
import { tradersOfFile } from './testkit.ts'

const server = serverOfFile()
const staff = tradersOfFile(server)

const { trading } = ops
const reason = 'test of the desk'

type Entry = CallInput<typeof trading.previewResult>['body']

/** Two people say the result, and bets are paid by it. */
async function end(eventId: string, entry: Entry) {
  await moveStart(server, eventId)
  const params = { eventId }
  const preview = dataOf(await staff.trader.call(trading.previewResult, { params, body: entry }))
  const { approvalId } = dataOf(
    await staff.trader.call(trading.askResult, { params, body: { ...entry, reason } }),
  )
  expect((await staff.approve(approvalId)).status).toBe(200)
  await settle(server)
  return preview
}

test('[R085] [SPB-12] quarters of basketball are offered, shown by their game-time and settled by hand', async () => {
  const player = await playerWith(server, 10_000n)
  const startsAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString()
  const names = { competition: 'NBB', stage: '', home: 'Flamengo', away: 'Franca' }
  const body = { sport: 'basketball', ...names, startsAt } as const
  const params = dataOf(await staff.trader.call(trading.announce, { body }))
  const { eventId } = params
  for (const nr of ['1', '2', '3', '4']) {
    const priced = {
      key: `q${nr}_total`,
      specifiers: { quarternr: nr, total: '41.5' },
      prices: [
        { outcome: 'over', odds: '1.90' },
        { outcome: 'under', odds: '1.90' },
      ],
    }
    dataOf(await staff.trader.call(trading.price, { params, body: priced }))
  }
  await caughtUp(server, eventId)
  const { markets } = dataOf(await player.call(sportBook.eventDetail, { params }))
  expect(markets.map(({ key, gameTime }) => [key, gameTime])).toEqual([
    ['q1_total', 1001],
    ['q2_total', 1002],
    ['q3_total', 1003],
    ['q4_total', 1004],
  ])
  const over = markets.map(({ outcomes }) => outcomes[0]!.outcomeId)
  for (const outcomeId of over) {
    dataOf(await bet(player, { outcomeId, seenOdds: '1.90', stake: '10.00' }))
  }
  const entry: Entry = {
    state: 'finished',
    score: { home: 88, away: 80 },
    periods: [
      { home: 24, away: 20 },
      { home: 18, away: 20 },
      { home: 22, away: 20 },
      { home: 24, away: 20 },
    ],
  }
  const preview = await end(eventId, entry)
  expect(preview).toMatchObject({ bets: 4, payout: '57.00', legs: { win: 3, lose: 1 } })
  expect(await cashOf(player)).toBe('117.00')
})

test('[SPB-12] a race is settled by hand by names that were priced, and by no others', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(
    server,
    [
      {
        key: 'race_winner',
        specifiers: {},
        prices: ['norris', 'bortoleto', 'stroll'].map((outcome) => ({
          outcome,
          odds: '2.80',
          probability: null,
        })),
      },
    ],
    { sport: 'motor_racing', home: 'São Paulo Grand Prix', away: '' },
  )
  const on = (name: string) =>
    bet(player, { outcomeId: `${eventId}/race_winner/@${name}`, seenOdds: '2.80', stake: '10.00' })
  for (const name of ['norris', 'bortoleto', 'stroll']) dataOf(await on(name))
  await moveStart(server, eventId)
  const params = { eventId }
  expect(dataOf(await staff.trader.call(trading.event, { params })).entrants).toEqual([
    'bortoleto',
    'norris',
    'stroll',
  ])
  const mistyped: Entry = { state: 'finished', race: { classified: ['bortolleto'], retired: [] } }
  const refused = await staff.trader.call(trading.previewResult, { params, body: mistyped })
  expect(refused).toMatchObject({ status: 1000, data: { fields: 'race' } })

  // who neither finished nor retired did not start: those bets go back
  const preview = await end(eventId, {
    state: 'finished',
    race: { classified: ['bortoleto'], retired: ['norris'] },
  })
  expect(preview.legs).toMatchObject({ win: 1, lose: 1, refund: 1 })
  expect(await cashOf(player)).toBe('108.00')
})

test('[R085] [SPB-12] who gives a tennis match up after a set loses it, and what was not decided goes back', async () => {
  const player = await playerWith(server, 10_000n)
  const twoWay = (key: string, specifiers: Record<string, string>, outcomes: [string, string]) => ({
    key,
    specifiers,
    prices: outcomes.map((outcome) => ({ outcome, odds: '1.90', probability: null })),
  })
  const eventId = await offerEvent(
    server,
    [
      twoWay('winner', {}, ['home', 'away']),
      twoWay('set_winner', { setnr: '1' }, ['home', 'away']),
      twoWay('total_sets', { total: '2.50' }, ['over', 'under']),
    ],
    { sport: 'tennis', home: 'Bia', away: 'Laura' },
  )
  const on = [
    `${eventId}/winner/@away`,
    `${eventId}/set_winner/setnr=1/@home`,
    `${eventId}/total_sets/total=2.50/@over`,
  ]
  for (const outcomeId of on) dataOf(await bet(player, { outcomeId, seenOdds: '1.90' }))
  const preview = await end(eventId, {
    state: 'finished',
    gaveUp: 'home',
    sets: [
      { home: 6, away: 4 },
      { home: 2, away: 3 },
    ],
    bestOf: 3,
  })
  expect(preview.legs).toMatchObject({ win: 2, refund: 1, lose: 0 })
})

test('[R087] [SPB-12] who goes through on penalties is priced and settled by hand, and the draw stands', async () => {
  const player = await playerWith(server, 10_000n)
  const startsAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString()
  const names = { competition: 'Copa do Brasil', stage: '', home: 'Flamengo', away: 'Santos' }
  const body = { sport: 'football', ...names, startsAt } as const
  const params = dataOf(await staff.trader.call(trading.announce, { body }))
  const { eventId } = params
  const price = (key: string, outcomes: readonly string[]) => {
    const prices = outcomes.map((outcome) => ({ outcome, odds: '1.90' }))
    return staff.trader.call(trading.price, { params, body: { key, specifiers: {}, prices } })
  }
  dataOf(await price('to_qualify', ['home', 'away']))
  dataOf(await price('1x2', ['home', 'draw', 'away']))
  await caughtUp(server, eventId)
  const on = ['to_qualify/@away', 'to_qualify/@home', '1x2/@draw']
  for (const outcome of on) {
    dataOf(await bet(player, { outcomeId: `${eventId}/${outcome}`, seenOdds: '1.90' }))
  }
  const level = { state: 'finished', score: { home: 1, away: 1 } } as const
  await moveStart(server, eventId)
  const unsaid = await staff.trader.call(trading.previewResult, { params, body: level })
  expect(dataOf(unsaid)).toMatchObject({ forPerson: 2, ended: 1 })
  const preview = await end(eventId, { ...level, penalties: { home: 3, away: 4 } })
  expect(preview).toMatchObject({ forPerson: 0, legs: { win: 2, lose: 1 } })
})
