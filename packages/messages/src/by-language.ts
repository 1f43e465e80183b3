/** Texts under the keys of the `lang` header. */
export type ByLanguage<Texts> = Readonly<
  Record<
    | 'pt_BR'
    | 'en_US'
    | 'id_ID'
    | 'vi_VN'
    | 'ja_JP'
    | 'ko_KR'
    | 'zh_CN'
    | 'ru_RU'
    | 'de_DE'
    | 'es_ES'
    | 'fr_FR'
    | 'it_IT'
    | 'hi_IN'
    | 'th_TH',
    Texts
  >
>

/** Nigeria's entry of the language table reads English. */
const READS: Readonly<Record<string, string>> = { nr_NR: 'en_US' }

/** The texts of a language of the `lang` header; Portuguese where it is unknown. */
export function inLanguage<Texts>(texts: ByLanguage<Texts>, language: string): Texts {
  const key = READS[language] ?? language
  return Object.hasOwn(texts, key) ? texts[key as keyof ByLanguage<Texts>] : texts.pt_BR
}

const LOCALES: ByLanguage<string> = {
  pt_BR: 'pt-BR',
  en_US: 'en-US',
  id_ID: 'id-ID',
  vi_VN: 'vi-VN',
  ja_JP: 'ja-JP',
  ko_KR: 'ko-KR',
  zh_CN: 'zh-CN',
  ru_RU: 'ru-RU',
  de_DE: 'de-DE',
  es_ES: 'es-ES',
  fr_FR: 'fr-FR',
  it_IT: 'it-IT',
  hi_IN: 'hi-IN',
  th_TH: 'th-TH',
}

/** The BCP 47 tag in which a day is written for a language of the `lang` header. */
export const localeOf = (language: string): string => inLanguage(LOCALES, language)
