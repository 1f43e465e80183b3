import { expect, test } from 'vitest'
import { localPersonCheck } from './person-check.ts'

const isName = async (name: string) => (await localPersonCheck({ name, cardNo: '52998224725' })).ok

test.each([
  'Ana Lima Souza',
  'João da Silva Jr.',
  'Dra. Inês D’Ávila',
  "Joana d'Arc Sá-Carneiro",
  'Ana L. Souza',
])('[R160] %j is a name', async (name) => {
  expect(await isName(name)).toBe(true)
})

test.each([
  'premios.example Ganhe',
  'Ana www.premios.br',
  'Ana L.Souza',
  'Ana Silva.',
  'Ana Sr..',
  `Ana ${'a'.repeat(31)}`,
  'Ana',
])('[R160] %j is none, for it could be a web address in what others are told', async (name) => {
  expect(await isName(name)).toBe(false)
})
