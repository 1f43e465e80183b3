import { ops, refusals } from '@jogada/contract'
import { expect, test } from 'vitest'
import { serverOfFile } from '../../../../testkit/server-of-file.ts'
import { dataOf } from '../../../../testkit/test-player.ts'
import {
  bet,
  cashOf,
  finish,
  home,
  offerEvent,
  offerEvents,
  placeSlip,
  playerWith,
  settle,
  ticketsOf,
} from '../../../sportsbook/testkit.ts'
import { tradersOfFile } from './testkit.ts'

const server = serverOfFile()
const staff = tradersOfFile(server)

const { trading, approvals } = ops
const reason = 'test of the desk'

const placeOn = (player: Awaited<ReturnType<typeof playerWith>>, eventId: string) => {
  const [outcomeId, seenOdds] = home(eventId)
  return bet(player, { outcomeId, seenOdds })
}

const now = () => server.clock.now().toISOString()

/** Gives the bets of an event back that were placed from an instant on, by two traders. */
async function giveBack(
  eventId: string,
  from: string | null = null,
  isLate = false,
  to: string | null = null,
) {
  const params = { eventId }
  const body = { marketId: null, from, to, isLate, reason }
  const { approvalId } = dataOf(await staff.trader.call(trading.askCancel, { params, body }))
  expect((await staff.approve(approvalId)).status).toBe(200)
  await settle(server)
  const { cancellations } = dataOf(await staff.trader.call(trading.event, { params }))
  return cancellations.at(-1)!
}

const restore = (eventId: string, cancellationId: string) =>
  staff.trader.call(trading.askRestore, { params: { eventId }, body: { cancellationId, reason } })

const standing = async (player: Awaited<ReturnType<typeof playerWith>>) =>
  (await ticketsOf(player)).map(({ status, result }) => [status, result])

test('[SPB-12] giving back the bets of a time shows before what returns, what stays open and what was settled', async () => {
  const player = await playerWith(server, 10_000n)
  const [eventId, other] = (await offerEvents(server, 2)) as [string, string]
  await placeOn(player, eventId)
  server.clock.advance(60_000)
  const from = now()
  await placeOn(player, eventId)
  dataOf(await placeSlip(player, { kind: 'parlay', legs: [home(eventId), home(other)] }))
  const params = { eventId }
  const window = { marketId: null, from, to: null }
  const seen = dataOf(await staff.trader.call(trading.previewCancel, { params, body: window }))
  const open = { bets: 2, stake: '20.00', back: 1, payout: '10.00', stillOpen: 1 }
  expect(seen).toEqual({ ...open, settled: 0, paid: '0.00', isPart: false })
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  const after = dataOf(await staff.trader.call(trading.previewCancel, { params, body: window }))
  const taken = { settled: 1, paid: '20.00', isPart: false }
  expect(after).toEqual({ ...open, ...taken })
  // who approves reads the same as who asks
  dataOf(await staff.trader.call(trading.askCancel, { params, body: { ...window, reason } }))
  const requests = dataOf(await staff.trader.call(ops.approvals.list, { query: {} }))
  const request = requests.find(({ subject }) => subject === `event:${eventId}`)
  expect(request?.after).toMatchObject({ bets: 2, stake: '20.00', payout: '10.00', ...taken })
  const wrong = { ...window, to: new Date(Date.parse(from) - 1).toISOString() }
  const { status } = refusals.invalid_input
  expect((await staff.trader.call(trading.previewCancel, { params, body: wrong })).status).toBe(
    status,
  )
})

