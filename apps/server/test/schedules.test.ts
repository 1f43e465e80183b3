import { randomUUID } from 'node:crypto'
import { setImmediate as tick } from 'node:timers/promises'
import { centavos, formatMoney, negate } from '@jogada/core'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Deps } from '../src/deps.ts'
import type { CasinoDeps } from '../src/modules/casino/deps.ts'
import { betDice } from '../src/modules/casino/dice/bet-dice.ts'
import { endOpenRounds } from '../src/modules/casino/index.ts'
import { ladderGame } from '../src/modules/casino/ladder/ladder-game.ts'
import { minesKit } from '../src/modules/casino/mines/mines-kit.ts'
import { createActiveSeeds } from '../src/modules/casino/seeds/active-seeds.ts'
import { readLimits } from '../src/modules/withdrawal/limits.ts'
import { withdraw } from '../src/modules/withdrawal/withdraw.ts'
import { NO_PACE } from '../src/platform/pace.ts'
import { Refusal } from '../src/platform/refusal.ts'
import { registerPayer } from '../src/testkit/pix-server.ts'
import type { Payer } from '../src/testkit/pix-server.ts'
import { giveCash } from '../src/testkit/test-player.ts'
import { startTestServer } from '../src/testkit/test-server.ts'
import type { TestServer } from '../src/testkit/test-server.ts'

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_126)
const DAY_MS = 24 * 60 * 60_000

let server: TestServer
let player: Payer
beforeAll(async () => {
  server = await startTestServer()
  player = await registerPayer(server)
})
afterAll(async () => {
  await server.verify()
  await server.close()
})

type Ask = {
  readonly what: 'withdraw' | 'mines' | 'dice' | 'credit'
  readonly reais: number
}
const asks = fc.array(
  fc.record({
    what: fc.constantFrom<Ask['what']>('withdraw', 'withdraw', 'mines', 'dice', 'credit'),
    reais: fc.constantFrom(1, 50, 60, 90),
  }),
  { minLength: 2, maxLength: 5 },
)

/** Each look at a balance and each commit waits until the schedule lets it go on. */
function scheduled(deps: Deps, pause: (what: string) => Promise<unknown>): CasinoDeps {
  const { ledger } = deps
  const paused: Deps = {
    ...deps,
    ledger: {
      ...ledger,
      async balances(playerId) {
        await pause('look')
        return ledger.balances(playerId)
      },
      async submit(playerId, prepare) {
        await pause('commit')
        return ledger.submit(playerId, prepare)
      },
    },
  }
  return { ...paused, seeds: createActiveSeeds(paused), pace: NO_PACE }
}

/** Asks for one thing as a process of its own would; gives the command and what it won. */
async function doAsk(deps: CasinoDeps, { what, reais }: Ask) {
  const { playerId, cpf } = player
  const stake = centavos(BigInt(reais) * 100n)
  const once = { playerId, key: randomUUID() }
  if (what === 'withdraw') {
    const asked = { payCardBank: 'CPF', payCardNo: cpf, ifsc: cpf, amount: stake } as const
    const { withdrawalId } = await withdraw(deps, { ...once, asked, deviceId: '' })
    return { id: withdrawalId, won: 0n }
  }
  if (what === 'mines') {
    const { round } = await ladderGame(deps, minesKit).start({
      ...once,
      stake,
      params: { mines: 3 },
    })
    return { id: round.roundId, won: 0n }
  }
  if (what === 'dice') {
    const params = { targetX100: 5050, direction: 'over' } as const
    const { round } = await betDice(deps, { ...once, stake, params })
    return { id: round.roundId, won: BigInt(round.payout.replace('.', '')) }
  }
  const postings = [
    { account: 'house:adjustment', amount: negate(stake) },
    { account: 'cash', amount: stake },
  ] as const
  const command = { key: once.key, bodyHash: 'test', kind: 'adjustment', postings }
  const verdict = await deps.ledger.submit(playerId, () => command)
  if (verdict.status !== 'posted') throw new Error(verdict.status)
  return { id: String(verdict.commandId), won: stake }
}

type Done = { readonly ask: Ask; readonly id: string; readonly won: bigint }

/** Lets one go on at a time, once all wait: a seed gives the same order again. */
async function run(list: readonly Ask[], s: fc.Scheduler): Promise<Done[]> {
  const live = { count: list.length }
  const deps = list.map(() => scheduled(server.deps, (what) => s.schedule(Promise.resolve(), what)))
  const done: Done[] = []
  const asking = Promise.all(
    list.map(async (ask, index) => {
      try {
        done.push({ ask, ...(await doAsk(deps[index]!, ask)) })
      } catch (error) {
        if (!(error instanceof Refusal) || error.code === 'service_busy') throw error
      } finally {
        live.count--
      }
    }),
  )
  while (live.count > 0) {
    if (s.count() >= live.count) await s.waitNext(1)
    else await tick()
  }
  await asking
  return done
}

test('[TST-04] [R115] however requests overtake each other, each that was taken could be when it was committed', async () => {
  const { ledger } = server.deps
  const { playerId } = player
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(asks, fc.scheduler(), async (list, s) => {
      await endOpenRounds(server.deps, playerId)
      server.clock.advance(DAY_MS)
      await giveCash(server, playerId, 10_000n)
      const before = await ledger.balances(playerId)
      const { leftToday, terms } = await readLimits(server.deps, playerId)
      const done = await run(list, s)

      const entries = await ledger.entries(playerId, 'cash', { limit: 20 })
      const order = entries.map(({ commandId }) => String(commandId)).toReversed()
      const cash: bigint = before.cash.balance
      const model = { cash, held: 0n, withdrawing: 0n, left: leftToday }
      for (const { ask, won } of done.toSorted(
        (a, b) => order.indexOf(a.id) - order.indexOf(b.id),
      )) {
        const count = ask.what === 'credit' ? 0n : BigInt(ask.reais) * 100n
        const isPossible =
          count <= model.cash &&
          (ask.what !== 'mines' || model.held === 0n) &&
          (ask.what !== 'withdraw' ||
            (model.held === 0n && model.left > 0n && count >= terms.minimum))
        expect([ask, isPossible]).toEqual([ask, true])
        model.cash += won - count
        if (ask.what === 'mines') model.held += count
        if (ask.what === 'withdraw') {
          model.withdrawing += count
          model.left--
        }
        seen.add(ask.what)
      }
      const after = await ledger.balances(playerId)
      expect(formatMoney(after.cash.balance)).toBe(formatMoney(centavos(model.cash)))
      expect(after.held.balance).toBe(model.held)
      expect(after.withdrawing.balance - before.withdrawing.balance).toBe(model.withdrawing)
    }),
    { numRuns: 40, seed: SEED, endOnFailure: true },
  )
  expect(seen.size).toBe(4)
})
