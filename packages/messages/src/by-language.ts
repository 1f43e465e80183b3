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
