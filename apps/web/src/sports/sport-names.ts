import { competitionName } from './competition-names.ts'
import { countryName } from './country-names.ts'
import { raceName } from './race-names.ts'

/**
 * The name of a side, a race or a competition in a language other than Portuguese, in
 * which they come.
 */
export const sportName = (name: string, locale: string): string => {
  const country = countryName(name, locale)
  if (country !== name) return country
  const race = raceName(name, locale)
  return race === name ? competitionName(name, locale) : race
}
