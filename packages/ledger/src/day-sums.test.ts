import { createPool } from '@jogada/postgres'
import * as fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { add, centavos, negate, zero } from '@jogada/core'
import type { Money } from '@jogada/core'
import type { HouseAccount, MoneyCommand, Posting } from './command.ts'
import { readHouseSums } from './house-sums.ts'
import type { HouseSum } from './house-sums.ts'
import { consumerLags } from './measures.ts'
import { countPlayersByDay } from './player-counts.ts'
import { BEGINNING, bet, clock, command, deposit, moves, newPlayer, useLedger } from './testkit.ts'

const bench = useLedger({ lanes: 3 })
const noon = BEGINNING
afterEach(() => (clock.at = noon))

const HOUR_MS = 3_600_000

type PlayerSum = HouseSum & { readonly player: bigint }

const isHouse = (account: Posting['account']): account is HouseAccount =>
  account.startsWith('house:')
const total = (postings: readonly Posting[]): Money =>
  add(zero, ...postings.map(({ amount }) => amount))

/** What a posted command came to, reckoned from its postings alone. */
function sumsOf(player: bigint, { kind, postings }: MoneyCommand, day: string): PlayerSum[] {
  const own = postings.filter(({ account }) => !isHouse(account))
  const debits = negate(total(own.filter(({ amount }) => amount < 0n)))
  const credits = total(own.filter(({ amount }) => amount > 0n))
  const houses = new Set(postings.map(({ account }) => account).filter(isHouse))
  return [...houses].map((account) => {
    const moved = total(postings.filter((one) => one.account === account))
    return { player, day, kind, account, moved, debits, credits }
  })
}

/** The same, gathered as a report gathers it. */
function gathered(sums: readonly PlayerSum[]): HouseSum[] {
  const known = new Map<string, HouseSum>()
  for (const { day, kind, account, moved, debits, credits } of sums) {
    const key = `${day} ${kind} ${account}`
    const before = known.get(key)
    known.set(key, {
      day,
      kind,
      account,
      moved: add(moved, before?.moved ?? zero),
      debits: add(debits, before?.debits ?? zero),
      credits: add(credits, before?.credits ?? zero),
    })
  }
  return sorted([...known.values()])
}

const sorted = (sums: readonly HouseSum[]) =>
  sums.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
const keyOf = ({ day, kind, account }: HouseSum) => `${day} ${kind} ${account}`

/** Instants of this test are in November of 2026, three hours behind UTC. */
const dayOf = (at: Date) => new Date(at.getTime() - 3 * HOUR_MS).toISOString().slice(0, 10)

const amount = fc.bigInt({ min: 1n, max: 500n })
const step = fc.oneof(
  fc.record({ do: fc.constant('sum' as const), batches: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant('pass' as const), hours: fc.integer({ min: -1, max: 30 }) }),
  fc.record({
    do: fc.constant('play' as const),
    plays: fc.array(
      fc.record({
        who: fc.integer({ min: 0, max: 3 }),
        what: fc.constantFrom('deposit', 'bet', 'gift', 'fee'),
        amount,
        payout: amount,
      }),
      { minLength: 1, maxLength: 6 },
    ),
  }),
)

const commands: Readonly<Record<string, (sum: bigint, payout: bigint) => MoneyCommand>> = {
  deposit: (sum) => deposit(sum),
  bet: (sum, payout) => bet(sum, payout),
  gift: (sum) =>
    command({
      kind: 'gift',
      postings: moves(['house:promotion', -sum - 1n], ['house:referral', 1n], ['bonus', sum]),
    }),
  fee: (sum) =>
    command({
      kind: 'withdrawal',
      postings: moves(['cash', -sum - 3n], ['withdrawing', sum], ['house:fees', 3n]),
    }),
}

