import { centavos } from '@jogada/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterRound, faultOf, startRun } from './autobet.ts'
import type { AutobetPlan, AutobetRun } from './autobet.ts'

const plan: AutobetPlan = {
  stake: centavos(100n),
  rounds: 5,
  stopLoss: centavos(300n),
  stopProfit: null,
  stopWin: null,
  onWin: 0,
  onLoss: 0,
}

const rich = { balance: centavos(1_000_000n), maxStake: centavos(500_000n) }
const lost = (run: AutobetRun) => ({ stake: run.stake, payout: centavos(0n) })
const doubled = (run: AutobetRun) => ({ stake: run.stake, payout: centavos(run.stake * 2n) })

describe('automatic play', () => {
  test('[GAM-13] a run ends at the loss that its player set', () => {
    let run = startRun(plan)
    const ends = [1, 2, 3].map(() => {
      const step = afterRound(run, lost(run), rich)
      run = step.run
      return step.end
    })
    expect(ends).toEqual([null, null, 'loss'])
    expect(run.net).toBe(-300n)
  })

  test('[GAM-13] a run ends at its profit, at one large win and after its last round', () => {
    const run = startRun(plan)
    const ending = (own: Partial<AutobetPlan>) =>
      afterRound({ ...run, plan: { ...plan, ...own } }, doubled(run), rich).end
    expect(ending({ stopProfit: centavos(100n) })).toBe('profit')
    expect(ending({ stopProfit: centavos(101n) })).toBeNull()
    expect(ending({ stopWin: centavos(200n) })).toBe('win')
    expect(ending({ stopWin: centavos(201n) })).toBeNull()
    expect(ending({ rounds: 1 })).toBe('count')
  })

  test('the loss comes before every other reason', () => {
    const run = startRun({ ...plan, rounds: 1, stopLoss: centavos(100n) })
    expect(afterRound(run, lost(run), { ...rich, balance: centavos(0n) }).end).toBe('loss')
  })

  test('a raised stake above the largest ends the run instead of being cut', () => {
    const run = startRun({ ...plan, onLoss: 100 })
    const tight = { ...rich, maxStake: centavos(199n) }
    const step = afterRound(run, lost(run), tight)
    expect(step).toMatchObject({ end: 'stake', run: { stake: 200n } })
    expect(afterRound(run, lost(run), { ...rich, balance: centavos(199n) }).end).toBe('balance')
  })

  test('a return of the stake or less counts as a loss for the next stake', () => {
    const run = startRun({ ...plan, onLoss: 50 })
    const evened = { stake: run.stake, payout: run.stake }
    expect(afterRound(run, evened, rich).run.stake).toBe(150n)
    expect(afterRound(run, doubled(run), rich).run.stake).toBe(100n)
  })

  test('[GAM-13] a round that did not take place is no loss, no win and none of the rounds', () => {
    const own = { onLoss: 100, stopWin: plan.stake, rounds: 1 }
    const run = startRun({ ...plan, ...own })
    const back = { stake: run.stake, payout: run.stake, isVoid: true }
    expect(afterRound(run, back, rich)).toEqual({ run, end: null })
  })

  test('[GAM-13] a plan without a stop on loss or without a number of rounds cannot start', () => {
    expect(faultOf(plan)).toBeNull()
    expect(faultOf({ ...plan, stopLoss: centavos(0n) })).toBe('loss')
    expect(faultOf({ ...plan, rounds: 0 })).toBe('rounds')
    expect(faultOf({ ...plan, rounds: 501 })).toBe('rounds')
    expect(faultOf({ ...plan, onWin: 1001 })).toBe('range')
  })
})

const amounts = (most: number) => fc.integer({ min: 1, max: most }).map((n) => centavos(BigInt(n)))
const optional = (most: number) => fc.option(amounts(most))

const plans = fc.record({
  stake: amounts(5000),
  rounds: fc.integer({ min: 1, max: 60 }),
  stopLoss: amounts(20_000),
  stopProfit: optional(20_000),
  stopWin: optional(20_000),
  onWin: fc.integer({ min: 0, max: 300 }),
  onLoss: fc.integer({ min: 0, max: 300 }),
})

test('[GAM-13] whatever the rounds bring, no run outlives its stops', () => {
  const multipliers = fc.array(fc.constantFrom(0n, 50n, 100n, 150n, 200n, 1000n), {
    minLength: 60,
    maxLength: 60,
  })
  fc.assert(
    fc.property(plans, multipliers, (given, brought) => {
      let run = startRun(given)
      let net = 0n
      for (const [index, percent] of brought.entries()) {
        const round = { stake: run.stake, payout: centavos((run.stake * percent) / 100n) }
        net += round.payout - round.stake
        const step = afterRound(run, round, { balance: null, maxStake: centavos(500_000n) })
        run = step.run
        expect(run.net).toBe(net)
        expect(run.done).toBe(index + 1)
        if (step.end) return
        expect(run.stake).toBeLessThanOrEqual(500_000n)
        expect(net + given.stopLoss).toBeGreaterThan(0n)
        expect(net).toBeLessThan(given.stopProfit ?? 10n ** 15n)
        expect(round.payout).toBeLessThan(given.stopWin ?? 10n ** 15n)
        expect(run.done).toBeLessThan(given.rounds)
      }
      throw new Error('the run never ended')
    }),
  )
})
