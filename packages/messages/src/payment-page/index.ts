import { inLanguage } from '../by-language.ts'
import type { ByLanguage } from '../by-language.ts'
import { ptBr } from './pt-br.ts'
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
import type { PaymentPageTexts } from './pt-br.ts'

export type { PaymentPageTexts } from './pt-br.ts'

const texts: ByLanguage<PaymentPageTexts> = {
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

/** What the payment page says in a language of the `lang` header; Portuguese where it has none. */
export const paymentPageTexts = (language: string): PaymentPageTexts => inLanguage(texts, language)