test('[AUD-08] whenever and however far was summed, sums are those of all commands up to now', async () => {
  const { ledger } = bench()
  let done: PlayerSum[] = []
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
      const players = Array.from({ length: 4 }, newPlayer)
      for (const one of steps) {
        if (one.do === 'pass') clock.at = new Date(clock.at.getTime() + one.hours * HOUR_MS)
        else if (one.do === 'sum') await ledger.sumDays(one.batches)
        else {
          const day = dayOf(clock.at)
          const played = one.plays.map(async ({ who, what, amount: sum, payout }) => {
            const asked = commands[what]!(sum, payout)
            const verdict = await ledger.submit(players[who]!, () => asked)
            return verdict.status === 'posted' ? sumsOf(players[who]!, asked, day) : []
          })
          done = [...done, ...(await Promise.all(played)).flat()]
        }
        expect(sorted(await ledger.houseSums({}))).toEqual(gathered(done))
      }
      const [hidden, seen] = players
      const sumsOfSome = await ledger.houseSumsOf([seen!, hidden!])
      for (const one of [seen!, hidden!]) {
        expect(sorted([...sumsOfSome.get(one)!])).toEqual(
          gathered(done.filter(({ player }) => player === one)),
        )
      }
      expect(sorted(await ledger.houseSums({ without: [hidden!] }))).toEqual(
        gathered(
          done.filter(
            ({ player, account }) => player !== hidden || account === 'house:psp_clearing',
          ),
        ),
      )
      const today = dayOf(clock.at)
      expect(sorted(await ledger.houseSums({ firstDay: today, lastDay: today }))).toEqual(
        gathered(done.filter(({ day }) => day === today)),
      )
      const active = await ledger.countPlayers(
        {},
        { accounts: ['house:games'], kindPattern: '^bet$' },
      )
      const bets = done.filter(({ kind }) => kind === 'bet')
      expect(new Map(active.map(({ day, players: count }) => [day, count]))).toEqual(
        new Map(
          [...Map.groupBy(bets, ({ day }) => day)].map(([day, some]) => [
            day,
            new Set(some.map(({ player }) => player)).size,
          ]),
        ),
      )
      clock.at = noon
    }),
    { numRuns: 12 },
  )
})

test('[AUD-08] what is summed by several at once while players play counts once', async () => {
  const { ledger, owner } = bench()
  const players = Array.from({ length: 12 }, newPlayer)
  const play = async (player: bigint) => {
    await ledger.submit(player, () => deposit(10_000n))
    for (let i = 0; i < 20; i++) await ledger.submit(player, () => bet(10n, 5n))
  }
  const playing = Promise.all(players.map(play))
  const over = new AbortController()
  void playing.finally(() => over.abort())
  const summing = Array.from({ length: 3 }, async () => {
    while (!over.signal.aborted) await ledger.sumDays(2)
  })
  await Promise.all([playing, ...summing])
  while ((await ledger.sumDays(100)) > 0);
  const { rows } = await owner.query('SELECT FROM ledger.unsummed_of(NULL)')
  expect(rows).toEqual([])
  for (const playerId of players) {
    const sums = await ledger.houseSumsOf([playerId])
    expect(sums.get(playerId)!.find(({ kind }) => kind === 'bet')).toMatchObject({
      moved: centavos(100n),
      debits: centavos(200n),
      credits: centavos(100n),
    })
  }
})

test('[AUD-08] a report reads no command that is summed', async () => {
  const { ledger, url } = bench()
  const commandsRead = async () => {
    // what a session read in transactions before is not told apart
    const pool = createPool({ url, as: 'application', max: 1 })
    await pool.query('BEGIN')
    await readHouseSums(pool, {})
    await countPlayersByDay(pool, {}, { accounts: ['house:psp_clearing'], kindPattern: '' })
    const { rows } = await pool.query<{ read: bigint }>(
      `SELECT seq_tup_read + idx_tup_fetch AS read
         FROM pg_stat_xact_user_tables WHERE relid = 'ledger.command'::regclass`,
    )
    await pool.end()
    return rows[0]!.read
  }
  await ledger.submit(newPlayer(), () => deposit(100n))
  expect(await commandsRead()).toBeGreaterThan(0n)
  while ((await ledger.sumDays(100)) > 0);
  expect(await commandsRead()).toBe(0n)
})

test('how many batches are not summed yet stands among the lags of consumers', async () => {
  const { ledger, owner } = bench()
  const lag = async () => (await consumerLags(owner)).find((one) => one.consumer === 'day_sums')
  await ledger.submit(newPlayer(), () => deposit(100n))
  while ((await ledger.sumDays(100)) > 0);
  expect(await lag()).toMatchObject({ batches: 0n })
  await ledger.submit(newPlayer(), () => deposit(100n))
  expect(await lag()).toMatchObject({ batches: 1n })
})
