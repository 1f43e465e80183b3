import { expect, test } from 'vitest'
import { fieldFaults, registrationProblem } from './registration.ts'

const form = {
  username: 'bia@mail.com',
  country: '+55',
  phone: '11 91234-5678',
  pwd: 'segredo123',
  pwd1: 'segredo123',
  captCode: 'abcde',
  terms: true,
}

test.each([
  [{}, null],
  [{ terms: false, phone: '119', captCode: '' }, 'termsNeeded'],
  [{ username: 'bia@mail', phone: '119', captCode: '' }, 'emailInvalid'],
  [{ phone: '119', pwd1: 'outra', captCode: '' }, 'phoneInvalid'],
  [{ pwd: 'curta', captCode: '' }, 'passwordTooShort'],
  [{ pwd: 'ab'.repeat(33) }, 'passwordTooLong'],
  [{ pwd1: '', captCode: '' }, 'passwordsDiffer'],
  [{ captCode: ' ' }, 'captchaEmpty'],
] as const)('[R111] [R112] the first thing that is wrong is said, %j', (part, problem) => {
  expect(registrationProblem({ ...form, ...part })).toBe(problem)
})

test.each([
  ['+55', '11 3123-4567', null],
  ['+55', '011 91234-5678', null],
  ['+55', '91234-5678', 'phoneInvalid'],
  ['+55', '55 11 91234-5678', 'phoneInvalid'],
  ['+1', '415 555 2671', null],
  ['+44', '123', 'phoneInvalid'],
  ['+55', '', null],
])('[R112] a number has the digits of its country, %s %s', (country, phone, fault) => {
  expect(fieldFaults({ ...form, country, phone }).phone).toBe(fault)
})
