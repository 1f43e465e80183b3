import { defaultLanguage, languages } from '@jogada/contract'
import type { LanguageKey } from '@jogada/contract'
import type { ptBr } from '@jogada/messages/web/pt-br'
import type { Translation } from '@jogada/messages/web/translation'
import { create } from 'zustand'
import { stored } from '../platform/storage.ts'

export type BaseMessages = typeof ptBr
export type Messages = Translation<BaseMessages>

/** Texts per language; a language without texts of its own reads the base catalogue. */
const catalogues: Partial<Record<LanguageKey, () => Promise<Messages>>> = {
  pt_BR: async () => (await import('@jogada/messages/web/pt-br')).ptBr,
  en_US: async () => (await import('@jogada/messages/web/en-us')).enUs,
}

/** The languages that have texts. */
export const offeredLanguages = languages.filter(({ key }) => catalogues[key])

type Language = { readonly key: LanguageKey; readonly messages: Messages | null }

export const useLanguage = create<Language>(() => ({ key: chosenKey(), messages: null }))

/** The chosen entry of the language table: key, currency, symbol, prefix. */
export const currentLanguage = () => entryOf(useLanguage.getState().key)

const entryOf = (key: LanguageKey) => languages.find((entry) => entry.key === key) ?? languages[0]

function chosenKey(): LanguageKey {
  const kept = stored.language.read()
  return offeredLanguages.find(({ key }) => key === kept)?.key ?? defaultLanguage
}

/** Loads the texts of a language and shows them; the choice is kept for the next start. */
export async function chooseLanguage(key: LanguageKey) {
  const load = catalogues[key] ?? catalogues[defaultLanguage]!
  const messages = await load()
  stored.language.write(key)
  document.documentElement.lang = key.replace('_', '-')
  useLanguage.setState({ key, messages })
}

/** The locale of dates and plurals for a language key. */
export const localeOf = (key: LanguageKey) => (key === 'nr_NR' ? 'en-NG' : key.replace('_', '-'))
