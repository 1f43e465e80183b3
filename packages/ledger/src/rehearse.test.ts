import { centavos } from '@jogada/core'
import { expect, test } from 'vitest'
import type { CounterMove } from './command.ts'
import { command, deposit, newPlayer, useLedger } from './testkit.ts'

const bench = useLedger()

const stake = (amount: bigint) => [
  { account: 'cash' as const, amount: centavos(-amount) },
  { account: 'held' as const, amount: centavos(amount) },
]

test('a rehearsal says what a command would meet, and nothing moves', async () => {
  const player = newPlayer()
  const { ledger } = bench()
  await ledger.submit(player, () => deposit(100n))
  const own: CounterMove = {
    owner: 'player',
    name: 'of-a-rehearsal',
    delta: 60n,
    max: { day: 100n },
  }
  const shared: CounterMove = {
    owner: 'house',
    name: `shared-${player}`,
    delta: 60n,
    max: { total: 50n },
  }
  await ledger.submit(player, () => command({ counters: [own] }))
  const before = await ledger.balances(player)
  const met = await ledger.rehearse(player, () =>
    command({ postings: stake(101n), counters: [own, shared] }),
  )
  expect(met).toEqual({
    refusal: null,
    isStale: false,
    short: [{ account: 'cash', balance: 100n }],
    limits: [
      { owner: 'house', name: shared.name, window: 'total', value: 0n, delta: 60n, max: 50n },
      { owner: 'player', name: own.name, window: 'day', value: 60n, delta: 60n, max: 100n },
    ],
  })
  expect(await ledger.balances(player)).toEqual(before)
  expect((await ledger.counters(player, [own.name]))[own.name]!.total).toBe(60n)
  const enough = await ledger.rehearse(player, () => command({ postings: stake(100n) }))
  expect(enough.short).toEqual([])
})

test('a rehearsal knows refusals and counters that are not as they were read', async () => {
  const player = newPlayer()
  const { ledger } = bench()
  expect(await ledger.rehearse(player, () => command({ refusal: 'not_now' }))).toMatchObject({
    refusal: 'not_now',
    limits: [],
  })
  const gate: CounterMove = { owner: 'house', name: `gate-${player}`, delta: 0n, expect: 1n }
  const metGate = () => ledger.rehearse(player, () => command({ counters: [gate] }))
  expect((await metGate()).isStale).toBe(true)
  await ledger.submit(player, () => command({ counters: [{ ...gate, delta: 1n, expect: 0n }] }))
  expect((await metGate()).isStale).toBe(false)
})

test('what nobody in particular asks knows no balance and no counter of a player', async () => {
  const own: CounterMove = { owner: 'player', name: 'nobody', delta: 5n, max: { total: 9n } }
  const met = await bench().ledger.rehearse(null, () =>
    command({ postings: stake(1_000_000n), counters: [own] }),
  )
  expect(met.short).toEqual([])
  expect(met.limits).toMatchObject([{ name: 'nobody', value: 0n }])
})
