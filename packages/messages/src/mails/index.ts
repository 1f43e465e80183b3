import { inLanguage } from '../by-language.ts'
import type { ByLanguage } from '../by-language.ts'
import { fill } from '../fill.ts'
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

export type MailName = keyof typeof ptBr
export type MailTexts = Readonly<
  Record<MailName, { readonly subject: string; readonly text: string }>
>

export const mailTexts: ByLanguage<MailTexts> = {
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

/** Subject and text of a mail in a language of the `lang` header; Portuguese where it has none. */
export function mailText(
  name: MailName,
  language: string,
  values: Readonly<Record<string, string | number>> = {},
): { readonly subject: string; readonly text: string } {
  const { subject, text } = inLanguage(mailTexts, language)[name]
  return { subject: fill(subject, values), text: fill(text, values) }
}
