import { inLanguage } from './by-language.ts'
import type { ByLanguage } from './by-language.ts'
import type { RefusedTexts } from './cashier/refused/refused-texts.ts'
import { fill, shownSum } from './fill.ts'
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

type Texts = {
  readonly messages: Readonly<Record<keyof typeof ptbr.messages, string>>
  readonly refused: RefusedTexts
}

const texts: ByLanguage<Texts> = {
  de_DE: dede,
  en_US: enus,
  es_ES: eses,
  fr_FR: frfr,
  hi_IN: hiin,
  id_ID: idid,
  it_IT: itit,
  ja_JP: jajp,
  ko_KR: kokr,
  pt_BR: ptbr,
  ru_RU: ruru,
  th_TH: thth,
  vi_VN: vivn,
  zh_CN: zhcn,
}

/**
 * A message of the inbox in a language of the `lang` header, its amounts in reais and its reason in
 * words; null for a kind that has no text.
 */
export function messageText(
  language: string,
  kind: string,
  values: Readonly<Record<string, string>>,
): string | null {
  const { messages, refused } = inLanguage(texts, language)
  const text = textOf(messages, kind)
  if (text === null) return null
  const { amount, taken = amount, owed, stake, reason } = values
  return fill(text, {
    ...values,
    ...sums({ amount, taken, owed, stake }),
    reason: (reason !== undefined && textOf(refused, reason)) || '',
  }).trim()
}

const sums = (known: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(known).flatMap(([name, sum]) =>
      sum === undefined ? [] : [[name, `R$ ${shownSum(sum)}`]],
    ),
  )

const textOf = (known: Readonly<Record<string, string>>, key: string): string | null =>
  Object.hasOwn(known, key) ? known[key]! : null
