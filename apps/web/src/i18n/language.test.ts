import { languages } from '@jogada/contract/languages'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { chooseLanguage, currentLanguage, useLanguage } from './language.ts'
import { offeredLanguages } from './offered-languages.ts'

afterEach(() => chooseLanguage('pt_BR'))

test('[R072] the specified entries with their keys and currencies, Portuguese first', () => {
  expect(languages.slice(0, 9).map(({ key }) => key)).toEqual(
    'pt_BR en_US id_ID vi_VN nr_NR ja_JP ko_KR zh_CN ru_RU'.split(' '),
  )
  const entries = Object.fromEntries(languages.map((entry) => [entry.key, entry]))
  expect(entries['pt_BR']).toMatchObject({ dial: '+55', pay: { unit: 'BRL', symbol: 'R$' } })
  expect(entries['en_US']?.pay.unit).toBe('GBP')
  expect(entries['nr_NR']?.pay).toEqual({
    unit: 'NGN',
    icon: '/currencies/ngn.svg',
    symbol: '₦',
  })
  expect(languages.slice(9).map(({ key }) => key)).toEqual(
    'de_DE es_ES fr_FR it_IT hi_IN th_TH'.split(' '),
  )
  for (const { locale, pay, dial } of languages) {
    expect(Intl.getCanonicalLocales(locale)).toEqual([locale])
    expect(pay.unit).toMatch(/^[A-Z]{3}$/)
    expect(dial).toMatch(/^\+\d{1,3}$/)
  }
})

test('[R072] each entry has its name, its flag, and the coin and the symbol of its currency', () => {
  for (const { name, image, pay } of languages) {
    expect(name).toMatch(/\S/)
    expect(pay.symbol).toMatch(/\S/)
    for (const picture of [image, pay.icon]) {
      const file = join(import.meta.dirname, '../../public', picture)
      expect([picture, existsSync(file)]).toEqual([picture, true])
    }
  }
})

test('[R072] Nigeria reads English under its own key and Naira', async () => {
  await chooseLanguage('nr_NR')
  expect(currentLanguage()).toEqual({ key: 'nr_NR', currency: 'NGN', dial: '+234' })
  expect(document.documentElement.lang).toBe('en-NG')
  expect(useLanguage.getState().messages?.common.close).toBe('Close')
})

test('of two choices the later one stays, and what is unknown is Portuguese', async () => {
  await Promise.all([chooseLanguage('en_US'), chooseLanguage('pt_BR')])
  expect(useLanguage.getState().entry.key).toBe('pt_BR')
  await chooseLanguage('en_US')
  await chooseLanguage('xx_XX')
  expect(currentLanguage()).toEqual({ key: 'pt_BR', currency: 'BRL', dial: '+55' })
})

test('[R072] every offered language has its texts', async () => {
  for (const { key } of offeredLanguages) {
    await chooseLanguage(key)
    expect(useLanguage.getState().entry.key).toBe(key)
  }
})
