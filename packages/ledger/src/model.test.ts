import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { centavos } from '@jogada/core'
import type { CounterMove, MoneyCommand, PlayerAccount, Verdict } from './command.ts'
import { moves, newPlayer, useLedger } from './testkit.ts'

const bench = useLedger({ lanes: 1 })

type Model = {
  readonly balances: Record<PlayerAccount, bigint>
  readonly counters: Map<string, bigint>
  readonly decided: Map<string, { readonly hash: string; readonly status: string }>
}

type Plan = {
  readonly who: number
  readonly key: number
  readonly hash: string
  readonly legs: readonly { readonly account: PlayerAccount; readonly amount: bigint }[]
  readonly counters: readonly CounterMove[]
  readonly refusal: boolean
}

const accounts = ['cash', 'bonus', 'held', 'withdrawing'] as const

const plan: fc.Arbitrary<Plan> = fc.record({
  who: fc.integer({ min: 0, max: 3 }),
  key: fc.integer({ min: 0, max: 30 }),
  hash: fc.constantFrom('a', 'a', 'a', 'b'),
  legs: fc.array(
    fc.record({
      account: fc.constantFrom(...accounts),
      amount: fc.bigInt({ min: -60n, max: 100n }).filter((amount) => amount !== 0n),
    }),
    { maxLength: 4 },
  ),
  counters: fc
    .uniqueArray(
      fc.record({
        owner: fc.constantFrom('player' as const, 'house' as const),
        name: fc.constantFrom('a', 'b'),
        delta: fc.bigInt({ min: -5n, max: 9n }),
        kind: fc.constantFrom('free', 'max', 'min', 'expect'),
        bound: fc.bigInt({ min: 0n, max: 30n }),
      }),
      { maxLength: 3, selector: ({ owner, name }) => `${owner}${name}` },
    )
    .map((list) => list.map(counterMove)),
  refusal: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
})

function counterMove(drawn: {
  owner: 'player' | 'house'
  name: string
  delta: bigint
  kind: string
  bound: bigint
}): CounterMove {
  const { owner, name, delta, kind, bound } = drawn
  const move = { owner, name, delta }
  if (kind === 'max') return { ...move, max: { total: bound } }
  if (kind === 'min') return { ...move, min: bound - 10n }
  if (kind === 'expect') return { ...move, expect: bound / 6n }
  return move
}

function build({ key, hash, legs, counters, refusal }: Plan): MoneyCommand {
  const sum = legs.reduce((total, { amount }) => total + amount, 0n)
  return {
    key: `key-${key}`,
    bodyHash: hash,
    kind: 'model',
    postings: [
      ...legs.map(({ account, amount }) => ({ account, amount: centavos(amount) })),
      ...(sum === 0n ? [] : moves(['house:games', -sum])),
    ],
    counters,
    ...(refusal && { refusal: 'no' }),
  }
}

/** What the ledger must answer to the next command of a player, in the plainest words. */
function decide(model: Model, house: Map<string, bigint>, planned: Plan): string {
  const { legs, counters, refusal } = planned
  const known = model.decided.get(`key-${planned.key}`)
  if (known) return known.hash === planned.hash ? `replayed ${known.status}` : 'conflict'
  const valueOf = ({ owner, name }: CounterMove) =>
    (owner === 'house' ? house : model.counters).get(name) ?? 0n

  const status = (() => {
    if (refusal) return 'refused'
    if (counters.some((move) => move.expect !== undefined && valueOf(move) !== move.expect)) {
      return 'stale'
    }
    const debits = Object.fromEntries(accounts.map((account) => [account, 0n]))
    for (const { account, amount } of legs) if (amount < 0n) debits[account]! -= amount
    if (accounts.some((account) => debits[account]! > model.balances[account])) {
      return 'insufficient_funds'
    }
    const isFull = (move: CounterMove) => {
      const after = valueOf(move) + move.delta
      return after > (move.max?.total ?? after) || after < (move.min ?? after)
    }
    return counters.some(isFull) ? 'limit_reached' : 'posted'
  })()

  if (status === 'posted') {
    for (const { account, amount } of legs) model.balances[account] += amount
    for (const move of counters) {
      const values = move.owner === 'house' ? house : model.counters
      values.set(move.name, valueOf(move) + move.delta)
    }
  }
  if (status !== 'stale') model.decided.set(`key-${planned.key}`, { hash: planned.hash, status })
  return status
}

const said = (verdict: Verdict): string =>
  verdict.status === 'replayed' ? `replayed ${verdict.first.status}` : verdict.status

async function resetHouse() {
  await bench().owner.query('DELETE FROM ledger.counter WHERE owner = 0')
}

test('[TST-04] any commands get the verdicts and leave the balances of a model in plain memory', async () => {
  const { ledger } = bench()
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(plan, { maxLength: 8 }), { maxLength: 8 }),
      async (waves) => {
        await resetHouse()
        const players = Array.from({ length: 4 }, newPlayer)
        const models = players.map((): Model => ({
          balances: { cash: 0n, bonus: 0n, held: 0n, withdrawing: 0n },
          counters: new Map(),
          decided: new Map(),
        }))
        const house = new Map<string, bigint>()

        for (const wave of waves) {
          const order: { planned: Plan; answer: Promise<Verdict> }[] = []
          const turns: Plan[] = []
          for (const planned of wave) {
            const answer = ledger.submit(players[planned.who]!, () => {
              turns.push(planned)
              return build(planned)
            })
            order.push({ planned, answer })
          }
          const verdicts = new Map<Plan, string>()
          for (const { planned, answer } of order) verdicts.set(planned, said(await answer))
          for (const planned of turns) {
            expect(verdicts.get(planned)).toBe(decide(models[planned.who]!, house, planned))
          }
        }

        for (const [i, player] of players.entries()) {
          const balances = await ledger.balances(player)
          for (const account of accounts) {
            expect(balances[account].balance).toBe(models[i]!.balances[account])
          }
          const counters = await ledger.counters(player, ['a', 'b'])
          for (const name of ['a', 'b']) {
            expect(counters[name]!.total).toBe(models[i]!.counters.get(name) ?? 0n)
          }
        }
        const shared = await ledger.counters('house', ['a', 'b'])
        for (const name of ['a', 'b']) expect(shared[name]!.total).toBe(house.get(name) ?? 0n)
      },
    ),
    { numRuns: 150 },
  )
})
