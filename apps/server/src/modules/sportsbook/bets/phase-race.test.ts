import { MATCH_PHASES } from '@jogada/core/sports/codes'
import type { MatchPhase } from '@jogada/core/sports/codes'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { appendMessages } from '../feed/append.ts'
import { sendHeartbeat } from '../feed/heartbeats.ts'
import {
  bet,
  cashOf,
  eventOf,
  finish,
  goLive,
  home,
  offerEvent,
  placeSlip,
  playerWith,
  result3,
  say,
  takeBack,
} from '../testkit.ts'
import {
  deaf,
  decideTwice,
  halfHome,
  halfResult,
  placeBehind,
  sayPhase,
  waitingOn,
} from './race-testkit.ts'

const server = serverOfFile()

const CLOSING: MatchPhase[] = ['finished', 'cancelled', 'abandoned', 'interrupted', 'postponed']

test.each(CLOSING)(
  '[SPB-05] [R084] a bet that was decided before its match was %s is not committed after it',
  async (phase) => {
    const player = await playerWith(server, 10_000n)
    const eventId = await offerEvent(server)
    const behind = await deaf(server)
    await sayPhase(server, eventId, phase)
    const [outcomeId] = home(eventId)
    await expect(placeBehind(server, player, { behind, outcomeId })).rejects.toMatchObject({
      code: 'outcome_closed',
    })
    expect(await cashOf(player)).toBe('100.00')
  },
)

test.each(CLOSING)(
  '[SPB-05] [R084] a bet that waits is not accepted after its match was %s',
  async (phase) => {
    const { player, eventId } = await waitingOn(server, [result3('2.00', '3.50', '4.00')], home)
    const behind = await deaf(server)
    await sayPhase(server, eventId, phase)
    const refused = { status: -11, reason: 'event_changed', payout: '10.00' }
    expect(await decideTwice(server, player, behind)).toMatchObject([{ status: -10 }, refused])
    expect(await cashOf(player)).toBe('100.00')
  },
)

test('[SPB-05] [R084] a bet that was decided before the kick-off waits like any bet in play', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server)
  const behind = await deaf(server)
  await goLive(server, eventId, 1)
  expect(await placeBehind(server, player, { behind, outcomeId: home(eventId)[0] })).toMatchObject({
    code: -10,
  })
})

test('[SPB-05] [R084] a bet on the first half is not committed once it is over', async () => {
  const markets = [result3('2.00', '3.50', '4.00'), halfResult]
  const { player, eventId } = await waitingOn(server, markets, halfHome)
  const behind = await deaf(server)
  await sayPhase(server, eventId, 'half_time')
  await expect(
    placeBehind(server, player, { behind, outcomeId: halfHome(eventId)[0] }),
  ).rejects.toMatchObject({
    code: 'outcome_closed',
  })
  const refused = { status: -11, payout: '10.00' }
  expect(await decideTwice(server, player, behind)).toMatchObject([{ status: -10 }, refused])
  expect(await cashOf(player)).toBe('100.00')
})

test('[R084] [R085] the half that is over is closed though its source still prices it', async () => {
  const markets = [result3('2.00', '3.50', '4.00'), halfResult]
  const eventId = await offerEvent(server, markets)
  await goLive(server, eventId, 44)
  const states = async () =>
    (await eventOf(server, eventId)).markets.map(({ key, status }) => [key, status])
  expect(await states()).toContainEqual(['1x2', 'open'])
  await sayPhase(server, eventId, 'half_time')
  await say(server, { type: 'odds', eventId, markets })
  const player = await playerWith(server, 10_000n)
  const [outcomeId, seenOdds] = halfHome(eventId)
  expect(await bet(player, { outcomeId, seenOdds })).toMatchObject({ status: 5001 })
  const [whole, wholeOdds] = home(eventId)
  expect(await bet(player, { outcomeId: whole, seenOdds: wholeOdds })).toMatchObject({
    status: 200,
  })
})

test('[SPB-05] a match takes bets after each pause, however often a phase was said', async () => {
  const eventId = await offerEvent(server)
  const phases: MatchPhase[] = ['first_half', 'interrupted', 'interrupted', 'first_half']
  const rest: MatchPhase[] = ['half_time', 'second_half', 'interrupted', 'second_half']
  for (const phase of [...phases, ...rest]) await sayPhase(server, eventId, phase)
  await sendHeartbeat(server.deps, 'by-hand')
  const player = await playerWith(server, 10_000n)
  const legs = [home(eventId)]
  expect(await placeSlip(player, { kind: 'single', legs })).toMatchObject({ status: 200 })
})

test('[SPB-05] a phase that two sources say at once closes once', async () => {
  const eventId = await offerEvent(server)
  const said = ['feed', 'desk'].map((source) => ({
    messageId: `${eventId}#${source}`,
    message: {
      type: 'score',
      eventId,
      phase: MATCH_PHASES.first_half,
      minute: 1,
      score: { home: 0, away: 0 },
    } as const,
  }))
  await Promise.all(said.map((one) => appendMessages(server.deps, [one])))
  await goLive(server, eventId)
  const player = await playerWith(server, 10_000n)
  const legs = [home(eventId)]
  expect(await placeSlip(player, { kind: 'single', legs })).toMatchObject({ status: 200 })
})

test('[SPB-05] [SPB-10] a stop that comes after the result does not close a match that is played on', async () => {
  const eventId = await offerEvent(server)
  await finish(server, eventId, { home: 1, away: 0 })
  await say(server, { type: 'bet_stop', eventId, reason: 'late' })
  await takeBack(server, eventId)
  await goLive(server, eventId)
  await say(server, { type: 'bet_start', eventId })
  const player = await playerWith(server, 10_000n)
  const legs = [home(eventId)]
  expect(await placeSlip(player, { kind: 'single', legs })).toMatchObject({ status: 200 })
})
