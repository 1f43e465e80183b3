import { expect, test } from 'vitest'
import { exposureKey, isStillExposed, readExposure } from './exposed-list.ts'

const line = {
  cpf: '***.982.247-**',
  nome_pep: 'JOSÉ  ANTÔNIO DE SOUZA ',
  descricao_funcao: 'PREFEITO',
  nome_orgao: 'MUNICÍPIO DE NITERÓI',
  data_fim_carencia: '31/12/2029',
}

test('[BR-11] a listed person is found by the digits that the list shows and the name, however it is written', () => {
  const read = readExposure(line)
  expect(read?.exposure).toEqual({
    role: 'PREFEITO',
    body: 'MUNICÍPIO DE NITERÓI',
    until: '2029-12-31',
  })
  expect(exposureKey({ cpf: '52998224725', name: 'José Antonio de Souza' })).toBe(read?.key)
  expect(exposureKey({ cpf: '52998224725', name: 'José Antonio Souza' })).not.toBe(read?.key)
  expect(exposureKey({ cpf: '52998324725', name: 'José Antonio de Souza' })).not.toBe(read?.key)
})

test('a line without the shown digits or a name finds nobody', () => {
  expect(readExposure({ ...line, cpf: '' })).toBeNull()
  expect(readExposure({ ...line, cpf: '***.98.247-**' })).toBeNull()
  expect(readExposure({ ...line, nome_pep: ' ' })).toBeNull()
})

test('[BR-11] a person counts as exposed to the last day of the list, and without one for good', () => {
  const { exposure } = readExposure(line)!
  expect([exposure.until!, '2030-01-01'].map((day) => isStillExposed(exposure, day))).toEqual([
    true,
    false,
  ])
  const open = readExposure({ ...line, data_fim_carencia: 'Não informada' })!.exposure
  expect(isStillExposed(open, '2099-01-01')).toBe(true)
})
