import { createContext, use, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { en } from './en.ts'
import { keepLanguage, language } from './language.ts'
import type { Language } from './language.ts'
import { pt } from './pt.ts'

export type Texts = {
  readonly [K in keyof typeof pt]: (typeof pt)[K] extends string
    ? string
    : Readonly<Record<string, string>>
}

type Shared = {
  readonly t: Texts
  readonly lang: Language
  readonly choose: (chosen: Language) => void
}

const Context = createContext<Shared | null>(null)

export function TextsProvider({ children }: { readonly children: ReactNode }) {
  const [lang, setLang] = useState(language)
  const shared = useMemo<Shared>(
    () => ({
      t: lang === 'pt_BR' ? pt : en,
      lang,
      choose(chosen) {
        keepLanguage(chosen)
        document.documentElement.lang = chosen.replace('_', '-')
        setLang(chosen)
      },
    }),
    [lang],
  )
  return <Context value={shared}>{children}</Context>
}

/** The texts of the chosen language, and how to choose. */
export function useTexts(): Shared {
  const shared = use(Context)
  if (!shared) throw new Error('texts are used outside of their provider')
  return shared
}

/** The word for a code, or the code itself. */
export const word = (words: Readonly<Record<string, string>>, code: string): string =>
  words[code] ?? code

/** How a game or the sports are called; a game of another studio by its own code. */
export const gameName = ({ switchNames, productNames }: Texts, game: string): string =>
  switchNames[`game:${game}`] ?? productNames[game] ?? game
