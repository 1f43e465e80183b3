import type { RulesTexts } from './rules-texts.ts'

/** The sentences of the rules by language; each is loaded when it is first read. */
export const rulesTexts = {
  'pt-br': async () => (await import('./pt-br.ts')).ptBr,
  'en-us': async () => (await import('./en-us.ts')).enUs,
  'es-es': async () => (await import('./es-es.ts')).esEs,
  'de-de': async () => (await import('./de-de.ts')).deDe,
  'fr-fr': async () => (await import('./fr-fr.ts')).frFr,
  'it-it': async () => (await import('./it-it.ts')).itIt,
  'ru-ru': async () => (await import('./ru-ru.ts')).ruRu,
  'hi-in': async () => (await import('./hi-in.ts')).hiIn,
  'id-id': async () => (await import('./id-id.ts')).idId,
  'ja-jp': async () => (await import('./ja-jp.ts')).jaJp,
  'ko-kr': async () => (await import('./ko-kr.ts')).koKr,
  'th-th': async () => (await import('./th-th.ts')).thTh,
  'vi-vn': async () => (await import('./vi-vn.ts')).viVn,
  'zh-cn': async () => (await import('./zh-cn.ts')).zhCn,
} satisfies Record<string, () => Promise<RulesTexts>>

export type RulesLanguage = keyof typeof rulesTexts
