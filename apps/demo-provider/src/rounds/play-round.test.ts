import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { payoutOf } from '../math/evaluate.ts'
import type { Stops } from '../math/evaluate.ts'
import { reels } from '../math/machine.ts'
import { startStudio } from '../testkit.ts'
import type { Said, TestStudio } from '../testkit.ts'

let studio: TestStudio
beforeEach(async () => {
  studio = await startStudio()
})
afterEach(() => studio.close())

const toldOf = (path: string) => studio.told.filter((one) => one.path === path)

const all = reels[0]!.flatMap((_, a) =>
  reels[1]!.flatMap((__, b) => reels[2]!.map((___, c): Stops => [a, b, c])),
)
const stopAt = (wins: boolean) => {
  const stops = all.find((one) => payoutOf(100, one) > 0 === wins)!
  studio.stops.splice(0, 3, ...stops)
  return payoutOf(100, stops)
}

test('wallet contract 3: a stake whose first asking was not answered goes back when it is refused later', async () => {
  studio.says['/transaction/bet'] = [null, 'RS_ERROR_TOKEN_EXPIRED']
  const requestId = randomUUID()
  const seat = await studio.sitDown()
  expect(await studio.ask('/api/spin', seat, requestId)).toMatchObject({ outcome: 'pending' })
  const [first, again] = toldOf('/transaction/bet')
  expect(again!.body['transaction_uuid']).toBe(first!.body['transaction_uuid'])
  await expect.poll(() => toldOf('/transaction/rollback')).toHaveLength(1)
  expect(toldOf('/transaction/rollback')[0]!.body['reference_transaction_uuid']).toBe(
    first!.body['transaction_uuid'],
  )
  expect(await studio.ask('/api/round', seat, requestId)).toMatchObject({ outcome: 'pending' })
})

test('a stake that is refused at once is over, and nothing goes back', async () => {
  studio.says['/transaction/bet'] = ['RS_ERROR_NOT_ENOUGH_MONEY']
  const requestId = randomUUID()
  const seat = await studio.sitDown()
  const refused = { outcome: 'refused', reason: 'RS_ERROR_NOT_ENOUGH_MONEY', prize: null }
  expect(await studio.ask('/api/spin', seat, requestId)).toMatchObject(refused)
  expect(await studio.ask('/api/round', seat, requestId)).toMatchObject(refused)
  expect(toldOf('/transaction/bet')).toHaveLength(1)
  expect(toldOf('/transaction/rollback')).toEqual([])
})

test('a round is open while its stake is asked for, and whoever asks again begins no other', async () => {
  const payout = stopAt(true)
  let answer: (said: Said) => void = () => {}
  studio.says['/transaction/bet'] = [new Promise((resolve) => (answer = resolve))]
  const requestId = randomUUID()
  const seat = await studio.sitDown()
  const first = studio.ask('/api/spin', seat, requestId)
  await expect.poll(() => toldOf('/transaction/bet')).toHaveLength(1)
  for (const path of ['/api/spin', '/api/round'] as const) {
    expect(await studio.ask(path, seat, requestId)).toMatchObject({ outcome: 'open', stops: null })
  }
  answer('RS_OK')
  const played = { outcome: 'played', payout, prize: 'paid' }
  expect(await first).toMatchObject(played)
  expect(await studio.ask('/api/round', seat, requestId)).toMatchObject(played)
  expect(toldOf('/transaction/bet')).toHaveLength(1)
})

test('a request that never came is refused once somebody has asked for it, and stakes nothing later', async () => {
  const requestId = randomUUID()
  const seat = await studio.sitDown()
  for (const path of ['/api/round', '/api/spin'] as const) {
    expect(await studio.ask(path, seat, requestId)).toMatchObject({ outcome: 'refused' })
  }
  expect(toldOf('/transaction/bet')).toEqual([])
})

test('wallet contract 5: a prize that the operator refuses is told as one that is not paid', async () => {
  const payout = stopAt(true)
  studio.says['/transaction/win'] = ['RS_ERROR_LIMIT_REACHED']
  const requestId = randomUUID()
  const seat = await studio.sitDown()
  const unpaid = { outcome: 'played', payout, prize: 'refused' }
  expect(await studio.ask('/api/spin', seat, requestId)).toMatchObject(unpaid)
  expect(await studio.ask('/api/round', seat, requestId)).toMatchObject(unpaid)
})

test('a prize is under way until the operator has taken it', async () => {
  const payout = stopAt(true)
  studio.says['/transaction/win'] = [null]
  const requestId = randomUUID()
  const seat = await studio.sitDown()
  expect(await studio.ask('/api/spin', seat, requestId)).toMatchObject({
    outcome: 'played',
    payout,
    prize: 'under_way',
  })
  const prize = async () => (await studio.ask('/api/round', seat, requestId)).prize
  await expect.poll(prize).toBe('paid')
})

test('a round that won nothing has no prize', async () => {
  stopAt(false)
  const played = await studio.ask('/api/spin', await studio.sitDown())
  expect(played).toMatchObject({ outcome: 'played', payout: 0, prize: null })
})