test('[SPB-10] [SPB-12] bets that two traders gave back count again when two traders undo it, also before the match', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server)
  await placeOn(player, eventId)
  const { cancellationId } = await giveBack(eventId, null, true)
  expect(await standing(player)).toEqual([[9999, 90]])
  expect((await ticketsOf(player))[0]!.legs[0]!.givenBack).toBe('late')
  expect(await cashOf(player)).toBe('100.00')

  const { approvalId } = dataOf(await restore(eventId, cancellationId))
  expect(await standing(player)).toEqual([[9999, 90]])
  expect((await staff.approve(approvalId)).status).toBe(200)
  expect(await settle(server)).toMatchObject({ reversed: 1 })
  expect(await standing(player)).toEqual([[0, null]])
  expect(await cashOf(player)).toBe('90.00')
  expect((await restore(eventId, cancellationId)).status).toBe(refusals.changed_meanwhile.status)
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  expect(await cashOf(player)).toBe('110.00')
  const detail = dataOf(await staff.trader.call(trading.event, { params: { eventId } }))
  expect(detail.cancellations[0]).toMatchObject({ isLate: true })
  expect(detail.cancellations[0]!.withdrawnAt).not.toBeNull()
})

test('[SPB-09] [SPB-12] what is bet after all bets were given back counts', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server)
  await placeOn(player, eventId)
  server.clock.advance(60_000)
  const { to } = await giveBack(eventId)
  expect(to).toBe(now())
  // an end that is still to come is no other: it is written as of another place
  const later = server.clock.now().getTime() + 3_600_000 - 3 * 3_600_000
  const ahead = new Date(later).toISOString().replace('Z', '-03:00')
  expect((await giveBack(eventId, null, false, ahead)).to).toBe(now())
  server.clock.advance(60_000)
  await placeOn(player, eventId)
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  expect(await standing(player)).toEqual([
    [9999, 10],
    [9999, 90],
  ])
})

test('[SPB-10] undoing one of two cancellations leaves what the other one gave back', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server)
  await placeOn(player, eventId)
  server.clock.advance(60_000)
  const from = now()
  await placeOn(player, eventId)
  const whole = await giveBack(eventId)
  await giveBack(eventId, from)
  const { approvalId } = dataOf(await restore(eventId, whole.cancellationId))
  expect((await staff.approve(approvalId)).status).toBe(200)
  expect(await settle(server)).toMatchObject({ reversed: 1 })
  expect(await standing(player)).toEqual([
    [9999, 90],
    [0, null],
  ])
})

test('[SPB-10] undoing a cancellation after the result pays what the bets had won', async () => {
  const player = await playerWith(server, 10_000n)
  const eventId = await offerEvent(server)
  await placeOn(player, eventId)
  const { cancellationId } = await giveBack(eventId)
  await finish(server, eventId, { home: 1, away: 0 })
  await settle(server)
  expect(await cashOf(player)).toBe('100.00')
  const { approvalId } = dataOf(await restore(eventId, cancellationId))
  expect((await staff.approve(approvalId)).status).toBe(200)
  await settle(server)
  expect(await standing(player)).toEqual([[9999, 10]])
  expect(await cashOf(player)).toBe('110.00')
})

test('[SPB-10] a parlay that another leg has lost stays lost when the giving back of a leg is undone', async () => {
  const player = await playerWith(server, 10_000n)
  const [eventId, other] = (await offerEvents(server, 2)) as [string, string]
  dataOf(await placeSlip(player, { kind: 'parlay', legs: [home(eventId), home(other)] }))
  const { cancellationId } = await giveBack(eventId)
  await finish(server, other, { home: 0, away: 1 })
  await settle(server)
  const { approvalId } = dataOf(await restore(eventId, cancellationId))
  expect((await staff.approve(approvalId)).status).toBe(200)
  await settle(server)
  expect(await standing(player)).toEqual([[9999, 20]])
  expect(await cashOf(player)).toBe('90.00')
})

test('[SPB-12] who is asked to give the bets of a market back reads its name', async () => {
  const eventId = await offerEvent(server)
  const params = { eventId }
  const body = { marketId: `${eventId}/1x2`, from: null, to: null, reason }
  const { approvalId } = dataOf(await staff.trader.call(trading.askCancel, { params, body }))
  const asked = dataOf(await staff.second.call(approvals.list, { query: {} }))
  const own = asked.find((one) => one.approvalId === approvalId)
  expect(own!.after).toMatchObject({ cancelled: 'Resultado final' })
})
