import { randomUUID } from 'node:crypto'
import { ops, order, passkey, security } from '@jogada/contract'
import { totpCode, totpStep } from '@jogada/core/security/totp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asOwner } from '../../testkit/as-owner.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import { startPixServer } from '../../testkit/pix-server.ts'
import type { Payer, PixServer } from '../../testkit/pix-server.ts'
import { dataOf } from '../../testkit/test-player.ts'
import { intervene } from '../care/index.ts'
import { afterDays, pausePlay } from '../limits/index.ts'
import { endWithdrawal } from './end-withdrawal.ts'
import { askAgain, richPlayer, rowOf } from './testkit.ts'
import { secretBytes } from '../../testkit/secret-bytes.ts'

let server: PixServer
beforeAll(async () => {
  server = await startPixServer()
})
beforeEach(() => server.syncClock())
afterAll(async () => {
  await server.verify()
  await server.close()
})

const HOUR_MS = 3_600_000
const PASSWORD = 'calçadão-9-ondas'
const hoursAgo = (hours: number) => new Date(server.clock.now().getTime() - hours * HOUR_MS)

const rich = () => richPlayer(server)

/** What an operator sees of a withdrawal of 60 reais that is asked for now. */
async function seenOf(player: Payer, yzcCode?: string) {
  const body = {
    payCardBank: 'CPF' as const,
    payCardNo: player.cpf,
    ifsc: player.cpf,
    name: player.name,
    amount: '60.00',
    ...(yzcCode && { yzcCode }),
  }
  const { withdrawalId } = dataOf(
    await player.call(order.withdraw, { body }, { key: randomUUID() }),
  )
  const risk = await operatorWith(server, ['risk'])
  const params = { playerId: String(player.playerId), withdrawalId }
  const { withdrawal } = dataOf(await risk.call(ops.queues.withdrawalDetail, { params }))
  return (flag: string) => withdrawal.signs.find((sign) => sign.flag === flag)
}

test('a second factor switched on or off lately is a sign, with which of both and when', async () => {
  const player = await rich()
  const { secret } = dataOf(
    await player.call(security.beginSecondFactor, { body: { pwd: PASSWORD } }),
  )
  expect((await seenOf(player))('second_factor_changed')).toBeUndefined()
  const code = totpCode(secretBytes(secret), totpStep(server.clock.now().getTime()))
  const { recoveryCodes } = dataOf(
    await player.call(security.confirmSecondFactor, { body: { code } }),
  )
  const on = (await seenOf(player, recoveryCodes[1]))('second_factor_changed')
  expect(on).toMatchObject({ what: 'second_factor_on', count: null, amounts: [] })
  server.clock.advance(HOUR_MS)
  const off = server.clock.now().toISOString()
  dataOf(
    await player.call(security.endSecondFactor, {
      body: { pwd: PASSWORD, code: recoveryCodes[0]! },
    }),
  )
  expect((await seenOf(player))('second_factor_changed')).toMatchObject({
    what: 'second_factor_off',
    at: off,
  })
  await server.deps.db
    .updateTable('account.guard_change')
    .set({ at: hoursAgo(24) })
    .where('player_id', '=', player.playerId)
    .execute()
  expect((await seenOf(player))('second_factor_changed')).toBeUndefined()
})

test('what was done to protect a player marks a withdrawal, and never holds one', async () => {
  const player = await rich()
  await intervene(server.deps, {
    playerId: player.playerId,
    kind: 'message',
    signals: ['night_play'],
    score: 30,
    note: '',
    by: null,
  })
  expect((await seenOf(player))('care_marker')).toMatchObject({ what: 'message' })
  await pausePlay(server.deps, player.playerId, {
    key: randomUUID(),
    kind: 'self_exclusion',
    endOf: afterDays(365),
    asked: '365 days',
  })
  const seen = await seenOf(player)
  expect(seen('care_marker')).toMatchObject({ what: 'self_exclusion' })
  expect(seen('risk_score')).toBeUndefined()
})

test('whoever pays sees that a player was cared for; how and when is for those who care', async () => {
  const player = await rich()
  await pausePlay(server.deps, player.playerId, {
    key: randomUUID(),
    kind: 'self_exclusion',
    endOf: afterDays(365),
    asked: '365 days',
  })
  const { withdrawalId } = await askAgain(player, '9000.00')
  const params = { playerId: String(player.playerId), withdrawalId }
  const seenBy = async (role: ops.Role) => {
    const desk = await operatorWith(server, [role])
    const { withdrawal } = dataOf(await desk.call(ops.queues.withdrawalDetail, { params }))
    const queue = dataOf(
      await desk.call(ops.queues.withdrawals, { query: { flag: 'care_marker' } }),
    )
    const queued = queue.find((one) => one.withdrawalId === withdrawalId)!
    expect(queued.signs).toEqual(withdrawal.signs)
    return withdrawal.signs.find(({ flag }) => flag === 'care_marker')
  }
  const bare = { flag: 'care_marker', at: null, amounts: [], count: null, what: null }
  expect(await seenBy('finance')).toEqual(bare)
  expect(await seenBy('auditor')).toMatchObject({ what: 'self_exclusion' })
})

