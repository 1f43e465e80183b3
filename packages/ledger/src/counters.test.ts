import { expect, test } from 'vitest'
import type { CounterMove, MoneyCommand } from './command.ts'
import { clock, command, deposit, newKey, newPlayer, useLedger } from './testkit.ts'

const bench = useLedger()

const submit = (player: bigint, counters: readonly CounterMove[], part?: Partial<MoneyCommand>) =>
  bench().ledger.submit(player, () => command({ counters, ...part }))

const stake = (delta: bigint, max?: CounterMove['max']): CounterMove => ({
  owner: 'player',
  name: 'stake',
  delta,
  ...(max && { max }),
})

const at = (iso: string) => (clock.at = new Date(iso))

test('one counter counts in four windows, which roll over by the calendar of São Paulo', async () => {
  const player = newPlayer()
  const { ledger } = bench()
  const stakeNow = async () => (await ledger.counters(player, ['stake']))['stake']

  at('2026-11-20T15:00:00Z') // a Friday
  await submit(player, [stake(1n)])
  at('2026-11-21T02:59:59Z') // still Friday in São Paulo
  await submit(player, [stake(10n)])
  expect(await stakeNow()).toEqual({ total: 11n, day: 11n, week: 11n, month: 11n })

  at('2026-11-21T03:00:00Z')
  expect(await stakeNow()).toEqual({ total: 11n, day: 0n, week: 11n, month: 11n })
  await submit(player, [stake(100n)])
  expect(await stakeNow()).toEqual({ total: 111n, day: 100n, week: 111n, month: 111n })

  at('2026-11-23T03:00:00Z') // Monday
  await submit(player, [stake(1000n)])
  expect(await stakeNow()).toEqual({ total: 1111n, day: 1000n, week: 1000n, month: 1111n })

  at('2026-12-01T03:00:00Z') // Tuesday of the week after, and a new month
  await submit(player, [stake(10000n)])
  expect(await stakeNow()).toEqual({ total: 11111n, day: 10000n, week: 10000n, month: 10000n })
})

test.each([
  ['day', '2026-11-22T12:00:00Z'],
  ['week', '2026-11-23T12:00:00Z'],
  ['month', '2026-12-02T12:00:00Z'],
] as const)('a bound on the %s holds until the next one begins', async (window, later) => {
  const player = newPlayer()
  at('2026-11-21T12:00:00Z')
  await submit(player, [stake(60n, { [window]: 100n })])

  expect(await submit(player, [stake(41n, { [window]: 100n })])).toEqual({
    status: 'limit_reached',
    counter: 'stake',
  })
  expect(await submit(player, [stake(40n, { [window]: 100n })])).toMatchObject({ status: 'posted' })
  at(later)
  expect(await submit(player, [stake(100n, { [window]: 100n })])).toMatchObject({
    status: 'posted',
  })
})

test('a command that would cross a bound moves neither money nor any other counter', async () => {
  const player = newPlayer()
  const key = newKey()
  const counters = [stake(1n), { owner: 'player', name: 'full', delta: 1n, max: { total: 0n } }]

  const verdict = await bench().ledger.submit(player, () =>
    deposit(5n, { key, counters: counters as CounterMove[] }),
  )

  expect(verdict).toEqual({ status: 'limit_reached', counter: 'full' })
  expect(await bench().ledger.find(player, key)).toMatchObject({ verdict })
  expect((await bench().ledger.counters(player, ['stake', 'full']))['stake']?.total).toBe(0n)
  expect((await bench().ledger.balances(player)).cash.balance).toBe(0n)
})

test('a total never falls below its minimum', async () => {
  const player = newPlayer()
  await submit(player, [stake(5n)])

  expect(await submit(player, [{ ...stake(-6n), min: 0n }])).toMatchObject({
    status: 'limit_reached',
  })
  expect(await submit(player, [{ ...stake(-5n), min: 0n }])).toMatchObject({ status: 'posted' })
})

test('money that is missing goes before a bound that is full', async () => {
  const player = newPlayer()

  const verdict = await bench().ledger.submit(player, () =>
    deposit(-5n, { counters: [stake(1n, { total: 0n })] }),
  )

  expect(verdict).toEqual({ status: 'insufficient_funds' })
})

