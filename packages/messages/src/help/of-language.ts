import { inLanguage } from '../by-language.ts'
import type { ByLanguage } from '../by-language.ts'
import type { HelpTexts } from './help-texts.ts'

/** The help by language; each is loaded when it is first read. */
export const helpTexts = {
  pt_BR: async () => (await import('./pt-br.ts')).ptBr,
  en_US: async () => (await import('./en-us.ts')).enUs,
  es_ES: async () => (await import('./es-es.ts')).esEs,
  de_DE: async () => (await import('./de-de.ts')).deDe,
  fr_FR: async () => (await import('./fr-fr.ts')).frFr,
  it_IT: async () => (await import('./it-it.ts')).itIt,
  ru_RU: async () => (await import('./ru-ru.ts')).ruRu,
  hi_IN: async () => (await import('./hi-in.ts')).hiIn,
  id_ID: async () => (await import('./id-id.ts')).idId,
  ja_JP: async () => (await import('./ja-jp.ts')).jaJp,
  ko_KR: async () => (await import('./ko-kr.ts')).koKr,
  th_TH: async () => (await import('./th-th.ts')).thTh,
  vi_VN: async () => (await import('./vi-vn.ts')).viVn,
  zh_CN: async () => (await import('./zh-cn.ts')).zhCn,
} satisfies ByLanguage<() => Promise<HelpTexts>>

/** The help in a language of the `lang` header. */
export const helpIn = (language: string): Promise<HelpTexts> => inLanguage(helpTexts, language)()
