import { expect, test } from 'vitest'
import { writtenTexts } from './written-texts.ts'

test('[R038] a language whose text was left blank has none', () => {
  const texts = { pt_BR: 'Aviso', de_DE: 'Hinweis', ja_JP: '', th_TH: '  ' }
  expect(writtenTexts(texts)).toEqual({ pt_BR: 'Aviso', de_DE: 'Hinweis' })
})
