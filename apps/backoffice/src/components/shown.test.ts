import { expect, test } from 'vitest'
import { reaisText, signedText } from './shown.tsx'

test('[R135] a decimal below zero has the minus of amounts, and the mark of the language', () => {
  expect(signedText('-3.25', 'pt_BR')).toBe('−3,25')
  expect(signedText('-3.25', 'en_US')).toBe('−3.25')
  expect(signedText('3.25', 'pt_BR')).toBe('3,25')
  expect(reaisText('-3.25', 'pt_BR')[0]).toBe(signedText('-3.25', 'pt_BR')[0])
})
