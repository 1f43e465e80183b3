import { expect, test } from 'vitest'
import { cashierTextsByLanguage } from '../cashier/index.ts'
import { mailTexts } from '../mails/index.ts'
import { successTexts } from '../successes.ts'
import { refusalText, refusalTexts } from './index.ts'
import { ptBr } from './pt-br.ts'

const places = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort((a, b) => a.localeCompare(b))

const { pt_BR: _, ...others } = refusalTexts

test.each(Object.entries(others))(
  '[R072] each refusal of %s has a text with the same places as in Portuguese',
  (_language, texts) => {
    const codes = Object.keys(ptBr) as (keyof typeof ptBr)[]
    expect(Object.keys(texts).toSorted()).toEqual(codes.toSorted())
    const wrong = codes.filter(
      (code) =>
        texts[code].trim() === '' ||
        texts[code] === ptBr[code] ||
        places(texts[code]).join(' ') !== places(ptBr[code]).join(' '),
    )
    expect(wrong).toEqual([])
  },
)

test('[R072] the languages of the refusals have mails and successes too', () => {
  expect(Object.keys(mailTexts).toSorted()).toEqual(Object.keys(refusalTexts).toSorted())
  expect(Object.keys(successTexts).toSorted()).toEqual(Object.keys(refusalTexts).toSorted())
  const marks = (mail: (typeof mailTexts)['pt_BR']) =>
    Object.values(mail).map(({ subject, text }) => [places(subject), places(text)])
  for (const mail of Object.values(mailTexts)) expect(marks(mail)).toEqual(marks(mailTexts.pt_BR))
})

test('[R072] the cashier says each reason in each language, and its file has nine columns', () => {
  const { pt_BR: base, ...rest } = cashierTextsByLanguage
  for (const { refused, review, file } of Object.values(rest)) {
    const same = Object.entries({ ...refused, ...review }).filter(([reason, text]) =>
      [{ ...base.refused, ...base.review }[reason as 'security'], ''].includes(text),
    )
    expect(same).toEqual([])
    expect(file.head).toHaveLength(base.file.head.length)
    expect(file.separator).not.toBe(file.decimal)
    const words = [...file.head, ...Object.values({ ...file.types, ...file.statuses })]
    expect(words.filter((word) => /[;,"=\n]|^[+@-]|^$/.test(word))).toEqual([])
  }
})

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
  expect(refusalText('withdraw_above_maximum', 'pt_BR', { limit: '12,50' })).toBe(
    'Montante máximo de levantamento:R$12,50',
  )
})

test('an unknown language reads Portuguese, and Nigeria English', () => {
  expect(refusalText('login_failed', 'xx_XX')).toBe(ptBr.login_failed)
  expect(refusalText('login_failed', 'toString')).toBe(ptBr.login_failed)
  expect(refusalText('login_failed', 'nr_NR')).toBe(refusalTexts.en_US.login_failed)
})

test('a sum in a refusal stands as the app shows sums, in every language', () => {
  const limit = '1234567.50'
  expect(refusalText('odds_changed', 'pt_BR', { seen: '1.23', now: '1.20', leg: 0 })).toBe(
    'A cotação mudou de 1,23 para 1,20. Confirme para apostar com a nova cotação.',
  )
  expect(refusalText('total_odds_limit', 'pt_BR', { limit: '5000.00' })).toContain('5.000,00')
  expect(refusalText('transfer_below_minimum', 'pt_BR', { limit: '10.00' })).toBe(
    'A transferência mínima é R$ 10,00.',
  )
  for (const language of Object.keys(refusalTexts)) {
    expect(refusalText('stake_above_maximum', language, { limit })).toContain('R$ 1.234.567,50')
    expect(refusalText('parlay_limit', language, { limit: 20 })).toContain('20')
  }
})

test('[RG-07] a pause that ends within a day names its hour in São Paulo too', () => {
  const until = (language: string) =>
    refusalText('play_paused', language, { until: '2026-11-29T17:27:00.000Z' })
  expect(until('pt_BR')).toBe(
    'Sua conta está em pausa até 29 de novembro de 2026 às 14:27. O saque continua funcionando.',
  )
  for (const language of Object.keys(refusalTexts))
    expect(until(language)).toMatch(/0?2:27|14[:.]27/)
})

test('[RG-07] a pause names its day as people write it, in each language', () => {
  const until = (language: string) => refusalText('play_paused', language, { until: '2026-11-23' })
  expect(until('pt_BR')).toBe(
    'Sua conta está em pausa até 23 de novembro de 2026. O saque continua funcionando.',
  )
  expect(refusalText('play_excluded_until', 'pt_BR', { until: '2026-11-23' })).toBe(
    'Sua autoexclusão vale até 23 de novembro de 2026. O saque continua funcionando.',
  )
  expect(until('en_US')).toContain('until November 23, 2026.')
  expect(until('nr_NR')).toContain('until November 23, 2026.')
  expect(until('xx_XX')).toContain('até 23 de novembro de 2026.')
  expect(until('toString')).toContain('até 23 de novembro de 2026.')
  for (const language of Object.keys(others)) expect(until(language)).not.toContain('2026-11-23')
})
