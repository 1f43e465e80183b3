import { expect, test } from 'vitest'
import { emailSuggestions } from './email-suggestions.ts'

test('[R043] the usual domains are offered for a name, and narrowed by what is typed', () => {
  expect(emailSuggestions('ana').slice(0, 3)).toEqual([
    'ana@gmail.com',
    'ana@hotmail.com',
    'ana@outlook.com',
  ])
  expect(emailSuggestions('ana@')).toContain('ana@live.com')
  expect(emailSuggestions('ana@ya')).toEqual(['ana@yahoo.com', 'ana@yahoo.com.br'])
  expect(emailSuggestions('ana@i')).toEqual(['ana@icloud.com'])
})

test('[R043] nothing is offered without a name or for a complete address', () => {
  expect(emailSuggestions('')).toEqual([])
  expect(emailSuggestions('@gmail')).toEqual([])
  expect(emailSuggestions('ana@icloud.com')).toEqual([])
  expect(emailSuggestions('ana@gmail@')).toEqual([])
})
