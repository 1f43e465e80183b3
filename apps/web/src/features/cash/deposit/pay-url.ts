import { defaultLanguage } from '@jogada/contract'
import { currentLanguage } from '../../../i18n/language.ts'

/** The payment page of an order in the language and the appearance of the app. */
export function payUrl(url: string): string {
  const { key } = currentLanguage()
  const { theme, contrast } = document.documentElement.dataset
  const asked = new URLSearchParams([
    ...(key === defaultLanguage.key ? [] : [['lang', key]]),
    ...(theme === 'light' ? [['theme', theme]] : []),
    ...(contrast === 'high' ? [['contrast', contrast]] : []),
  ]).toString()
  return asked === '' ? url : `${url}?${asked}`
}
