import { expect, test } from 'vitest'
import { isAdult, isBirthDate } from './birth-date.ts'

test.each([
  ['2008-11-25', '2026-11-24', false],
  ['2008-11-25', '2026-11-25', true],
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
  ['2009-01-01', '2026-12-31', false],
  ['1950-07-01', '2026-11-25', true],
])('[R197] [ACC-01] who was born on %s is an adult on %s: %j', (born, today, is) => {
  expect(isAdult(born, today)).toBe(is)
})

test('[ACC-01] a birth date is a day of the calendar that has been', () => {
  const today = '2026-11-25'
  for (const day of ['1990-05-17', '2000-02-29', today]) expect(isBirthDate(day, today)).toBe(true)
  for (const day of [
    '',
    '17/05/1990',
    '1990-5-17',
    '1990-02-30',
    '2001-02-29',
    '1990-13-01',
    '1899-12-31',
    '2026-11-26',
    '1990-05-17T00:00',
    ' 1990-05-17',
  ]) {
    expect([day, isBirthDate(day, today)]).toEqual([day, false])
  }
})
