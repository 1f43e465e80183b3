import { care, game, limits, ops, order, refusals, support } from '@jogada/contract'
import { messageText } from '@jogada/messages/push-texts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { orderDeposit, payAs, registerPayer, startPixServer } from '../../testkit/pix-server.ts'
import type { Payer, PixServer } from '../../testkit/pix-server.ts'
import { operatorWith } from '../../testkit/test-operator.ts'
import { dataOf, giveCash, registerPlayer } from '../../testkit/test-player.ts'
import type { TestPlayer } from '../../testkit/test-player.ts'
import { centavos } from '@jogada/core'
import { localDay, startOfLocalDay } from '../../platform/local-day.ts'
import { listAlerts } from '../alert/index.ts'
import { receiveById } from '../deposit/receive-payment.ts'
import { OPEN_AT_MOST } from '../support/index.ts'
import { readBehaviour } from './behaviour.ts'
import { intervene, listInterventions } from './intervene.ts'
import { keepPlayDays, savePlayDays } from './play-days.ts'
import { lookAtPlayers, REST_MS } from './watch-behaviour.ts'

let server: PixServer
beforeAll(async () => {
  server = await startPixServer()
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

const dice = (player: TestPlayer, stake: string) =>
  player.call(
    game.betDice,
    { body: { stake, target: 5_050, direction: 'over' } },
    { key: server.deps.rng.uuid() },
  )

async function deposit(player: Payer, pkgId = 'brl-100') {
  const placed = await orderDeposit(server, player, pkgId)
  await receiveById(server.deps, await payAs(server, player, placed.code))
}

/** A round with a known end, as a game submits it. */
async function round(player: TestPlayer, stake: bigint, payout: bigint) {
  const verdict = await server.deps.ledger.submit(player.playerId, () => ({
    key: server.deps.rng.uuid(),
    bodyHash: '',
    kind: 'dice_bet',
    postings: [
      { account: 'cash', amount: centavos(-stake) },
      ...(payout > 0n ? [{ account: 'cash', amount: centavos(payout) } as const] : []),
      { account: 'house:games', amount: centavos(stake - payout) },
    ],
  }))
  if (verdict.status !== 'posted') throw new Error(verdict.status)
}

/** Moves on to the next calendar day of the operator, unless this one still has that many hours. */
function untilDayHas(hours: number) {
  const now = server.clock.now()
  const end = new Date(now.getTime() + hours * 3_600_000)
  const next = localDay(end)
  if (next === localDay(now)) return
  const start = startOfLocalDay(next)
  if (!start) throw new Error(`${next} is no day`)
  server.clock.advance(start.getTime() - now.getTime())
}

const played = (...players: readonly TestPlayer[]) =>
  savePlayDays(
    server.deps,
    players.map(({ playerId }) => ({ playerId, isPlay: true })),
  )

test('[RG-12] the activity shows deposits, stakes, wins and net of each day, as the ledger has them', async () => {
  const player = await registerPayer(server)
  await deposit(player)
  untilDayHas(1)
  for (let played = 0; played < 6; played++) {
    await round(player, 3_00n, played % 2 === 0 ? 5_00n : 0n)
    server.clock.advance(60_000)
  }
  await played(player)
  const { periods } = dataOf(await player.call(care.activity, { query: { by: 'day' } }))
  expect(periods).toHaveLength(14)
  expect(periods.at(-1)).toMatchObject({
    from: localDay(server.clock.now()),
    staked: '18.00',
    won: '15.00',
    net: '-3.00',
    playedMinutes: 5,
  })
  const deposited = periods.map((period) => period.deposited).filter((sum) => sum !== '0.00')
  expect(deposited).toEqual(['100.00'])
  expect(periods.slice(0, -1).every(({ staked: none }) => none === '0.00')).toBe(true)
  for (const by of ['week', 'month'] as const) {
    const sums = dataOf(await player.call(care.activity, { query: { by } })).periods
    expect(sums).toHaveLength(12)
    expect(sums.at(-1)).toMatchObject({ staked: '18.00', won: '15.00' })
  }
  server.syncClock()
})

test('[RG-10] the self-test scores by its index, and only its player reads the result', async () => {
  const player = await registerPlayer(server)
  const answers = [1, 1, 1, 0, 0, 0, 0, 0, 0] as (0 | 1 | 2 | 3)[]
  const result = dataOf(await player.call(care.takeSelfTest, { body: { answers } }))
  expect(result).toMatchObject({ score: 3, level: 'moderate' })
  expect(dataOf(await player.call(care.selfTests, {}))).toEqual([result])
  const stranger = await registerPlayer(server)
  expect(dataOf(await stranger.call(care.selfTests, {}))).toEqual([])
  const short = await player.call(care.takeSelfTest, { body: { answers: answers.slice(1) } })
  expect(short.status).toBe(refusals.invalid_input.status)
  const host = await operatorWith(server, ['limits'])
  const seen = await host.call(ops.wellbeing.view, {
    params: { playerId: String(player.playerId) },
  })
  expect(JSON.stringify(seen)).not.toContain('moderate')
})

test('[RG-09] chasing losses brings a message, once a day, from whichever process looks', async () => {
  const player = await registerPayer(server)
  for (let chase = 0; chase < 4; chase++) {
    await deposit(player, 'brl-20')
    await round(player, (await server.deps.ledger.balances(player.playerId)).cash.balance, 0n)
  }
  await played(player)
  await Promise.all([lookAtPlayers(server.deps), lookAtPlayers(server.deps)])
  const known = await listInterventions(server.deps, player.playerId)
  const host = await operatorWith(server, ['limits'])
  const view = dataOf(
    await host.call(ops.wellbeing.view, { params: { playerId: String(player.playerId) } }),
  )
  expect(view.signals).toEqual(['chasing'])
  expect(view.interventions).toHaveLength(1)
  expect(known).toMatchObject([{ kind: 'message', by: null, signals: ['chasing'] }])
  // looked at again on the same day, nothing is said twice
  server.clock.advance(REST_MS)
  await played(player)
  expect(await lookAtPlayers(server.deps)).toBeGreaterThan(0)
  expect(await listInterventions(server.deps, player.playerId)).toHaveLength(1)
  const { rows } = await server.deps.pool.query(
    "SELECT FROM notice.message WHERE player_id = $1 AND kind = 'care_message'",
    [player.playerId],
  )
  expect(rows).toHaveLength(1)
})

test('[RG-09] a heavy behaviour stops play for a day and asks for a call, once', async () => {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, 100_00n)
  const wanted = {
    playerId: player.playerId,
    kind: 'call',
    signals: ['chasing', 'deposits_raised', 'night_play', 'long_session'],
    score: 10,
    note: '',
    by: null,
  } as const
  const done = await Promise.all([
    intervene(server.deps, wanted),
    intervene(server.deps, wanted),
    intervene(server.deps, wanted),
  ])
  expect(done.filter(Boolean)).toHaveLength(1)
  expect((await dice(player, '1.00')).status).toBe(refusals.play_paused.status)
  // money can always leave
  const withdrawal = await player.call(order.withdraw, {
    body: {
      payCardBank: 'CPF',
      payCardNo: player.cpf,
      ifsc: player.cpf,
      name: player.name,
      amount: '60.00',
      whatsapp: '+55 11 98765-4321',
    },
  })
  expect(withdrawal.status).toBe(200)
  const alerts = await listAlerts(server.deps, {})
  const own = alerts.filter(({ subject }) => subject === `player:${player.playerId}`)
  expect(own.map(({ kind }) => kind)).toEqual(['care_call'])
  server.clock.advance(24 * 3_600_000)
  expect((await server.deps.ledger.balances(player.playerId)).cash.balance).toBe(40_00n)
  server.syncClock()
})

test('[RG-09] a long day of play is seen, told to the player and shown to operators', async () => {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, 500_00n)
  untilDayHas(5)
  for (let stake = 0; stake < 62; stake++) {
    await round(player, 50n, 0n)
    server.clock.advance(4 * 60_000)
  }
  await played(player)
  const looked = await lookAtPlayers(server.deps)
  expect(looked).toBeGreaterThan(0)
  expect(await lookAtPlayers(server.deps)).toBe(0)
  const [first] = await listInterventions(server.deps, player.playerId)
  expect(first).toMatchObject({ kind: 'message', signals: ['long_session'] })
  server.syncClock()
})

