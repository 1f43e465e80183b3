import { expect, test } from 'vitest'
import { passwordFault, passwordStrength } from './password-rules.ts'

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

test.each([
  ['', null],
  ['Zx9#k', 'weak'],
  ['12345678', 'weak'],
  ['88888888', 'weak'],
  ['qwertyuiop', 'weak'],
  ['abababababababab', 'weak'],
  ['flamengo1', 'weak'],
  ['senha12345', 'weak'],
  ['cavalo-janela', 'fair'],
  ['V7#tzQ2!mB', 'fair'],
  ['calçadão-9-ondas-de-noite', 'strong'],
  ['cavalo janela bateria lua', 'strong'],
])('[R112] what is easily guessed is weak however long, %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
