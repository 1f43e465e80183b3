import { randomUUID } from 'node:crypto'
import { referral, user, wallet } from '@jogada/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../testkit/as-owner.ts'
import { afterReading } from '../../testkit/between-looks.ts'
import { countedLooks } from '../../testkit/counted-looks.ts'
import { depositWithoutPix, playThrough, takeDepositBack } from '../../testkit/play-money.ts'
import { dataOf } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { startTestServer } from '../../testkit/test-server.ts'
import type { TestServer } from '../../testkit/test-server.ts'
import { erasePlayer, liftRestriction, restrictPlayer } from '../account/index.ts'
import { WAGER_RELEASED } from '../wallet/counters.ts'
import { getLadder, takeStep } from './ladder.ts'
import { invitedTo } from './testkit.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const invited = (by?: TestPlayer, place?: string) => invitedTo(server, by, place)

test('[R005] of invited players who share a device with each other one counts for the ladder', async () => {
  const ana = await invited()
  const place = randomUUID()
  const people = [await invited(ana, place), await invited(ana, place), await invited(ana)]
  for (const { playerId } of people) {
    await depositWithoutPix(server, playerId, 5_000n)
    await playThrough(server, playerId, 20_000n)
  }
  expect(dataOf(await ana.call(referral.ladder, {}))).toMatchObject({ valid: 2 })
  // the terms, what was taken, a page of invited players, and where those who count come from
  const { deps, count } = countedLooks(server.deps)
  await getLadder(deps, ana.playerId)
  expect(count).toMatchObject({ looks: 1, statements: 7 })
})

test('[R005] the invited players of a large agent are read once, however many there are', async () => {
  const ana = await invited()
  const { playerId } = await invited(ana)
  const copied = `INSERT INTO account.player (email, password_hash, phone, invite_code, invited_by,
      licence_profile, registered_at, registered_address, registered_device, terms_accepted_at)
    SELECT 'many-' || n || '@jogada.test', password_hash, phone, 'many-' || n, invited_by,
      licence_profile, registered_at, registered_address, registered_device, terms_accepted_at
    FROM account.player, generate_series(1, 1100) n WHERE player_id = $1`
  await asOwner(server, copied, [playerId])
  const { deps, count } = countedLooks(server.deps)
  expect(await getLadder(deps, ana.playerId)).toMatchObject({ valid: 0 })
  // the terms and their steps, what was taken, and the invited; three pages of counters
  expect(count).toMatchObject({ looks: 3, statements: 4 })
})

test('[R005] each step of the ladder is paid once, for players who deposited and played', async () => {
  const ana = await invited()
  const [bia, caio] = [await invited(ana), await invited(ana)]
  const take = (step: number) =>
    ana.call(referral.takeStep, { params: { step } }, { key: randomUUID() })
  await depositWithoutPix(server, bia.playerId, 5_000n)
  await playThrough(server, caio.playerId, 20_000n)
  const before = dataOf(await ana.call(referral.ladder, {}))
  expect(before).toMatchObject({ valid: 0, minimumDeposit: '50.00', minimumPlay: '200.00' })
  expect((await take(1)).status).toBe(3410)
  await playThrough(server, bia.playerId, 20_000n)
  const answers = await Promise.all(Array.from({ length: 8 }, () => take(1)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 3411]))
  expect((await take(2)).status).toBe(3410)
  expect((await take(99)).status).toBe(3410)
  const after = dataOf(await ana.call(referral.ladder, {}))
  expect(after.valid).toBe(1)
  expect(after.steps.slice(0, 2).map(({ state }) => state)).toEqual(['taken', 'locked'])
  expect(dataOf(await ana.call(user.getBalance, {}))).toMatchObject({
    balance: '5.00',
    withdrawable: '0.00',
  })
})

test('[R005] who shares a device or an address with the agent does not count for the ladder', async () => {
  const ana = await invited(undefined, 'the house of the agent')
  const people = [await invited(ana, 'the house of the agent'), await invited(ana)]
  for (const { playerId } of people) {
    await depositWithoutPix(server, playerId, 5_000n)
    await playThrough(server, playerId, 20_000n)
  }
  expect(dataOf(await ana.call(referral.ladder, {}))).toMatchObject({ valid: 1 })
})

test('[R005] [ACC-10] whose account is closed or suspended does not count for the ladder', async () => {
  const ana = await invited(undefined, 'the phone of the agent')
  const people = [
    await invited(ana, 'the phone of the agent'),
    await invited(ana),
    await invited(ana),
  ]
  for (const { playerId } of people) {
    await depositWithoutPix(server, playerId, 5_000n)
    await playThrough(server, playerId, 20_000n)
  }
  const { db } = server.deps
  const validNow = async () => dataOf(await ana.call(referral.ladder, {})).valid
  expect(await validNow()).toBe(2)
  const [twin, friend] = [people[0]!.playerId, people[1]!.playerId]
  await restrictPlayer(db, server, { playerId: twin, kind: 'closed', reason: 'encerrada' })
  await erasePlayer(db, twin, server.clock.now())
  expect(await validNow()).toBe(2)
  await restrictPlayer(db, server, { playerId: friend, kind: 'suspended', reason: 'em análise' })
  expect(await validNow()).toBe(1)
  await liftRestriction(db, friend)
  expect(await validNow()).toBe(2)
})

test('[R005] whose deposit went back does not count for the ladder', async () => {
  const ana = await invited()
  const bia = await invited(ana)
  await depositWithoutPix(server, bia.playerId, 5_000n)
  await playThrough(server, bia.playerId, 20_000n)
  expect(dataOf(await ana.call(referral.ladder, {}))).toMatchObject({ valid: 1 })
  await takeDepositBack(server, bia.playerId, 1n)
  expect(dataOf(await ana.call(referral.ladder, {}))).toMatchObject({ valid: 0 })
})

test('[R062] steps taken at the same moment are wagered one after the other', async () => {
  const ana = await invited()
  for (let count = 1; count <= 3; count++) {
    const { playerId } = await invited(ana)
    await depositWithoutPix(server, playerId, 5_000n)
    await playThrough(server, playerId, 20_000n)
  }
  const take = (deps: typeof server.deps, step: number) =>
    takeStep(deps, ana.playerId, { step, key: randomUUID() })
  const deps = afterReading(server.deps, WAGER_RELEASED, () => take(server.deps, 2))
  expect(await take(deps, 1)).toEqual({ step: 1, amount: '5.00' })
  const { locked, locks } = dataOf(await ana.call(wallet.locks, {}))
  expect(locked).toBe('20.00')
  expect(locks.map(({ left }) => left).toSorted()).toEqual(['15.00', '5.00'])
})

test('[SEC-09] a step that is taken again under its key hears what it paid, also after the ladder has changed', async () => {
  const ana = await invited()
  const bia = await invited(ana)
  await depositWithoutPix(server, bia.playerId, 5_000n)
  await playThrough(server, bia.playerId, 20_000n)
  const key = randomUUID()
  const take = (step: number) => ana.call(referral.takeStep, { params: { step } }, { key })
  const first = await take(1)
  expect(first.status).toBe(200)
  const { rows } = await asOwner(
    server,
    `UPDATE referral.step changed SET bonus = known.bonus + 100 FROM referral.step known
      WHERE changed.step = 1 AND known.step = 1 RETURNING known.bonus`,
  )
  try {
    expect(await take(1)).toEqual(first)
    expect((await take(2)).status).not.toBe(200)
  } finally {
    await asOwner(server, 'UPDATE referral.step SET bonus = $1 WHERE step = 1', [rows[0].bonus])
  }
})