test('a claim is granted once', async () => {
  const player = newPlayer()
  const claim: CounterMove = { owner: 'player', name: 'welcome', delta: 1n, max: { total: 1n } }

  const verdicts = await Promise.all(Array.from({ length: 5 }, () => submit(player, [claim])))

  expect(verdicts.map(({ status }) => status)).toEqual([
    'posted',
    'limit_reached',
    'limit_reached',
    'limit_reached',
    'limit_reached',
  ])
})

test('a counter is set only from the value that was expected; a stale key stays free', async () => {
  const player = newPlayer()
  const key = newKey()
  const nonce = (expected: bigint): CounterMove[] => [
    { owner: 'player', name: 'nonce', delta: 1n, expect: expected },
  ]

  expect(await submit(player, nonce(0n))).toMatchObject({ status: 'posted' })
  const stale = { status: 'stale', counter: 'nonce' }
  expect(await submit(player, nonce(0n), { key })).toEqual(stale)
  expect(await submit(player, nonce(2n), { key })).toEqual(stale)
  expect(await submit(player, nonce(1n), { key })).toMatchObject({ status: 'posted' })
  expect(await submit(player, nonce(1n), { key })).toMatchObject({ status: 'replayed' })
})

test('a stale command is not refused for money or bounds that it saw wrongly', async () => {
  const player = newPlayer()
  for (const owner of ['player', 'house'] as const) {
    const counters: CounterMove[] = [
      { owner, name: 'seen', delta: 1n, expect: 7n },
      stake(1n, { total: 0n }),
    ]
    expect(await bench().ledger.submit(player, () => deposit(-5n, { counters }))).toEqual({
      status: 'stale',
      counter: 'seen',
    })
  }
})

const shared = (name: string, part: Partial<CounterMove> = {}): CounterMove => ({
  owner: 'house',
  name,
  delta: 1n,
  ...part,
})

test('two hundred players race for thirty-seven places: thirty-seven get one', async () => {
  const two = await bench().open()

  const verdicts = await Promise.all(
    Array.from({ length: 200 }, (_, i) => {
      const ledger = i % 2 ? two : bench().ledger
      return ledger.submit(newPlayer(), () =>
        command({ counters: [shared('places', { max: { total: 37n } }), stake(1n)] }),
      )
    }),
  )

  expect(verdicts.filter(({ status }) => status === 'posted')).toHaveLength(37)
  expect(verdicts.filter(({ status }) => status === 'limit_reached')).toHaveLength(163)
  expect((await bench().ledger.counters('house', ['places']))['places']?.total).toBe(37n)
})

test('shared room is given in the order in which commands came, large ones do not block small', async () => {
  const ledger = await bench().open({ lanes: 1 })
  const take = (delta: bigint) =>
    ledger.submit(newPlayer(), () =>
      command({ counters: [shared('room', { delta, max: { total: 100n } })] }),
    )

  const verdicts = await Promise.all([take(60n), take(50n), take(-10n), take(50n), take(1n)])

  expect(verdicts.map(({ status }) => status)).toEqual([
    'posted',
    'limit_reached',
    'posted',
    'posted',
    'limit_reached',
  ])
})

test('a command that fails on one shared counter takes nothing from the others', async () => {
  const ledger = await bench().open({ lanes: 1 })
  const both = (a: bigint) => [
    shared('left', { max: { total: a } }),
    shared('right', { max: { total: 1n } }),
  ]

  const verdicts = await Promise.all([
    ledger.submit(newPlayer(), () => command({ counters: both(0n) })),
    ledger.submit(newPlayer(), () => command({ counters: both(5n) })),
    ledger.submit(newPlayer(), () => command({ counters: both(5n) })),
  ])

  expect(verdicts).toMatchObject([
    { status: 'limit_reached', counter: 'left' },
    { status: 'posted' },
    { status: 'limit_reached', counter: 'right' },
  ])
})

