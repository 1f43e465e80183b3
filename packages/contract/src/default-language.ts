import type { LanguageEntry } from './languages.ts'

/** The entry that the product starts with; the others are loaded when somebody chooses one. */
export const defaultLanguage = {
  key: 'pt_BR',
  name: 'Português',
  image: '/languages/br.svg',
  pay: { unit: 'BRL', icon: '/currencies/brl.svg', symbol: 'R$' },
  dial: '+55',
  locale: 'pt-BR',
} as const satisfies LanguageEntry
