import { afterEach, expect, test } from 'vitest'
import { ledgerSnapshot } from './snapshot.ts'
import type { EntryFilter } from './statement.ts'
import type { LedgerSnapshot, SnapshotPlay } from './snapshot.ts'
import { BEGINNING, bet, clock, command, deposit, moves, newPlayer, useLedger } from './testkit.ts'

const bench = useLedger({ lanes: 2 })
afterEach(() => (clock.at = BEGINNING))

const HOUR_MS = 3_600_000
const from = BEGINNING
const to = new Date(BEGINNING.getTime() + HOUR_MS)
const ROUNDS = { account: 'house:games', kindPattern: '^stake$', from, to } as const

/** Reads in one transaction that sees nothing of what comes after its beginning. */
async function inSnapshot<T>(read: (ledger: LedgerSnapshot) => Promise<T>): Promise<T> {
  const client = await bench().owner.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
    return await read(ledgerSnapshot((text, values) => client.query(text, [...values])))
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

async function allOf(pages: AsyncIterable<readonly SnapshotPlay[]>) {
  const sizes: number[] = []
  const plays: SnapshotPlay[] = []
  for await (const page of pages) {
    sizes.push(page.length)
    plays.push(...page)
  }
  return { sizes, plays }
}

test('the plays of a period come once each, the oldest first, page by page, also twice in a transaction', async () => {
  const { ledger } = bench()
  const players = [newPlayer(), newPlayer()]
  for (const player of players) await ledger.submit(player, () => deposit(1_000_000n))
  const before = new Date(from.getTime() - 1)
  const last = new Date(to.getTime() - 1)
  for (const [at, length] of [
    [before, 2],
    [from, 260],
    [last, 260],
    [to, 2],
  ] as const) {
    clock.at = at
    await Promise.all(
      Array.from({ length }, (_, i) => ledger.submit(players[i % 2]!, () => bet(10n, 4n))),
    )
  }
  await inSnapshot(async (snapshot) => {
    const { sizes, plays } = await allOf(snapshot.plays(ROUNDS))
    expect(sizes).toEqual([500, 20])
    expect(new Set(plays.map(({ commandId }) => commandId)).size).toBe(520)
    const places = plays.map(({ at, commandId }) => [at.getTime(), Number(commandId)])
    expect(places).toEqual(places.toSorted(([a, c], [b, d]) => a! - b! || c! - d!))
    expect(new Set(plays.map(({ at }) => at.getTime()))).toEqual(
      new Set([from.getTime(), last.getTime()]),
    )
    expect(plays[0]).toMatchObject({ kind: 'bet', moved: 6n, debits: 10n, credits: 4n, cash: -6n })
    // one that nobody read to its end is in nobody's way
    for await (const page of snapshot.plays(ROUNDS)) if (page.length > 0) break
    expect((await allOf(snapshot.plays(ROUNDS))).plays).toEqual(plays)
  })
})

test('a stake that was put aside counts by its kind, and what touches neither is no play', async () => {
  const { ledger } = bench()
  const player = newPlayer()
  clock.at = new Date(to.getTime() + HOUR_MS)
  await ledger.submit(player, () => deposit(100n))
  const stake = command({ kind: 'stake', postings: moves(['cash', -30n], ['held', 30n]) })
  const other = command({ kind: 'aside', postings: moves(['cash', -20n], ['held', 20n]) })
  for (const one of [stake, other]) await ledger.submit(player, () => one)
  const period = { from: clock.at, to: new Date(clock.at.getTime() + 1) }
  const { plays } = await inSnapshot((snapshot) => allOf(snapshot.plays({ ...ROUNDS, ...period })))
  expect(plays.map(({ key }) => key)).toEqual([stake.key])
  expect(plays[0]).toMatchObject({ moved: null, debits: 30n, credits: 30n, cash: -30n })
})

test('[BR-04] a balance before midnight, and a statement from or to it, is without what was written first and stamped later', async () => {
  const { ledger } = bench()
  const player = newPlayer()
  const midnight = new Date(to.getTime() + 3 * HOUR_MS)
  const at = (ms: number) => new Date(midnight.getTime() + ms)
  for (const [ms, amount] of [
    [-9000, 100n],
    [2, 20n],
    [-5, 3n],
    [7000, 4000n],
  ] as const) {
    clock.at = at(ms)
    await ledger.submit(player, () => deposit(amount))
  }
  const before = async (instant: Date) =>
    (await ledger.balancesBefore([player], instant)).get(player)!.cash
  expect(await before(midnight)).toBe(103n)
  expect(await before(at(-6))).toBe(100n)
  expect(await before(at(3))).toBe(123n)
  expect(await before(at(9000))).toBe(4123n)
  const statement = (period: EntryFilter) => ledger.statement(player, 'cash', period)
  expect(await statement({ to: midnight })).toEqual({
    opening: 0n,
    credits: 103n,
    debits: 0n,
    closing: 103n,
  })
  expect(await statement({ from: midnight })).toEqual({
    opening: 103n,
    credits: 4020n,
    debits: 0n,
    closing: 4123n,
  })
})