test('[RG-09] a look goes on while days wait, and who fails holds nobody up', async () => {
  await lookAtPlayers(server.deps)
  const waiting = 1_200
  await sql`INSERT INTO care.play_day (player_id, day, played_seconds, is_night, changed_at)
    SELECT 9000000 + n, '2026-01-01', 60, false, ${server.clock.now()}
      FROM generate_series(1, ${waiting}::int) n`.execute(server.deps.db)
  const failing: typeof server.deps = {
    ...server.deps,
    ledger: {
      ...server.deps.ledger,
      entriesOf: (players, account, page) =>
        players.includes(9_000_001n)
          ? Promise.reject(new Error('away'))
          : server.deps.ledger.entriesOf(players, account, page),
    },
  }
  const looked = await lookAtPlayers(failing)
  expect(looked).toBeLessThan(waiting)
  expect(looked).toBeGreaterThan(waiting - 100)
  expect(await lookAtPlayers(server.deps)).toBe(waiting - looked)
})

test('[RG-09] who plays on is looked at again after five minutes, and not before', async () => {
  const player = await registerPayer(server)
  const looks = async () => {
    await played(player)
    return lookAtPlayers(server.deps)
  }
  await lookAtPlayers(server.deps)
  expect(await looks()).toBe(1)
  server.clock.advance(REST_MS - 1000)
  expect(await looks()).toBe(0)
  server.clock.advance(1000)
  expect(await lookAtPlayers(server.deps)).toBe(1)
})

