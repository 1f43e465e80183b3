import { afterEach, expect, test } from 'vitest'
import { keepToken } from '../session/session.ts'
import { holdUninvited, openUninvited } from './uninvited.ts'

afterEach(() => keepToken(null))

test('what nobody asked to see opens at once where nothing keeps it back', () => {
  const opened: string[] = []
  openUninvited(() => opened.push('awards'))
  expect(opened).toEqual(['awards'])
})

test('what nobody asked to see waits for the last that keeps it back, and opens once, in its order', () => {
  const opened: string[] = []
  const run = holdUninvited()
  const summary = holdUninvited()
  openUninvited(() => opened.push('awards'))
  openUninvited(() => opened.push('deposit'))
  run()
  run()
  expect(opened).toEqual([])
  summary()
  expect(opened).toEqual(['awards', 'deposit'])
  holdUninvited()()
  expect(opened).toEqual(['awards', 'deposit'])
})

test('[R092] what waited for one session is not opened for another', () => {
  const opened: string[] = []
  keepToken('the-token')
  const release = holdUninvited()
  openUninvited(() => opened.push('awards'))
  keepToken(null)
  release()
  expect(opened).toEqual([])
})
