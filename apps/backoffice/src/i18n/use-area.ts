import { useTexts } from './use-texts.tsx'

/** Texts of one area in both languages, kept beside its pages. */
export type Area<T> = { readonly pt: T; readonly en: T }

/** The texts of an area in the chosen language. */
export function useArea<T>(area: Area<T>): T {
  const { lang } = useTexts()
  return lang === 'pt_BR' ? area.pt : area.en
}
