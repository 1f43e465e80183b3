import type { DiceRound } from '@jogada/contract/game'
import { describe, expect, test } from 'vitest'
import { canBet, noRound, reduceRound, toneOf } from './round-life.ts'
import type { RoundEvent, RoundPhase, RoundState } from './round-life.ts'

const round: DiceRound = {
  roundId: '7',
  at: '2026-03-01T12:00:00Z',
  stake: '1.00',
  payout: '2.00',
  multiplier: 20_000,
  target: 5050,
  direction: 'over',
  roll: 7312,
  won: true,
  serverSeedHash: '',
  serverSeed: null,
  clientSeed: 'c',
  nonce: 1,
}

const events: readonly RoundEvent<DiceRound>[] = [
  { type: 'sent' },
  { type: 'unanswered' },
  { type: 'answered', round },
  { type: 'rolled' },
  { type: 'paced' },
  { type: 'refused' },
  { type: 'gaveUp' },
]

const after = (...types: readonly RoundEvent<DiceRound>['type'][]) =>
  types.reduce<RoundState<DiceRound>>(
    (state, type) =>
      reduceRound(
        state,
        events.find((one) => one.type === type)!,
      ),
    noRound,
  )

describe('the life of a round', () => {
  test('bet, answer, slide, pause, ready again with the round still shown', () => {
    expect(after('sent', 'answered').phase).toBe('rolling')
    expect(after('sent', 'answered', 'rolled', 'paced')).toEqual({ phase: 'ready', round })
  })

  test('the bet is locked from the press until the pause is over', () => {
    expect(canBet(after('sent'))).toBe(false)
    expect(canBet(after('sent', 'answered'))).toBe(false)
    expect(canBet(after('sent', 'answered', 'rolled'))).toBe(false)
    expect(after('sent', 'sent').phase).toBe('betting')
  })

  test('an answer that never came is asked for again, not bet anew', () => {
    expect(after('sent', 'unanswered', 'gaveUp').phase).toBe('unknown')
    expect(after('sent', 'unanswered', 'gaveUp', 'sent').phase).toBe('checking')
    expect(after('sent', 'unanswered', 'answered').phase).toBe('rolling')
  })

  test('every phase can be reached and left', () => {
    const seen = new Set<RoundPhase>()
    const visit = (state: ReturnType<typeof after>) => {
      if (seen.has(state.phase)) return
      seen.add(state.phase)
      const next = events.map((event) => reduceRound(state, event))
      expect(next.some(({ phase }) => phase !== state.phase)).toBe(true)
      next.forEach(visit)
    }
    visit(noRound)
    expect(seen).toEqual(new Set(['ready', 'betting', 'checking', 'rolling', 'shown', 'unknown']))
  })
})

test('[GAM-05] a return of the stake or less is not told as a win', () => {
  expect(toneOf(round)).toBe('won')
  expect(toneOf({ ...round, payout: '1.00' })).toBe('evened')
  expect(toneOf({ ...round, payout: '0.00' })).toBe('lost')
})
