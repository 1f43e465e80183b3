import { expect, test } from 'vitest'
import { enUs } from './en-us.ts'
import { refusalText } from './index.ts'
import { ptBr } from './pt-br.ts'

const places = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort((a, b) => a.localeCompare(b))

test.each(Object.keys(ptBr) as (keyof typeof ptBr)[])(
  '%s has the same places in each language',
  (code) => {
    expect(places(enUs[code])).toEqual(places(ptBr[code]))
  },
)

test('[R115] [R116] [R117] the withdrawal texts stand letter for letter', () => {
  expect(refusalText('withdraw_locked', 'pt_BR')).toBe(
    'Sua fatura do jogo está sendo gerada, por favor, tente novamente mais tarde',
  )
  expect(refusalText('withdraw_count_reached', 'pt_BR')).toBe(
    'Número de retiradas restantes hoje 0, tente novamente amanhã。',
  )
  expect(refusalText('withdraw_nothing_available', 'pt_BR')).toBe('Sem valor de levantamento')
})

test('[R118] [R119] the bounds stand behind the specified texts', () => {
  expect(refusalText('withdraw_below_minimum', 'pt_BR', { limit: '50' })).toBe(
    'Montante mínimo de retirada:R$50',
  )
  expect(refusalText('withdraw_above_maximum', 'pt_BR', { limit: '12.50' })).toBe(
    'Montante máximo de levantamento:R$12.50',
  )
})

test('an unknown language reads Portuguese', () => {
  expect(refusalText('login_failed', 'xx_XX')).toBe(ptBr.login_failed)
})
