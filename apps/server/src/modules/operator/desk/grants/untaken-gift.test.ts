import { ops, reward } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorWith } from '../../../../testkit/test-operator.ts'
import type { TestOperator } from '../../../../testkit/test-operator.ts'
import { callAs, dataOf, registerPlayer } from '../../../../testkit/test-player.ts'
import type { TestPlayer } from '../../../../testkit/test-player.ts'
import { startTestServer } from '../../../../testkit/test-server.ts'
import type { TestServer } from '../../../../testkit/test-server.ts'
import { giftSpent } from '../../../reward/gifts.ts'
import { returnUntaken } from '../../../reward/return-gift.ts'

const GIFT = 'boas-vindas'
const HOUR_MS = 3_600_000
const reason = 'compensação por atraso'

let server: TestServer
let crm: TestOperator
beforeAll(async () => {
  server = await startTestServer()
  crm = await operatorWith(server, ['crm'])
  await setGift({ budget_window: 'total' })
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

/** Lets time pass, after which an operator signs in again. */
async function later(ms: number) {
  server.clock.advance(ms)
  crm = await operatorWith(server, ['crm'])
}

const setGift = (values: object) =>
  server.deps.db.updateTable('reward.gift').set(values).where('gift_id', '=', GIFT).execute()

const spent = async () => {
  const name = giftSpent(GIFT)
  return (await server.deps.ledger.counters('house', [name]))[name]!
}

const paramsOf = ({ playerId }: TestPlayer) => ({ playerId: String(playerId) })

async function granted(): Promise<TestPlayer> {
  const player = await registerPlayer(server)
  const call = { params: paramsOf(player), body: { source: 'gift', id: GIFT, reason } } as const
  const key = server.deps.rng.uuid()
  dataOf(await callAs(server, ops.playerMoney.grant, call, { token: crm.token, key }))
  return player
}

const take = async (player: TestPlayer, awardId: string) =>
  player.call(reward.takeAward, { params: { awardId }, body: {} }, { key: server.deps.rng.uuid() })

const waitingOf = async (player: TestPlayer) =>
  dataOf(await crm.call(ops.playerMoney.bonuses, { params: paramsOf(player) })).gifts

const grantedAward = async (player: TestPlayer) =>
  dataOf(await player.call(reward.awards, {})).find(({ awardId }) => awardId.startsWith('grant-'))

test('[R135] a granted gift that ran out goes back to its budget, once, and one that was taken does not', async () => {
  const endsAt = new Date(server.clock.now().getTime() + HOUR_MS)
  await setGift({ ends_at: endsAt })
  const before = (await spent()).total
  const [left, taken] = [await granted(), await granted()]
  expect((await spent()).total - before).toBe(400n)
  dataOf(await take(taken, (await grantedAward(taken))!.awardId))
  await returnUntaken(server.deps)
  expect((await spent()).total - before).toBe(400n)
  const awardId = (await grantedAward(left))!.awardId
  await later(HOUR_MS)
  await Promise.all([1, 2, 3].map(() => returnUntaken(server.deps)))
  await returnUntaken(server.deps)
  expect((await spent()).total - before).toBe(200n)
  await setGift({ ends_at: null })
  expect((await take(left, awardId)).status).toBe(3400)
  expect(await waitingOf(left)).toEqual([])
})

test('[R135] the budget of a day that is over keeps what was granted of it', async () => {
  await setGift({
    budget_window: 'day',
    ends_at: new Date(server.clock.now().getTime() + 24 * HOUR_MS),
  })
  await granted()
  const before = await spent()
  await later(24 * HOUR_MS)
  await returnUntaken(server.deps)
  expect((await spent()).total).toBe(before.total)
  expect((await spent()).day).toBe(0n)
  await setGift({ budget_window: 'total', ends_at: null })
})

test('[R135] what waits for somebody whose account is closed goes back to its budget', async () => {
  const before = (await spent()).total
  const player = await granted()
  const admin = await operatorWith(server, ['risk'])
  dataOf(
    await admin.call(ops.players.restrict, {
      params: paramsOf(player),
      body: { kind: 'closed', reason },
    }),
  )
  await returnUntaken(server.deps)
  expect((await spent()).total).toBe(before)
})

test('[R135] [AUD-06] an operator takes a granted gift back once, with a trace, or its player has it', async () => {
  const before = (await spent()).total
  const players: TestPlayer[] = []
  for (let count = 0; count < 6; count++) players.push(await granted())
  const auditor = await operatorWith(server, ['auditor'])
  let takenBack = 0
  for (const player of players) {
    const [gift] = await waitingOf(player)
    expect(gift).toMatchObject({ gift: GIFT, amount: '2.00' })
    const params = { ...paramsOf(player), awardId: gift!.awardId }
    const cancel = () => crm.call(ops.playerMoney.cancelGift, { params, body: { reason } })
    const [kept, ...cancels] = await Promise.all([take(player, gift!.awardId), cancel(), cancel()])
    const isTaken = kept.status === 200
    const done = cancels.filter(({ status }) => status === 200)
    expect(done.map(({ data }) => data)).toEqual(isTaken ? [] : [{ returned: '2.00' }])
    const { entries } = dataOf(
      await auditor.call(ops.playerFile.trace, { params: paramsOf(player), query: {} }),
    )
    const traces = entries.filter(({ action }) => action === 'player.bonus_cancelled')
    takenBack += done.length
    expect(traces.map((one) => [one.reason, one.before])).toEqual(
      done.map(() => [reason, { gift: GIFT, amount: '2.00' }]),
    )
    expect((await cancel()).status).toBe(3400)
    expect(await waitingOf(player)).toEqual([])
  }
  expect((await spent()).total - before).toBe(BigInt(players.length - takenBack) * 200n)
})
