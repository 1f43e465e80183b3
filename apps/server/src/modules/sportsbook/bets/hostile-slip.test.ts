import { ticket } from '@jogada/contract'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { appendMessages } from '../feed/append.ts'
import {
  cashOf,
  caughtUp,
  home,
  offerEvent,
  placeSlip,
  playerWith,
  result3,
  settle,
  ticketsOf,
} from '../testkit.ts'

const server = serverOfFile()

test('[SPB-05] parlays that race the result of a match: what was taken is settled, the rest refused', async () => {
  const players: TestPlayer[] = []
  for (let count = 0; count < 4; count++) players.push(await playerWith(server, 100_000n))
  for (let round = 0; round < 4; round++) {
    const [ending, other] = [await offerEvent(server), await offerEvent(server)]
    const legs = [home(ending), home(other)]
    let taken = 0
    const betUntilRefused = async (player: TestPlayer) => {
      for (let count = 0; count < 400; count++) {
        const { status } = await placeSlip(player, { kind: 'parlay', legs, stake: '1.00' })
        if (status !== 200) return status
        taken++
      }
      return 200
    }
    const betting = players.map(betUntilRefused)
    await expect.poll(() => taken, { interval: 1, timeout: 60_000 }).toBeGreaterThan(4)
    const result = { state: 'finished', score: { home: 0, away: 1 } } as const
    const message = { type: 'result', eventId: ending, result } as const
    await appendMessages(server.deps, [{ messageId: `${ending}#end`, message }])
    // the lost leg decides them all, and it does so while bets still arrive
    await settle(server)
    expect(await Promise.all(betting)).toEqual([5001, 5001, 5001, 5001])
    await settle(server)
    const open = await Promise.all(players.map((player) => ticketsOf(player, { state: 'open' })))
    expect(open.flat()).toEqual([])
    const room = `exposure:multiple:${other}`
    const counters = await server.deps.ledger.counters('house', [room])
    expect(counters[room]!.total).toBe(0n)
  }
})

test('[R122] a slip of a thousand legs is refused before anything is looked up', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server)
  const legs = Array.from({ length: 1000 }, () => home(eventId))
  for (const kind of ['single', 'parlay', 'system'] as const) {
    const answer = await placeSlip(player, {
      kind,
      legs,
      ...(kind === 'system' ? { sizes: [2] } : {}),
    })
    expect([answer.http, answer.status]).toEqual([400, 1000])
  }
  const asked = legs.map(([outcomeId, seenOdds]) => ({ outcomeId, seenOdds }))
  const quoted = await player.call(ticket.quoteTicket, { body: { kind: 'parlay', legs: asked } })
  expect([quoted.http, quoted.status]).toEqual([400, 1000])
  expect(await cashOf(player)).toBe('100.00')
})

test('[SPB-04] the price of another match buys nothing here', async () => {
  const player = await playerWith(server, 10_000n)
  const [long, short] = [
    await offerEvent(server, [result3('9.00', '5.00', '1.30')]),
    await offerEvent(server, [result3('1.30', '5.00', '9.00')]),
  ]
  const swapped = { kind: 'parlay', legs: [home(long, '1.30'), home(short, '9.00')] } as const
  expect(await placeSlip(player, swapped)).toMatchObject({
    status: 5002,
    data: { seen: '9.00', now: '1.30', leg: 1 },
  })
  // the first is better than what was seen and is given; nobody may name a market of one
  // for the other
  const mixed = `${long}/1x2/@home`.replace('1x2', `${short}/1x2`)
  expect(await placeSlip(player, { kind: 'single', legs: [[mixed, '9.00']] })).toMatchObject({
    status: 5000,
  })
  expect(await cashOf(player)).toBe('100.00')
  await caughtUp(server, long)
  expect(dataOf(await player.call(ticket.myTickets, { query: {} })).tickets).toEqual([])
})
