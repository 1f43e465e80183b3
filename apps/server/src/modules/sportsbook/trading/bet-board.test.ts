import { ops } from '@jogada/contract'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import { bet, offerEvent, playerWith } from '../testkit.ts'

const server = serverOfFile()

test('[AUD-08] the newest bets of all events stand first, page after page, and filters leave the others out', async () => {
  const player = await playerWith(server, 1_000_000n)
  const events = [await offerEvent(server), await offerEvent(server)]
  const stakes = Array.from({ length: 51 }, (_, i) => `${10 + i}.00`)
  for (const [i, stake] of stakes.entries()) {
    const outcomeId = `${events[i % 2]}/1x2/@home`
    dataOf(await bet(player, { outcomeId, seenOdds: '2.00', stake }))
    server.clock.advance(1000)
  }
  const trader = await operatorWith(server, ['trader'])
  const page = async (query: Readonly<Record<string, string>>) =>
    dataOf(await trader.call(ops.trading.betBoard, { query }))
  const first = await page({})
  const newest = stakes.toReversed()
  expect(first.bets.map(({ stake }) => stake)).toEqual(newest.slice(0, 50))
  expect(first.bets[0]!.legs).toEqual([
    expect.objectContaining({ eventId: events[0], outcomeId: `${events[0]}/1x2/@home` }),
  ])
  const second = await page({ after: first.next! })
  expect([second.bets.map(({ stake }) => stake), second.next]).toEqual([['10.00'], null])
  const found = async (query: Readonly<Record<string, string>>) =>
    (await page(query)).bets.map(({ stake }) => stake)
  expect(await found({ minStake: '59.00' })).toEqual(['60.00', '59.00'])
  expect(await found({ minReturn: '119.01' })).toEqual(['60.00'])
  expect(await found({ minStake: '59.00', kind: 'parlay' })).toEqual([])
  expect(await found({ minStake: '59.00', state: 'open' })).toHaveLength(2)
  expect(await found({ state: 'ended' })).toEqual([])
  const [{ sport } = { sport: '' }] = first.bets[0]!.legs
  expect(await found({ minStake: '60.00', sport })).toEqual(['60.00'])
  expect(await found({ sport: 'no_such_sport' })).toEqual([])
})
