import { defaultLanguage } from '@jogada/contract'
import { currentLanguage } from '../../../i18n/language.ts'

/** The payment page of an order in the language that the app speaks. */
export function payUrl(url: string): string {
  const { key } = currentLanguage()
  return key === defaultLanguage.key ? url : `${url}?lang=${key}`
}
