import { describe, expect, test } from 'vitest'
import { canAct, isBehind, noClimb, reduceLadder } from './ladder-life.ts'
import type { Climb, LadderEvent, LadderPhase, LadderState } from './ladder-life.ts'

const open: Climb = { roundId: '7', status: 0, picks: [] }
const ended: Climb = { roundId: '7', status: 10, picks: [4] }
const pick = { kind: 'pick', tile: 3 } as const

const after = (...events: readonly LadderEvent<Climb>[]) =>
  events.reduce<LadderState<Climb>>((state, event) => reduceLadder(state, event), noClimb)

const nothing: LadderEvent<Climb> = { type: 'found', round: null }
const start: LadderEvent<Climb> = { type: 'sent', act: { kind: 'start' } }
const begun = [nothing, start, { type: 'answered', round: open }] as const

describe('a round with steps', () => {
  test('[GAM-17] an open round of the server comes back as it was, before any bet', () => {
    expect(after({ type: 'found', round: open })).toEqual({
      phase: 'open',
      round: open,
      act: null,
      restored: true,
    })
    expect(canAct(noClimb, { kind: 'start' })).toBe(false)
  })

  test('a round begun here is not called restored, nor after the connection came back', () => {
    expect(after(...begun).restored).toBe(false)
    expect(after(...begun, { type: 'found', round: open }).restored).toBe(false)
  })

  test('[GAM-02] [GAM-11] one act at a time, and none that does not fit the round', () => {
    const idle = after(nothing)
    expect(canAct(idle, pick)).toBe(false)
    expect(canAct(idle, { kind: 'auto' })).toBe(true)
    const playing = after(...begun)
    expect(canAct(playing, { kind: 'start' })).toBe(false)
    const sent = reduceLadder(playing, { type: 'sent', act: pick })
    expect(canAct(sent, pick)).toBe(false)
    expect(reduceLadder(sent, { type: 'sent', act: { kind: 'cashOut' } })).toBe(sent)
  })

  test('what the server found does not disturb an act that is out', () => {
    const sent = after(...begun, { type: 'sent', act: pick })
    expect(reduceLadder(sent, nothing)).toBe(sent)
  })

  test('a refusal leaves the round as it was', () => {
    const refused = after(...begun, { type: 'sent', act: pick }, { type: 'refused' })
    expect(refused).toMatchObject({ phase: 'open', round: open, act: null })
    expect(after(nothing, start, { type: 'refused' }).phase).toBe('idle')
  })

  test('[GAM-17] where nobody could say what is open the table asks again, and takes no bet meanwhile', () => {
    const lost = after({ type: 'gaveUp' })
    expect(lost.phase).toBe('unknown')
    expect(canAct(lost, { kind: 'start' })).toBe(false)
    expect(reduceLadder(lost, nothing).phase).toBe('idle')
    expect(after(...begun, { type: 'gaveUp' }).phase).toBe('open')
  })

  test('an answer that never came waits for the server’s word', () => {
    const lost = after(
      ...begun,
      { type: 'sent', act: pick },
      { type: 'unanswered' },
      { type: 'gaveUp' },
    )
    expect(lost.phase).toBe('unknown')
    expect(reduceLadder(lost, { type: 'found', round: ended })).toMatchObject({
      phase: 'idle',
      round: ended,
    })
  })

  test('every phase can be reached and left', () => {
    const events: readonly LadderEvent<Climb>[] = [
      nothing,
      { type: 'found', round: open },
      start,
      { type: 'sent', act: pick },
      { type: 'unanswered' },
      { type: 'answered', round: open },
      { type: 'answered', round: ended },
      { type: 'refused' },
      { type: 'gaveUp' },
      { type: 'paced' },
    ]
    const seen = new Set<LadderPhase>()
    const visit = (state: LadderState<Climb>) => {
      if (seen.has(state.phase)) return
      seen.add(state.phase)
      const next = events.map((event) => reduceLadder(state, event))
      expect(next.some(({ phase }) => phase !== state.phase)).toBe(true)
      next.forEach(visit)
    }
    visit(noClimb)
    expect(seen.size).toBe(7)
  })

  test('[GAM-17] a table is behind what another device or the rule did, and not what it did itself', () => {
    const told = (steps: number, status = 0, roundId = '7') => ({ roundId, steps, status })
    const playing = after(...begun)
    expect(isBehind(playing, told(0))).toBe(false)
    expect(isBehind(playing, told(1))).toBe(true)
    expect(isBehind(playing, told(0, 10))).toBe(true)
    expect(isBehind(playing, told(0, 0, '8'))).toBe(true)
    expect(isBehind(playing, told(0, 20, '6'))).toBe(false)
    expect(isBehind(after(...begun, { type: 'sent', act: pick }), told(1))).toBe(false)
    const over = after(nothing, { type: 'found', round: ended })
    expect(isBehind(over, told(3))).toBe(false)
    expect(isBehind(over, told(0, 0, '8'))).toBe(true)
    expect(isBehind(after(nothing), told(1, 10))).toBe(false)
  })
})