test('[RG-09] looser limits, breaks and tickets of the week are signals like others', async () => {
  const player = await registerPayer(server)
  const key = () => ({ key: server.deps.rng.uuid() })
  const limit = (amount: string) =>
    player.call(limits.setMoneyLimit, { body: { kind: 'stake', window: 'day', amount } }, key())
  for (const amount of ['50.00', '100.00', '200.00', '300.00']) dataOf(await limit(amount))
  for (let n = 0; n < OPEN_AT_MOST; n++) {
    const body = { topic: 'account', about: '', text: 'Quero parar e não consigo' } as const
    dataOf(await player.call(support.openTicket, { body }, key()))
  }
  for (const days of [1, 3] as const) {
    dataOf(await player.call(limits.pausePlay, { body: { days } }, key()))
  }
  await played(player)
  await lookAtPlayers(server.deps)
  const [first] = await listInterventions(server.deps, player.playerId)
  expect(first).toMatchObject({
    kind: 'break',
    signals: ['limits_loosened', 'breaks_taken', 'contacts'],
    score: 6,
  })
  // a week later nothing of it counts any more
  server.clock.advance(8 * 24 * 3_600_000)
  const behaviour = await readBehaviour(server.deps, player.playerId)
  expect(behaviour).toMatchObject({ looserLimits: 0, breaks: 0, contacts: 0 })
  server.syncClock()
})

test('[RG-01] a limit that is nearly used up is told once in its window, with what is left of it', async () => {
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, 100_00n)
  const limit = async (window: 'day' | 'month', amount: string) => {
    const body = { kind: 'stake', window, amount } as const
    dataOf(await player.call(limits.setMoneyLimit, { body }, { key: server.deps.rng.uuid() }))
  }
  // 80 % of it is more than itself as a float
  await limit('day', '8.30')
  await limit('month', '50.00')
  const told = async () => {
    await played(player)
    await lookAtPlayers(server.deps)
    server.clock.advance(REST_MS)
    const { rows } = await server.deps.pool.query<{ kind: string; values: object }>(
      "SELECT kind, values FROM notice.message WHERE player_id = $1 AND kind LIKE 'limit%'",
      [player.playerId],
    )
    return rows.map(({ kind, values }) => [kind, values])
  }
  await round(player, 6_63n, 0n)
  expect(await told()).toEqual([])
  await round(player, 1n, 0n)
  const near = [['limit_near_stake', { amount: '1.66' }]]
  expect(await told()).toEqual(near)
  expect(messageText('pt_BR', 'limit_near_stake', { amount: '1.66' })).toBe(
    '80% ou mais do seu limite de apostas já foi usado. Restam R$ 1,66.',
  )
  // neither further play nor the end of the limit is told again
  await round(player, 66n, 0n)
  expect(await told()).toEqual(near)
  await round(player, 1_00n, 0n)
  expect(await told()).toEqual(near)
  // a smaller limit is another one
  await limit('month', '10.30')
  expect(await told()).toEqual([...near, ['limit_near_stake', { amount: '2.00' }]])
  server.syncClock()
})

