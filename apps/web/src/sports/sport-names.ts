import { competitionName } from './competition-names.ts'
import { countryName } from './country-names.ts'

/** The name of a side or a competition in a language other than Portuguese, in which they come. */
export const sportName = (name: string, locale: string): string => {
  const country = countryName(name, locale)
  return country === name ? competitionName(name, locale) : country
}
