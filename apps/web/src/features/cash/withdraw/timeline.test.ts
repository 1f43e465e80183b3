// @vitest-environment node
import { expect, test } from 'vitest'
import { isOver, returnedOf, timelineOf } from './timeline.ts'
import type { WithdrawalState } from './timeline.ts'

const at = (minute: number) => `2026-05-01T12:0${minute}:00.000Z`
const steps = (...states: WithdrawalState[]) =>
  states.map((state, minute) => ({ state, at: at(minute) }))
const shown = (state: WithdrawalState, timeline: ReturnType<typeof steps>) =>
  timelineOf({ state, timeline, returns: [] }).map((step) => `${step.state}${step.at ? '' : '?'}`)

test('[R060] a withdrawal shows the steps it came through and those still ahead', () => {
  expect(shown('requested', steps('requested'))).toEqual([
    'requested',
    'in_review?',
    'approved?',
    'sent?',
    'paid?',
  ])
  expect(shown('in_review', steps('requested', 'in_review'))).toEqual([
    'requested',
    'in_review',
    'approved?',
    'sent?',
    'paid?',
  ])
})

test('[R060] a review that was not needed is left out, and nothing is ahead of an end', () => {
  expect(shown('approved', steps('requested', 'approved'))).toEqual([
    'requested',
    'approved',
    'sent?',
    'paid?',
  ])
  expect(shown('refused', steps('requested', 'in_review', 'refused'))).toEqual([
    'requested',
    'in_review',
    'refused',
  ])
})

test('[R060] steps of one instant keep the order of the way', () => {
  const timeline = [
    { state: 'approved', at: at(0) },
    { state: 'requested', at: at(0) },
  ] as const
  const way = timelineOf({ state: 'approved', timeline: [...timeline], returns: [] })
  expect(way.slice(0, 2).map(({ state }) => state)).toEqual(['requested', 'approved'])
  expect(way.filter(({ isCurrent }) => isCurrent).map(({ state }) => state)).toEqual(['approved'])
})

test('[R060] only paid and refused are ends', () => {
  const all = ['requested', 'in_review', 'approved', 'sent', 'paid', 'refused'] as const
  expect(all.filter(isOver)).toEqual(['paid', 'refused'])
})

test('[R060] what the bank sends back stands after the payment, and tells a part from the whole', () => {
  const back = (amount: string, minute: number) => ({
    returnId: `D${minute}`,
    amount,
    at: at(minute),
  })
  const timeline = steps('requested', 'approved', 'sent', 'paid')
  const returns = [back('20.00', 5), back('40.00', 6)]
  const way = timelineOf({ state: 'paid', timeline, returns })
  expect(way.slice(-3).map(({ state }) => state)).toEqual(['paid', 'returned', 'returned'])
  expect(way.filter(({ isCurrent }) => isCurrent)).toEqual([way.at(-1)])
  const of = (count: number) => returnedOf({ amount: '60.00', returns: returns.slice(0, count) })
  expect([of(0), of(1), of(2)]).toEqual([
    { much: 'nothing', amount: '0.00' },
    { much: 'part', amount: '20.00' },
    { much: 'whole', amount: '60.00' },
  ])
})
