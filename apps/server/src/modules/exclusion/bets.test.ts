import { refusals } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataFolder } from '../../testkit/data-folder.ts'
import { admittedPlayer } from '../../testkit/admitted-player.ts'
import { dataOf } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { settleFinishedEvents } from '../sportsbook/settlement/settle-events.ts'
import { voidOpenBets } from '../sportsbook/index.ts'
import {
  bet,
  cashOf,
  eventOf,
  finish,
  offerEvent,
  outcomeOf,
  placeSlip,
  say,
  ticketsOf,
} from '../sportsbook/testkit.ts'
import { advanceCases } from './case.ts'
import { caseOf, findInRegister } from './testkit.ts'

const DATA_DIR = dataFolder()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ LICENCE_PROFILE: 'br', DATA_DIR })
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

async function offered() {
  const eventId = await offerEvent(server)
  const event = await eventOf(server, eventId)
  const { outcomeId } = event.markets[0]!.outcomes[0]!
  return { eventId, outcomeId, seenOdds: outcomeOf(event, outcomeId)!.odds }
}

test('[RG-06] open bets of a player found in the register are given back, each whole stake once', async () => {
  const player = await admittedPlayer(server)
  const [one, two] = [await offered(), await offered()]
  dataOf(await bet(player, one))
  dataOf(
    await placeSlip(player, {
      kind: 'parlay',
      legs: [
        [one.outcomeId, one.seenOdds],
        [two.outcomeId, two.seenOdds],
      ],
    }),
  )
  expect(await cashOf(player)).toBe('80.00')
  await findInRegister(server, player)
  expect(await cashOf(player)).toBe('100.00')
  expect((await server.deps.ledger.balances(player.playerId)).held.balance).toBe(0n)
  expect(await caseOf(server, player.playerId)).toMatchObject({ bets_returned: 2 })
  expect((await caseOf(server, player.playerId)).bets_returned_at).not.toBeNull()
  await advanceCases(server.deps)
  expect(await voidOpenBets(server.deps, player.playerId)).toBe(0)
  expect(await cashOf(player)).toBe('100.00')
  const settled = await ticketsOf(player, { state: 'settled' })
  expect(settled.map(({ payout }) => payout)).toEqual(['10.00', '10.00'])
  expect((await bet(player, one)).status).toBe(refusals.play_excluded.status)
})

test('[RG-06] a bet whose giving back was refused once under its key is given back all the same', async () => {
  const player = await admittedPlayer(server)
  const { outcomeId, seenOdds } = await offered()
  const slip = { kind: 'single', legs: [[outcomeId, seenOdds] as const] } as const
  const { betId } = dataOf(await placeSlip(player, slip)).ticket
  const refused = await server.deps.ledger.submit(player.playerId, () => ({
    key: `void:${betId}:0:0`,
    bodyHash: 'refund:1000',
    kind: 'bet_void',
    postings: [],
    counters: [{ owner: 'player', name: 'full', delta: 1n, max: { total: 0n } }],
  }))
  expect(refused.status).toBe('limit_reached')
  expect(await voidOpenBets(server.deps, player.playerId)).toBe(1)
  expect(await cashOf(player)).toBe('100.00')
})

test('[RG-06] a bet that is settled at the same moment ends once, one way or the other', async () => {
  const players = [
    await admittedPlayer(server),
    await admittedPlayer(server),
    await admittedPlayer(server),
  ]
  const match = await offered()
  for (const player of players) dataOf(await bet(player, match))
  await finish(server, match.eventId, { home: 2, away: 0 })
  await Promise.all([
    settleFinishedEvents(server.deps),
    ...players.map((player) => voidOpenBets(server.deps, player.playerId)),
    ...players.map((player) => voidOpenBets(server.deps, player.playerId)),
  ])
  for (const player of players) {
    // the stake came back, or the bet won at 2.00
    expect(['100.00', '110.00']).toContain(await cashOf(player))
    expect((await server.deps.ledger.balances(player.playerId)).held.balance).toBe(0n)
  }
})

test('[RG-06] a result that is taken back later leaves what was given back alone', async () => {
  const player = await admittedPlayer(server)
  const match = await offered()
  dataOf(await bet(player, match))
  await findInRegister(server, player)
  await finish(server, match.eventId, { home: 2, away: 0 })
  await settleFinishedEvents(server.deps)
  await say(server, { type: 'rollback', eventId: match.eventId, reason: 'wrong' })
  await settleFinishedEvents(server.deps)
  expect(await cashOf(player)).toBe('100.00')
})
