import { inLanguage } from '../by-language.ts'
import type { ByLanguage } from '../by-language.ts'
import { deDe } from './de-de.ts'
import { enUs } from './en-us.ts'
import { esEs } from './es-es.ts'
import { frFr } from './fr-fr.ts'
import { hiIn } from './hi-in.ts'
import { idId } from './id-id.ts'
import { itIt } from './it-it.ts'
import { jaJp } from './ja-jp.ts'
import { koKr } from './ko-kr.ts'
import { ptBr } from './pt-br.ts'
import type { RefusedTexts } from './refused/refused-texts.ts'
import { ruRu } from './ru-ru.ts'
import { thTh } from './th-th.ts'
import { viVn } from './vi-vn.ts'
import { zhCn } from './zh-cn.ts'

/** What moved a player's money, or asked for it. */
export type Movement =
  | 'pixIn'
  | 'pixOrder'
  | 'pixBack'
  | 'pixBackFailed'
  | 'debtPaid'
  | 'withdrawal'
  | 'withdrawalBack'
  | 'withdrawalReturned'
  | 'sent'
  | 'received'
  | 'round'
  | 'stake'
  | 'result'
  | 'stakeBack'
  | 'corrected'
  | 'cashOut'
  | 'bonus'
  | 'gift'
  | 'vipAward'
  | 'rebate'
  | 'referral'
  | 'adjustment'

/** What the cashier says of withdrawals, and the words of its downloads. */
export type CashierTexts = {
  readonly refused: RefusedTexts
  readonly review: Readonly<
    Record<'open_debt' | 'large_amount' | 'company_account' | 'usdt' | 'security', string>
  >
  /** Records as spreadsheets of the language's countries read them. */
  readonly file: {
    readonly separator: string
    readonly decimal: string
    readonly head: readonly string[]
    readonly types: Readonly<Record<'10' | '11' | '20' | '30' | '31' | '40' | '90', string>>
    /** The house's games by their codes. */
    readonly games: Readonly<
      Record<'dice' | 'limbo' | 'mines' | 'rowDouble' | 'double' | 'luckyColor', string>
    >
    readonly statuses: Readonly<Record<'00' | '01' | '10', string>>
    readonly movements: Readonly<Record<Movement, string>>
  }
}

export const cashierTextsByLanguage: ByLanguage<CashierTexts> = {
  pt_BR: ptBr,
  en_US: enUs,
  de_DE: deDe,
  es_ES: esEs,
  fr_FR: frFr,
  it_IT: itIt,
  ru_RU: ruRu,
  id_ID: idId,
  vi_VN: viVn,
  ja_JP: jaJp,
  ko_KR: koKr,
  zh_CN: zhCn,
  hi_IN: hiIn,
  th_TH: thTh,
}

/** The cashier's texts in a language of the `lang` header; Portuguese where it has none. */
export const cashierTexts = (language: string): CashierTexts =>
  inLanguage(cashierTextsByLanguage, language)
