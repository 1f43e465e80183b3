import { expect, test } from 'vitest'
import { cpfDigits, maskCpf } from './cpf-mask.ts'

test.each([
  ['', ''],
  ['1', '1'],
  ['1234', '123.4'],
  ['1234567', '123.456.7'],
  ['123456789', '123.456.789'],
  ['12345678909', '123.456.789-09'],
  ['123.456.789-09', '123.456.789-09'],
  ['123456789099999', '123.456.789-09'],
  ['12a3', '123'],
])('[R033] %j typed as a CPF shows as %j', (typed, shown) => {
  expect(maskCpf(typed)).toBe(shown)
})

test('[R160] the CPF is sent as its digits', () => {
  expect(cpfDigits('123.456.789-09')).toBe('12345678909')
})
