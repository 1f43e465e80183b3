import { randomUUID } from 'node:crypto'
import { refusals, ticket, user } from '@jogada/contract'
import { centavos, formatMoney, negate, parseMoney } from '@jogada/core'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../testkit/server-of-file.ts'
import { dataOf } from '../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../testkit/test-player.ts'
import { MINUTE, passMinutes, SOURCE } from '../feed/late-testkit.ts'
import { sendHeartbeat } from '../feed/heartbeats.ts'
import {
  finish,
  moveStart,
  offerEvent,
  placeSlip,
  playerWith,
  say,
  settle,
  takeBack,
  ticketsOf,
} from '../testkit.ts'
import { SPORT_DEBT } from '../../wallet/index.ts'
import { BACKED, marketOf, steps, textOf, worthOf } from './ticket-life-testkit.ts'
import type { Kind, Known, Step } from './ticket-life-testkit.ts'

const server = serverOfFile()

const CASH = 20_000n
const RUNS = Number(process.env['TICKET_LIVES'] ?? 16)

type Life = {
  readonly kind: Kind
  readonly player: TestPlayer
  readonly betId: string
  readonly events: readonly string[]
  readonly known: Known[]
  readonly staked: bigint
  /** Events whose earlier start was told. */
  readonly told: Set<string>
  stake: bigint
  sold: bigint
  isSold: boolean
  spent: bigint
}

async function begin(kind: Kind, count: number, staked: bigint): Promise<Life> {
  const player = await playerWith(server, CASH)
  const events: string[] = []
  for (let place = 0; place < count; place++) {
    events.push(await offerEvent(server, [marketOf(place)], { source: SOURCE }))
  }
  await passMinutes(server, 10)
  const legs = events.map((eventId, place) => {
    const { total, odds } = BACKED[place]!
    return [`${eventId}/total/total=${total}/@over`, textOf(odds)] as const
  })
  const sizes = kind === 'system' ? { sizes: [2] } : {}
  const stake = formatMoney(centavos(staked))
  const { betId } = dataOf(await placeSlip(player, { kind, legs, stake, ...sizes })).ticket
  const known = events.map((): Known => ({ goals: null, cancels: [] }))
  const life = { kind, player, betId, events, known, staked, stake: staked }
  return { ...life, told: new Set(), sold: 0n, isSold: false, spent: 0n }
}

/** Sells a part of the ticket if it is bought back now, at exactly what it is worth. */
async function sellPart(life: Life, percent: number) {
  const { player, betId } = life
  const params = { betId }
  const offer = dataOf(await player.call(ticket.cashOutOffer, { params }))
  if (!offer.available) return
  const worth = worthOf(life.kind, life.stake, life.known)
  expect([worth.isOpen, parseMoney(offer.amount!)]).toEqual([true, worth.offer])
  const body = { offerId: offer.offerId!, percent }
  const answer = await player.call(ticket.acceptCashOut, { params, body }, { key: randomUUID() })
  const left = (life.stake * BigInt(100 - percent)) / 100n
  const isPossible = left > 0n || percent === 100
  const paid = (worth.offer * BigInt(percent)) / 100n
  expect(isPossible ? parseMoney(dataOf(answer).amount) : answer.status).toBe(
    isPossible ? paid : refusals.cash_out_unavailable.status,
  )
  if (!isPossible) return
  life.sold += paid
  life.stake = left
  life.isSold = left === 0n
}

/** The cancellations of an event that stand. */
const standingOf = async (eventId: string) =>
  (
    await server.deps.db
      .selectFrom('sportsbook.cancellation')
      .select('message_id')
      .where('event_id', '=', eventId)
      .where('withdrawn_at', 'is', null)
      .execute()
  ).map(({ message_id: id }) => id)

const cancel = (eventId: string, withdraws?: string) => {
  const message = { type: 'cancel', eventId, marketId: null, from: null, to: null } as const
  return say(server, { ...message, reason: 'test', ...(withdraws ? { withdraws } : {}) })
}

