import { expect, test } from 'vitest'
import { maskName } from './mask-name.ts'

test.each([
  ['Ana Lima Souza', 'Ana L. S.'],
  ['  João  d’Ávila-Reis ', 'João D.'],
  ['Dr. Ivo Reis', 'Dr. I. R.'],
  ['premios.example Ganhe Agora', 'premios G. A.'],
  ['www.premios.example Ana', 'www A.'],
  ['A.br Ana', 'A A.'],
  [`${'a'.repeat(60)} Ana`, `${'a'.repeat(30)} A.`],
])('of %j others read %j, and never a web address', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})
