import { defaultLanguage } from '@jogada/contract'
import type { LanguageEntry } from '@jogada/contract/languages'
import type { MarketNames } from '@jogada/messages/markets/market-names'
import type { ptBr } from '@jogada/messages/web/pt-br'
import type { Translation } from '@jogada/messages/web/translation'
import { create } from 'zustand'
import { stored } from '../platform/storage.ts'

export type BaseMessages = typeof ptBr
export type Messages = Translation<BaseMessages>

type Language = {
  readonly entry: LanguageEntry
  readonly messages: Messages | null
  /** Missing where markets have their names with them. */
  readonly marketNames?: MarketNames
}

export const useLanguage = create<Language>(() => ({ entry: defaultLanguage, messages: null }))

/** What a call says of the chosen language: its key and its currency. */
export const currentLanguage = () => {
  const { key, pay, dial } = useLanguage.getState().entry
  return { key, currency: pay.unit, dial }
}

let asked = ''

/**
 * Loads the texts of a language, or of Portuguese where the product has none of it, and shows them;
 * the choice is kept for the next start. Of two choices the later one counts.
 */
export async function chooseLanguage(key: string) {
  asked = key
  const chosen = await textsOf(key)
  if (asked !== key) return
  const { entry, messages } = chosen
  stored.language.write(entry.key)
  document.documentElement.lang = entry.locale
  document.title = messages.shell.pageTitle
  useLanguage.setState(chosen, true)
}

/** Shows the language that was chosen last. */
export const restoreLanguage = () => chooseLanguage(stored.language.read() ?? defaultLanguage.key)

async function textsOf(key: string): Promise<Language & { readonly messages: Messages }> {
  if (key !== defaultLanguage.key) {
    const { loadTexts } = await import('./offered-languages.ts')
    const found = await loadTexts(key)
    if (found) return found
  }
  const { ptBr } = await import('@jogada/messages/web/pt-br')
  return { entry: defaultLanguage, messages: ptBr }
}
