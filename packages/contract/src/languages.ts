import { defaultLanguage } from './default-language.ts'

/**
 * An entry of the language table. `pay` is the currency of the entry, which each call names in its
 * `curreny` header; accounts are held in reais whatever the language, so an amount of an account
 * always carries the sign of the real.
 */
export type LanguageEntry = {
  /** Value of the `lang` header, spelled as specified. */
  readonly key: string
  /** What its speakers call it. */
  readonly name: string
  /** Path of its flag, which is decoration. */
  readonly image: string
  readonly pay: {
    readonly unit: string
    /** Path of a coin with the symbol on it. */
    readonly icon: string
    readonly symbol: string
  }
  readonly dial: string
  /** BCP 47 tag, for plurals, dates, numbers and the page's `lang`. */
  readonly locale: string
}

const EURO = { unit: 'EUR', icon: '/currencies/eur.svg', symbol: '€' } as const

/** The languages of the product: nine entries as specified, then the six other tables of texts. */
export const languages = [
  defaultLanguage,
  {
    key: 'en_US',
    name: 'English',
    image: '/languages/gb.svg',
    pay: { unit: 'GBP', icon: '/currencies/gbp.svg', symbol: '£' },
    dial: '+44',
    locale: 'en-US',
  },
  {
    key: 'id_ID',
    name: 'Bahasa Indonesia',
    image: '/languages/id.svg',
    pay: { unit: 'IDR', icon: '/currencies/idr.svg', symbol: 'Rp' },
    dial: '+62',
    locale: 'id-ID',
  },
  {
    key: 'vi_VN',
    name: 'Tiếng Việt',
    image: '/languages/vn.svg',
    pay: { unit: 'VND', icon: '/currencies/vnd.svg', symbol: '₫' },
    dial: '+84',
    locale: 'vi-VN',
  },
  {
    key: 'nr_NR',
    name: 'Nigerian English',
    image: '/languages/ng.svg',
    pay: { unit: 'NGN', icon: '/currencies/ngn.svg', symbol: '₦' },
    dial: '+234',
    locale: 'en-NG',
  },
  {
    key: 'ja_JP',
    name: '日本語',
    image: '/languages/jp.svg',
    pay: { unit: 'JPY', icon: '/currencies/jpy.svg', symbol: '¥' },
    dial: '+81',
    locale: 'ja-JP',
  },
  {
    key: 'ko_KR',
    name: '한국어',
    image: '/languages/kr.svg',
    pay: { unit: 'KRW', icon: '/currencies/krw.svg', symbol: '₩' },
    dial: '+82',
    locale: 'ko-KR',
  },
  {
    key: 'zh_CN',
    name: '中文',
    image: '/languages/cn.svg',
    pay: { unit: 'CNY', icon: '/currencies/cny.svg', symbol: '¥' },
    dial: '+86',
    locale: 'zh-CN',
  },
  {
    key: 'ru_RU',
    name: 'Русский',
    image: '/languages/ru.svg',
    pay: { unit: 'RUB', icon: '/currencies/rub.svg', symbol: '₽' },
    dial: '+7',
    locale: 'ru-RU',
  },
  {
    key: 'de_DE',
    name: 'Deutsch',
    image: '/languages/de.svg',
    pay: EURO,
    dial: '+49',
    locale: 'de-DE',
  },
  {
    key: 'es_ES',
    name: 'Español',
    image: '/languages/es.svg',
    pay: EURO,
    dial: '+34',
    locale: 'es-ES',
  },
  {
    key: 'fr_FR',
    name: 'Français',
    image: '/languages/fr.svg',
    pay: EURO,
    dial: '+33',
    locale: 'fr-FR',
  },
  {
    key: 'it_IT',
    name: 'Italiano',
    image: '/languages/it.svg',
    pay: EURO,
    dial: '+39',
    locale: 'it-IT',
  },
  {
    key: 'hi_IN',
    name: 'हिन्दी',
    image: '/languages/in.svg',
    pay: { unit: 'INR', icon: '/currencies/inr.svg', symbol: '₹' },
    dial: '+91',
    locale: 'hi-IN',
  },
  {
    key: 'th_TH',
    name: 'ไทย',
    image: '/languages/th.svg',
    pay: { unit: 'THB', icon: '/currencies/thb.svg', symbol: '฿' },
    dial: '+66',
    locale: 'th-TH',
  },
] as const satisfies readonly LanguageEntry[]

export type LanguageKey = (typeof languages)[number]['key']
