const known = new Map<string, Intl.DisplayNames>()

/** The name of a country, by its code of two letters (ISO 3166-1), in a language. */
export function regionName(code: string, locale: string): string {
  const names = known.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' })
  known.set(locale, names)
  return names.of(code) ?? code
}