test('a player who came through a hidden network within three days shows it, and when', async () => {
  const player = await rich()
  const come = (at: Date, answer: 'hidden' | 'inside') =>
    server.deps.db
      .insertInto('location.checked')
      .values({
        player_id: player.playerId,
        session_id: 1n,
        checked_at: at,
        good_until: at,
        address: '203.0.113.9',
        country: 'BR',
        position: null,
        position_until: null,
        answer,
        licence_profile: 'open',
      })
      .execute()
  await come(hoursAgo(73), 'hidden')
  expect((await seenOf(player))('hidden_place')).toBeUndefined()
  const at = hoursAgo(71)
  await come(at, 'hidden')
  await come(hoursAgo(1), 'inside')
  expect((await seenOf(player))('hidden_place')).toMatchObject({ at: at.toISOString() })
})

test('the highest multiplier of the week is a sign where it paid a tenth of the amount', async () => {
  const player = await rich()
  let round = 0n
  const win = (values: { stake: bigint; payout: bigint; played_at: Date }) =>
    server.deps.db
      .insertInto('casino.round')
      .values({
        player_id: player.playerId,
        round_id: --round,
        game: 'limbo',
        algorithm_version: 1,
        seed_pair_id: 1n,
        nonce: 1n,
        params: '',
        outcome: '',
        multiplier: 0n,
        status: 10,
        ended_by: 'player',
        steps: null,
        opened_at: null,
        end_command: null,
        licence_profile: 'open',
        ...values,
      })
      .execute()
  // too small for 60 reais, too long ago, too low
  await win({ stake: 1n, payout: 599n, played_at: hoursAgo(1) })
  await win({ stake: 10n, payout: 9_000n, played_at: hoursAgo(7 * 24 + 1) })
  await win({ stake: 100n, payout: 9_900n, played_at: hoursAgo(1) })
  expect((await seenOf(player))('big_multiplier')).toBeUndefined()
  const at = hoursAgo(5)
  await win({ stake: 50n, payout: 6_050n, played_at: at })
  await server.deps.db
    .insertInto('aggregator.stake')
    .values({
      provider: 'orla',
      debit_id: randomUUID(),
      player_id: player.playerId,
      record_id: 1n,
      game_code: 'orla.feira',
      round_id: 'r',
      stake: 100n,
      payout: 11_000n,
      state: 'settled',
      licence_profile: 'open',
      opened_at: at,
      settled_at: hoursAgo(2),
    })
    .execute()
  expect((await seenOf(player))('big_multiplier')).toEqual({
    flag: 'big_multiplier',
    at: at.toISOString(),
    amounts: ['0.50', '60.50'],
    count: 121,
    what: 'limbo',
  })
})

test('a withdrawal counts the others of seven days, whatever the day of the week, and none that was refused', async () => {
  const player = await rich()
  const others = [await askAgain(player, '61.00'), await askAgain(player, '62.00')]
  const ids = others.map(({ withdrawalId }) => withdrawalId)
  const askedAt = (at: Date) =>
    asOwner(
      server,
      'UPDATE withdrawal.request SET requested_at = $1 WHERE withdrawal_id = ANY ($2::bigint[])',
      [at, ids],
    )
  /** What the next one is judged by, and rules are tried on. */
  const counted = async (amount: string) =>
    (await rowOf(server, await askAgain(player, amount))).judged!.facts.withdrawalsThisWeek
  await askedAt(hoursAgo(7 * 24))
  expect(await counted('63.00')).toBe('0')
  await askedAt(hoursAgo(7 * 24 - 1))
  expect(await counted('64.00')).toBe('3')
  const ending = { state: 'refused', reason: 'operator_refused', providerReason: null } as const
  expect(await endWithdrawal(server.deps, await rowOf(server, others[0]!), ending)).toBe(true)
  expect(await counted('65.00')).toBe('3')
})

test('a passkey removed lately is a sign as well', async () => {
  const player = await rich()
  const { db } = server.deps
  const { passkey_id: passkeyId } = await db
    .insertInto('account.passkey')
    .values({
      player_id: player.playerId,
      credential_id: randomUUID(),
      public_key: Buffer.from([1]),
      sign_count: 0n,
      transports: [],
      user_agent: '',
      is_synced: false,
      made_at: server.clock.now(),
    })
    .returning('passkey_id')
    .executeTakeFirstOrThrow()
  const body = { passkeyId: String(passkeyId), pwd: PASSWORD }
  dataOf(await player.call(passkey.remove, { body }))
  expect((await seenOf(player))('second_factor_changed')).toMatchObject({ what: 'passkey_removed' })
})
