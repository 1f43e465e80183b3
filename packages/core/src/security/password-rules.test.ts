import { expect, test } from 'vitest'
import { passwordFault } from './password-rules.ts'

test.each([
  ['', 'tooShort'],
  ['1234567', 'tooShort'],
  ['😀😀😀😀', 'tooShort'],
  ['ab'.repeat(33), 'tooLong'],
  ['zzzzzzzz', null],
  ['ab'.repeat(32), null],
])('[R112] a new password has 8 to 64 signs, %s', (password, fault) => {
  expect(passwordFault(password)).toBe(fault)
})
