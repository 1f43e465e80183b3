import { expect, test } from 'vitest'
import { find, plain, rankOf } from './find.ts'

test('accents, capitals and signs do not matter', () => {
  expect(plain('São Paulo – FC')).toBe('sao paulo fc')
  expect(rankOf('sao', 'São Paulo')).toBe(0)
  expect(rankOf('PAULO', 'São Paulo')).toBe(1)
})

test('one slip of the finger is forgiven from five letters on, two are not', () => {
  expect(rankOf('flamemgo', 'Flamengo')).toBe(4)
  expect(rankOf('flamngo', 'Flamengo')).toBe(4)
  expect(rankOf('flamnego', 'Flamengo')).toBe(4)
  expect(rankOf('flammengo', 'Flamengo')).toBe(4)
  expect(rankOf('flomemgo', 'Flamengo')).toBeNull()
  expect(rankOf('fla', 'Foo')).toBeNull()
})

test('a slip is one only between words of like length', () => {
  expect(rankOf('minas', 'Grêmio x Mirassol')).toBeNull()
  expect(rankOf('ao vivo', 'Vasco x Vitória – São Paulo')).toBeNull()
  expect(rankOf('vivo', 'Viva')).toBeNull()
  expect(rankOf('mirasol', 'Grêmio x Mirassol')).toBe(4)
})

test('a beginning comes before a word inside, and equals keep their order', () => {
  expect(find('mi', ['Limit', 'A mina', 'Minas', 'Mil'], (text) => text)).toEqual([
    'Minas',
    'Mil',
    'A mina',
    'Limit',
  ])
  expect(find(' ', ['Minas'], (text) => text)).toEqual([])
})

test('every word counts, in any order, each with a slip of its own', () => {
  const match = 'Arsenal Chelsea Premier League'
  expect(rankOf('arsenal chel', match)).toBe(0)
  expect(rankOf('chelsea x arsenal', `${match} Arsenal x Chelsea`)).toBe(3)
  expect(rankOf('league arsenal', match)).toBe(3)
  expect(rankOf('arsenl premeir', match)).toBe(4)
  expect(rankOf('arsenal fulham', match)).toBeNull()
  expect(rankOf('manchestr city', 'Manchester City')).toBe(4)
  expect(find('city man', ['Manchester United', 'Manchester City'], (text) => text)).toEqual([
    'Manchester City',
  ])
})
