import * as fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { houseAccounts } from './accounts.ts'
import type { HouseAccount, MoneyCommand } from './command.ts'
import type { HouseEntry } from './house-tree.ts'
import type { Ledger } from './ledger.ts'
import { BEGINNING, bet, clock, deposit, newPlayer, useLedger } from './testkit.ts'

const bench = useLedger({ lanes: 3 })
afterEach(() => (clock.at = BEGINNING))

const accounts = Object.keys(houseAccounts) as readonly HouseAccount[]

type Done = { readonly commandId: bigint; readonly at: Date; readonly command: MoneyCommand }

const movedOn = (account: HouseAccount, { postings }: MoneyCommand): bigint =>
  postings.reduce((sum, one) => (one.account === account ? sum + one.amount : sum), 0n)

const isOn = (account: HouseAccount, { postings }: MoneyCommand) =>
  postings.some((one) => one.account === account)

/** All pages of a list, a few rows each. */
async function allEntries(ledger: Ledger, account: HouseAccount, before: Date) {
  const found: HouseEntry[] = []
  for (let from: Date | HouseEntry = before; ;) {
    const page: readonly HouseEntry[] = await ledger.houseEntries(account, { from, limit: 3 })
    found.push(...page)
    if (page.length < 3) return found
    from = page.at(-1)!
  }
}

const step = fc.oneof(
  // many at once share a batch, and at once after them stand others of the same instant
  fc.record({ do: fc.constant('play' as const), bets: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ do: fc.constant('pay' as const), amount: fc.bigInt({ min: 1n, max: 999n }) }),
  fc.record({ do: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 200 }) }),
)

test('balances of the house at any instant, and the commands behind them, are those that were posted', async () => {
  const { ledger } = bench()
  const players = [newPlayer(), newPlayer(), newPlayer(), newPlayer()]
  const done: Done[] = []
  const post = async (player: bigint, command: MoneyCommand) => {
    const verdict = await ledger.submit(player, () => command)
    if (verdict.status !== 'posted') throw new Error(verdict.status)
    done.push({ commandId: verdict.commandId, at: clock.at, command })
  }
  for (const player of players) await post(player, deposit(100_000n))

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      for (const one of steps) {
        if (one.do === 'pass') clock.at = new Date(clock.at.getTime() + one.hours * 3_600_000)
        else if (one.do === 'pay') await post(players[0]!, deposit(one.amount))
        else {
          const bets = Array.from({ length: one.bets }, (_, place) =>
            post(players[place % 4]!, bet(3n, place % 2 === 0 ? 5n : 0n)),
          )
          await Promise.all(bets)
        }
      }
      const instants = [BEGINNING, clock.at, new Date(clock.at.getTime() + 1)]
      const some = done[Math.floor(done.length / 2)]!
      for (const before of [...instants, some.at, new Date(some.at.getTime() + 1)]) {
        const known = done.filter(({ at }) => at < before)
        const balances = await ledger.houseAt(before)
        for (const account of accounts) {
          const sum = known.reduce((all, { command }) => all + movedOn(account, command), 0n)
          expect([before, account, balances.get(account)]).toEqual([before, account, sum])
        }
      }
      const before = some.at
      for (const account of ['house:games', 'house:psp_clearing'] as const) {
        const found = await allEntries(ledger, account, before)
        const known = done.filter(({ at, command }) => at < before && isOn(account, command))
        const shown = (one: { commandId: bigint; moved: bigint }) => `${one.commandId} ${one.moved}`
        expect(found.map(shown).toSorted()).toEqual(
          known
            .map(({ commandId, command }) => shown({ commandId, moved: movedOn(account, command) }))
            .toSorted(),
        )
        const times = found.map(({ at }) => at.getTime())
        expect(times).toEqual(times.toSorted((a, b) => b - a))
      }
    }),
    { numRuns: 6 },
  )

  const { house, players: ofPlayers } = await ledger.allBalances()
  expect(house).toEqual(await ledger.houseAt(new Date(clock.at.getTime() + 1)))
  const total = (all: ReadonlyMap<string, bigint>) => [...all.values()].reduce((a, b) => a + b, 0n)
  expect(total(house) + total(ofPlayers)).toBe(0n)
  expect(total(ofPlayers)).toBeGreaterThan(0n)
})