async function spend(life: Life, sum: bigint) {
  const amount = centavos(sum)
  const { status } = await server.deps.ledger.submit(life.player.playerId, () => ({
    key: randomUUID(),
    bodyHash: 'spent',
    kind: 'adjustment',
    postings: [
      { account: 'cash', amount: negate(amount) },
      { account: 'house:adjustment', amount },
    ],
  }))
  if (status === 'posted') life.spent += sum
}

async function take(life: Life, step: Step): Promise<void> {
  if (step.do === 'sell') return sellPart(life, step.percent)
  if (step.do === 'spend') return spend(life, step.centavos)
  if (step.do === 'settle') return settleAndCompare(life)
  const eventId = life.events[step.at]!
  const known = life.known[step.at]!
  if (step.do === 'rollback') {
    if (known.goals === null) return
    await takeBack(server, eventId)
    known.goals = null
  }
  if (step.do === 'finish' && known.goals === null) {
    await finish(server, eventId, { home: step.goals, away: 0 })
    known.goals = step.goals
  }
  if (step.do === 'void' && known.goals === null) {
    await say(server, { type: 'result', eventId, result: { state: 'void' } })
    known.goals = 'void'
  }
  if (step.do === 'cancel') await cancel(eventId)
  if (step.do === 'late' && known.goals === null && !life.told.has(eventId)) {
    life.told.add(eventId)
    await moveStart(server, eventId, -5 * MINUTE)
  }
  if (step.do === 'withdraw' && known.cancels.length > 0) await cancel(eventId, known.cancels[0])
  known.cancels = await standingOf(eventId)
}

/** Settles, and compares the money and the ticket with what they are worth by what is known. */
async function settleAndCompare(life: Life) {
  await settle(server)
  const { player, stake } = life
  const worth = life.isSold
    ? { isOpen: false, payout: 0n, played: 0n }
    : worthOf(life.kind, stake, life.known)
  const balances = dataOf(await player.call(user.getBalance, {}))
  const names = [SPORT_DEBT, 'turnover']
  const counters = await server.deps.ledger.counters(player.playerId, names)
  const owed = counters[SPORT_DEBT]!.total
  const room = life.events.flatMap((id) => [`exposure:${id}`, `exposure:multiple:${id}`])
  const rooms = Object.values(await server.deps.ledger.counters('house', room))
  const [row] = await ticketsOf(player)
  expect({
    own: parseMoney(balances.balance)! + life.spent - owed,
    held: parseMoney(balances.held),
    played: counters['turnover']!.total,
    isOpen: row!.status !== 9999,
    stake: parseMoney(row!.openStake),
    cashedOut: parseMoney(row!.cashedOut),
    hasRoom: rooms.some(({ total }) => total !== 0n),
  }).toEqual({
    own: CASH - life.staked + life.sold + worth.payout,
    held: worth.isOpen ? stake : 0n,
    played: worth.played,
    isOpen: worth.isOpen,
    stake,
    cashedOut: life.sold,
    hasRoom: worth.isOpen,
  })
}

let sales = 0

test.each([
  ['single', 1],
  ['parlay', 2],
  ['parlay', 3],
  ['system', 3],
] as const)(
  '[TST-04] [SPB-10] a %s on %i that is sold in parts, settled, taken back, given back and settled anew is worth what a plain count says',
  async (kind, count) => {
    await fc.assert(
      fc.asyncProperty(
        fc.bigInt({ min: 200n, max: 9_999n }),
        steps(count),
        async (staked, story) => {
          await sendHeartbeat(server.deps, SOURCE)
          const life = await begin(kind, count, staked)
          for (const step of story) await take(life, step)
          await settleAndCompare(life)
          if (life.sold > 0n) sales++
        },
      ),
      // chance may sell nothing in so few stories: the first one sells for sure
      { numRuns: RUNS, examples: [[5000n, [{ do: 'sell', percent: 50 }]]] },
    )
    expect(sales).toBeGreaterThan(0)
  },
)