test('of those who expect the same value of a shared counter one goes ahead', async () => {
  const ledger = await bench().open({ lanes: 1 })

  const verdicts = await Promise.all(
    Array.from({ length: 3 }, () =>
      ledger.submit(newPlayer(), () => command({ counters: [shared('turn', { expect: 0n })] })),
    ),
  )

  expect(verdicts.map(({ status }) => status)).toEqual(['posted', 'stale', 'stale'])
})

test('[SPB-05] a gate that was closed turns back who did not see it, in a batch of its closing too', async () => {
  const ledger = await bench().open({ lanes: 1 })
  const room = shared('room behind the gate')
  const pass = (closings: bigint) =>
    ledger.submit(newPlayer(), () =>
      command({ counters: [shared('gate', { delta: 0n, expect: closings }), room] }),
    )
  const close = () => ledger.submit(newPlayer(), () => command({ counters: [shared('gate')] }))
  const statuses = async (given: readonly ReturnType<typeof pass>[]) =>
    (await Promise.all(given)).map(({ status }) => status)

  expect(await statuses([pass(0n), pass(1n), pass(0n)])).toEqual(['posted', 'stale', 'posted'])
  expect(await statuses([pass(0n), close(), pass(0n), pass(1n)])).toEqual([
    'posted',
    'posted',
    'stale',
    'posted',
  ])
  expect(await statuses([pass(1n), pass(1n), pass(0n)])).toEqual(['posted', 'posted', 'stale'])
  expect(await statuses([pass(0n), pass(0n)])).toEqual(['stale', 'stale'])
  expect(await statuses([pass(1n), close(), pass(1n)])).toEqual(['posted', 'posted', 'stale'])
  const { gate, [room.name]: taken } = await ledger.counters('house', ['gate', room.name])
  expect([gate?.total, taken?.total]).toEqual([2n, 7n])
})

test('who lacks money and did not see a gate close is stale, not refused', async () => {
  const gate = shared('shut', { delta: 0n, expect: 1n })
  const verdict = await bench().ledger.submit(newPlayer(), () => deposit(-5n, { counters: [gate] }))
  expect(verdict.status).toBe('stale')
})

test('a counter that shows nothing is forgotten when its month is over; one that counts stays', async () => {
  const [idle, counting] = [newPlayer(), newPlayer()]
  const { ledger, owner } = bench()
  const rowsOf = async (player: bigint) =>
    (await owner.query('SELECT FROM ledger.counter WHERE owner = $1', [player])).rowCount
  at('2027-03-31T12:00:00Z')
  for (const player of [idle, counting]) await submit(player, [stake(5n)])
  await submit(idle, [stake(-5n)])
  await ledger.forgetIdleCounters()
  expect([await rowsOf(idle), await rowsOf(counting)]).toEqual([1, 1])

  // the month is over; the week that began in it is not
  at('2027-04-01T12:00:00Z')
  await ledger.forgetIdleCounters()
  expect(await rowsOf(idle)).toBe(1)

  at('2027-04-05T12:00:00Z')
  expect(await ledger.forgetIdleCounters()).toBeGreaterThan(0)
  expect([await rowsOf(idle), await rowsOf(counting)]).toEqual([0, 1])
  expect((await ledger.counters(idle, ['stake']))['stake']?.total).toBe(0n)
  await submit(idle, [{ ...stake(2n), expect: 0n }])
  expect((await ledger.counters(idle, ['stake']))['stake']?.total).toBe(2n)
})

test('counters are forgotten while others move them: no move is lost', async () => {
  const players = Array.from({ length: 30 }, newPlayer)
  const { ledger } = bench()
  at('2027-05-10T12:00:00Z')
  for (const player of players) await submit(player, [stake(1n)])
  for (const player of players) await submit(player, [stake(-1n)])
  at('2027-06-20T12:00:00Z')
  await Promise.all([
    ...players.map((player) => submit(player, [stake(3n, { total: 3n })])),
    ledger.forgetIdleCounters(),
    ...players.map((player) => submit(player, [stake(1n, { total: 3n })])),
  ])
  for (const player of players) {
    expect((await ledger.counters(player, ['stake']))['stake']?.total).toBe(3n)
  }
})
