import { inLanguage } from './by-language.ts'
import type { ByLanguage } from './by-language.ts'
import { fill } from './fill.ts'
import { help as dede } from './web/de-de/help.ts'
import { help as enus } from './web/en-us/help.ts'
import { help as eses } from './web/es-es/help.ts'
import { help as frfr } from './web/fr-fr/help.ts'
import { help as hiin } from './web/hi-in/help.ts'
import { help as idid } from './web/id-id/help.ts'
import { help as itit } from './web/it-it/help.ts'
import { help as jajp } from './web/ja-jp/help.ts'
import { help as kokr } from './web/ko-kr/help.ts'
import { help as ptbr } from './web/pt-br/help.ts'
import { help as ruru } from './web/ru-ru/help.ts'
import { help as thth } from './web/th-th/help.ts'
import { help as vivn } from './web/vi-vn/help.ts'
import { help as zhcn } from './web/zh-cn/help.ts'

type Texts = Readonly<Record<keyof typeof ptbr.messages, string>>

const texts: ByLanguage<Texts> = {
  de_DE: dede.messages,
  en_US: enus.messages,
  es_ES: eses.messages,
  fr_FR: frfr.messages,
  hi_IN: hiin.messages,
  id_ID: idid.messages,
  it_IT: itit.messages,
  ja_JP: jajp.messages,
  ko_KR: kokr.messages,
  pt_BR: ptbr.messages,
  ru_RU: ruru.messages,
  th_TH: thth.messages,
  vi_VN: vivn.messages,
  zh_CN: zhcn.messages,
}

/**
 * A message of the inbox in a language of the `lang` header, its amounts in reais; null for a kind
 * that has no text.
 */
export function messageText(
  language: string,
  kind: string,
  values: Readonly<Record<string, string>>,
): string | null {
  const known: Readonly<Record<string, string>> = inLanguage(texts, language)
  const text = Object.hasOwn(known, kind) ? known[kind] : undefined
  if (text === undefined) return null
  const { amount } = values
  return fill(text, {
    ...values,
    ...(amount !== undefined && { amount: `R$ ${amount.replace('.', ',')}` }),
  })
}
