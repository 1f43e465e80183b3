// @vitest-environment node
import { reais, zero } from '@jogada/core'
import { expect, test } from 'vitest'
import { withdrawProblem } from './withdraw-checks.ts'

/** Everything in the way at once; each test clears what comes before its own check. */
const worst = { lock: true, number: 0, wdAmount: '0.00', limitAmount: '50' }
const unlocked = { ...worst, lock: false }
const counted = { ...unlocked, number: 1 }
const available = { ...counted, wdAmount: '120.50' }

test('[R115] withdraw: a bill being made comes first', () => {
  expect(withdrawProblem(worst, zero)).toEqual({ text: 'locked' })
})

test('[R116] withdraw: no withdrawal left today comes second', () => {
  expect(withdrawProblem(unlocked, zero)).toEqual({ text: 'countReached' })
})

test('[R117] withdraw: nothing available comes third', () => {
  expect(withdrawProblem(counted, zero)).toEqual({ text: 'nothingAvailable' })
  expect(withdrawProblem({ ...counted, wdAmount: '-1.00' }, reais(60n))).toEqual({
    text: 'nothingAvailable',
  })
})

test('[R118] withdraw: an empty amount or one below the limit comes fourth', () => {
  const below = { text: 'belowMinimum', limit: '50' }
  expect(withdrawProblem(available, zero)).toEqual(below)
  expect(withdrawProblem(available, reais(49n))).toEqual(below)
  expect(withdrawProblem({ ...available, limitAmount: '0' }, zero)).toMatchObject({
    text: 'belowMinimum',
  })
})

test('[R119] withdraw: an amount above what is available comes fifth', () => {
  expect(withdrawProblem(available, reais(121n))).toEqual({
    text: 'aboveMaximum',
    limit: '120,50',
  })
})

test('[R120] withdraw: from the limit up to what is available nothing stands in the way', () => {
  expect(withdrawProblem(available, reais(50n))).toBeNull()
  expect(withdrawProblem({ ...available, wdAmount: '60.00' }, reais(60n))).toBeNull()
})

test('[R193] the minimum is 50 unless the server names another', () => {
  const minimum = (limitAmount: string) => withdrawProblem({ ...available, limitAmount }, reais(1n))
  expect(minimum('')).toEqual({ text: 'belowMinimum', limit: '50' })
  expect(minimum('30.50')).toEqual({ text: 'belowMinimum', limit: '30,50' })
})
