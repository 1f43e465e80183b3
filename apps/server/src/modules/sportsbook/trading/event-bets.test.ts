import { ops } from '@jogada/contract'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { operatorWith } from '../../../testkit/test-operator.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import { bet, offerEvent, playerWith } from '../testkit.ts'

const server = serverOfFile()

test('[AUD-08] the bets of an event stand by the time that they were placed at, whatever ids their lanes had', async () => {
  const [ana, bia] = [await playerWith(server, 10_000n), await playerWith(server, 10_000n)]
  const eventId = await offerEvent(server)
  const place = async (player: typeof ana, stake: string) =>
    dataOf(await bet(player, { outcomeId: `${eventId}/1x2/@home`, seenOdds: '2.00', stake }))
  await place(ana, '10.00')
  server.clock.advance(60_000)
  await place(ana, '11.00')
  // a lane whose block of ids is behind, or a clock that is
  server.clock.advance(-30_000)
  await place(bia, '12.00')
  const trader = await operatorWith(server, ['trader'])
  const page = async (query: { before?: string }) =>
    dataOf(await trader.call(ops.trading.bets, { params: { eventId }, query }))
  const all = await page({})
  const stakes = (bets: typeof all) => bets.map(({ stake }) => stake)
  expect(stakes(all)).toEqual(['11.00', '12.00', '10.00'])
  expect(stakes(await page({ before: all[0]!.betId }))).toEqual(['12.00', '10.00'])
  expect(stakes(await page({ before: all[1]!.betId }))).toEqual(['10.00'])
  expect(await page({ before: all[2]!.betId })).toEqual([])
})
