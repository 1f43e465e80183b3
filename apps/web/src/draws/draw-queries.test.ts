import type { DrawRound } from '@jogada/contract/draw'
import { expect, test } from 'vitest'
import { queryClient } from '../session/query-client.ts'
import { startServer } from '../test/server.ts'
import { currentDrawQuery, takeTick } from './draw-queries.ts'

const round = (roundId: string, state: DrawRound['state']) =>
  ({ roundId, channel: 'double', state }) as DrawRound
const serverTime = '2026-03-01T12:00:00Z'
const answerOf = (now: DrawRound) => ({ serverTime, round: now, totals: [], bets: [], last: [] })
const tick = (now: DrawRound) => takeTick({ serverTime, round: now, totals: [] })

test('[R083] an answer that was read before the last news does not take a draw back', async () => {
  let now = round('7', 'open')
  startServer({ round: () => ({ data: answerOf(now) }) })
  const query = currentDrawQuery('double')
  const shown = async () => {
    await queryClient.fetchQuery({ ...query, staleTime: 0 })
    const held = queryClient.getQueryData(query.queryKey)?.round
    return held && [held.roundId, held.state]
  }
  expect(await shown()).toEqual(['7', 'open'])
  tick(round('7', 'drawn'))
  expect(await shown()).toEqual(['7', 'drawn'])
  tick(round('8', 'open'))
  now = round('7', 'settled')
  expect(await shown()).toEqual(['8', 'open'])
  now = round('8', 'locked')
  expect(await shown()).toEqual(['8', 'locked'])
  tick(round('8', 'open'))
  expect(await shown()).toEqual(['8', 'locked'])
})
