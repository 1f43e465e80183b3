import { inLanguage } from '../by-language.ts'
import type { ByLanguage } from '../by-language.ts'
import { fillSums, shownTime, shownSum } from '../fill.ts'
import { enUs } from './en-us.ts'
import { deDe } from './de-de.ts'
import { esEs } from './es-es.ts'
import { frFr } from './fr-fr.ts'
import { itIt } from './it-it.ts'
import { ruRu } from './ru-ru.ts'
import { hiIn } from './hi-in.ts'
import { idId } from './id-id.ts'
import { jaJp } from './ja-jp.ts'
import { koKr } from './ko-kr.ts'
import { thTh } from './th-th.ts'
import { viVn } from './vi-vn.ts'
import { zhCn } from './zh-cn.ts'
import { ptBr } from './pt-br.ts'

export type RefusalTexts = Readonly<Record<keyof typeof ptBr, string>>

export const refusalTexts: ByLanguage<RefusalTexts> = {
  pt_BR: ptBr,
  en_US: enUs,
  de_DE: deDe,
  es_ES: esEs,
  fr_FR: frFr,
  it_IT: itIt,
  ru_RU: ruRu,
  hi_IN: hiIn,
  id_ID: idId,
  ja_JP: jaJp,
  ko_KR: koKr,
  th_TH: thTh,
  vi_VN: viVn,
  zh_CN: zhCn,
}

/** Texts that name odds; the app writes them like sums, with a comma in every language. */
const WITH_ODDS: ReadonlySet<keyof RefusalTexts> = new Set(['odds_changed', 'total_odds_limit'])

/**
 * The text of a refusal in the language of the `lang` header; Portuguese where the language
 * has none. Places without a value are left out; a sum stands as the app shows sums, except in
 * the two texts that the specification ends with the bare number; a day, `2026-11-23`, and an
 * instant as they are written out.
 */
export const refusalText = (
  code: keyof RefusalTexts,
  language: string,
  values: Readonly<Record<string, string | number>> = {},
): string => {
  const text = inLanguage(refusalTexts, language)[code]
  const shown = (value: string | number) =>
    WITH_ODDS.has(code) ? shownSum(String(value)) : shownTime(String(value), language)
  const entries = Object.entries(values).map(([name, value]) => [name, shown(value)])
  return fillSums(text, Object.fromEntries(entries) as Record<string, string>)
}
