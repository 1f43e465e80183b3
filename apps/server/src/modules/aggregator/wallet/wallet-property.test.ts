import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sitDown, startGameServer } from '../testkit.ts'
import type { GameServer, Seat } from '../testkit.ts'

let server: GameServer
beforeAll(async () => {
  server = await startGameServer()
})
afterAll(async () => {
  await server.verifyPlay()
  await server.close()
})

/** A message of a provider that may come early, late, again, together with others, or never. */
type Message =
  | { readonly kind: 'bet'; readonly round: number; readonly amount: number }
  | { readonly kind: 'win'; readonly round: number; readonly amount: number; readonly part: number }
  | { readonly kind: 'rollback'; readonly round: number; readonly part: number }

const ROUNDS = 3
const CASH = 1000n

const round = fc.nat(ROUNDS - 1)
const part = fc.nat(1)
const message = fc.oneof(
  fc.record({ kind: fc.constant('bet' as const), round, amount: fc.constantFrom(0, 300, 700) }),
  fc.record({
    kind: fc.constant('win' as const),
    round,
    part,
    amount: fc.constantFrom(0, 50, 900),
  }),
  fc.record({ kind: fc.constant('rollback' as const), round, part }),
)

/** Messages in groups: those of a group travel at the same time. */
const delivery = fc.array(fc.array(message, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 6,
})

let runs = 0

function send(seat: Seat, run: number, one: Message) {
  const debit = `d-${run}-${one.round}`
  const where = { round: `r-${run}-${one.round}` }
  switch (one.kind) {
    case 'bet':
      return seat.bet(BigInt(one.amount), { ...where, transaction_uuid: debit })
    case 'win':
      return seat.win(BigInt(one.amount), debit, {
        ...where,
        transaction_uuid: `w-${run}-${one.round}-${one.part}`,
        round_closed: one.part === 1,
      })
    default:
      return seat.rollback(debit, {
        ...where,
        transaction_uuid: `b-${run}-${one.round}-${one.part}`,
      })
  }
}

type Effect = { readonly kind: string; readonly debit_id: string; readonly amount: bigint }

/** What the stored transactions of one debit must look like, whatever came in whichever order. */
function checkDebit(effects: readonly Effect[]) {
  const debits = effects.filter(({ kind }) => kind === 'debit')
  const credits = effects.filter(({ kind }) => kind === 'credit')
  const rollbacks = effects.filter(({ kind }) => kind === 'rollback')
  const given = rollbacks.reduce((sum, { amount }) => sum + amount, 0n)
  expect({
    once: debits.length <= 1,
    creditAnswersDebit: credits.length === 0 || debits.length === 1,
    oneEnding: credits.length === 0 || rollbacks.length === 0,
    allGivenBack: rollbacks.length === 0 || given === -(debits[0]?.amount ?? 0n),
  }).toEqual({ once: true, creditAnswersDebit: true, oneEnding: true, allGivenBack: true })
}

test('wallet contract 10: any order, repetition and loss of debits, credits and rollbacks leaves the balance equal to what took effect', async () => {
  await fc.assert(
    fc.asyncProperty(delivery, async (groups) => {
      const run = ++runs
      const seat = await sitDown(server, CASH)
      const { playerId } = seat.player
      for (const group of groups) {
        const answers = await Promise.all(group.map((one) => send(seat, run, one)))
        for (const { balance } of answers) expect(balance).toBeGreaterThanOrEqual(0)
      }

      const effects = await server.deps.db
        .selectFrom('aggregator.transaction')
        .select(['kind', 'debit_id', 'amount'])
        .where('player_id', '=', playerId)
        .execute()
      const stakes = await server.deps.db
        .selectFrom('aggregator.stake')
        .select(['state', 'stake', 'payout'])
        .where('player_id', '=', playerId)
        .execute()
      const { cash } = await server.deps.ledger.balances(playerId)
      const counters = await server.deps.ledger.counters(playerId, ['open_rounds', 'turnover'])

      expect(cash.balance).toBe(CASH + effects.reduce((sum, { amount }) => sum + amount, 0n))
      const kept = stakes.filter(({ state }) => state !== 'rolled_back')
      expect(cash.balance).toBe(
        CASH + kept.reduce((sum, { stake, payout }) => sum + payout - stake, 0n),
      )
      expect(counters['open_rounds']!.total).toBe(
        BigInt(stakes.filter(({ state }) => state === 'open' || state === 'credited').length),
      )
      expect(counters['turnover']!.total).toBe(
        stakes.reduce((sum, { state, stake }) => (state === 'settled' ? sum + stake : sum), 0n),
      )
      for (const debit of new Set(effects.map(({ debit_id }) => debit_id))) {
        checkDebit(effects.filter(({ debit_id }) => debit_id === debit) as Effect[])
      }
    }),
    { numRuns: 40, seed: 20_261_121 },
  )
})