test('[RG-09] what the house corrects, takes back or gives is neither a stake nor a win', async () => {
  const player = await registerPayer(server)
  await deposit(player)
  await round(player, 500n, 0n)
  const before = (await readBehaviour(server.deps, player.playerId)).acts
  const moved = async (kind: string, amount: bigint) =>
    server.deps.ledger.submit(player.playerId, () => ({
      key: server.deps.rng.uuid(),
      bodyHash: '',
      kind,
      postings: [
        { account: 'cash', amount: centavos(amount) },
        { account: 'house:adjustment', amount: centavos(-amount) },
      ],
    }))
  for (const kind of ['bet_reversal', 'deposit_refund', 'deposit_taken_back']) {
    expect((await moved(kind, -100n)).status).toBe('posted')
  }
  for (const kind of ['vip_award', 'ladder_bonus', 'deposit_refund_failed']) {
    expect((await moved(kind, 100n)).status).toBe('posted')
  }
  expect((await readBehaviour(server.deps, player.playerId)).acts).toEqual(before)
})

test('[RG-09] an operator keeps a call with its note, and only who may', async () => {
  const player = await registerPayer(server)
  const host = await operatorWith(server, ['limits'])
  const params = { playerId: String(player.playerId) }
  const body = { kind: 'call', note: 'Talked for ten minutes; a limit was set.' } as const
  dataOf(await host.call(ops.wellbeing.intervene, { params, body }))
  const view = dataOf(await host.call(ops.wellbeing.view, { params }))
  expect(view.interventions).toMatchObject([{ kind: 'call', by: host.email, note: body.note }])
  const agent = await operatorWith(server, ['support'])
  expect((await agent.call(ops.wellbeing.view, { params })).status).toBe(
    refusals.operator_permission.status,
  )
  // a call that was made stops nobody; a break does
  expect((await dice(player, '1.00')).status).toBe(refusals.insufficient_funds.status)
  dataOf(await host.call(ops.wellbeing.intervene, { params, body: { ...body, kind: 'break' } }))
  expect((await dice(player, '1.00')).status).toBe(refusals.play_paused.status)
})

test('[RG-09] a process keeps the days of whoever plays through it, and of nobody else', async () => {
  const ending = new AbortController()
  const working = keepPlayDays(server.deps, ending.signal, 10)
  const player = await registerPayer(server)
  await giveCash(server, player.playerId, 10_00n)
  const idle = await registerPlayer(server)
  await giveCash(server, idle.playerId, 10_00n)
  await round(player, 1_00n, 0n)
  const kept = (playerId: bigint) =>
    server.deps.db
      .selectFrom('care.play_day')
      .select('player_id')
      .where('player_id', '=', playerId)
      .execute()
  await vi.waitFor(async () => expect(await kept(player.playerId)).toHaveLength(1), 10_000)
  ending.abort()
  await working
  expect(await kept(idle.playerId)).toHaveLength(0)
})

test.each([
  ['a second before midnight', 24, false],
  ['a second before five', 5, true],
] as const)(
  '[RG-09] whoever plays %s and is saved after it has played then',
  async (_, hour, isNight) => {
    const ending = new AbortController()
    const working = keepPlayDays(server.deps, ending.signal, 3_600_000)
    const player = await registerPayer(server)
    await giveCash(server, player.playerId, 10_00n)
    const today = startOfLocalDay(
      localDay(new Date(server.clock.now().getTime() + 24 * 3_600_000)),
    )!
    const edge = today.getTime() + hour * 3_600_000
    server.clock.advance(edge - 1000 - server.clock.now().getTime())
    await round(player, 1_00n, 0n)
    server.clock.advance(2000)
    ending.abort()
    await working
    const rows = await server.deps.db
      .selectFrom('care.play_day')
      .select('is_night')
      .where('player_id', '=', player.playerId)
      .execute()
    expect(rows).toEqual([{ is_night: isNight }])
    server.syncClock()
  },
)
