import { regionName } from './region-name.ts'

/** The countries that races are named after, as they come. */
const CODES: Readonly<Record<string, string>> = {
  'Arábia Saudita': 'SA',
  Austrália: 'AU',
  Áustria: 'AT',
  Azerbaijão: 'AZ',
  Bahrein: 'BH',
  Bélgica: 'BE',
  Canadá: 'CA',
  Catar: 'QA',
  China: 'CN',
  Espanha: 'ES',
  'Estados Unidos': 'US',
  'Grã-Bretanha': 'GB',
  Hungria: 'HU',
  Itália: 'IT',
  Japão: 'JP',
  Mônaco: 'MC',
  'Países Baixos': 'NL',
  Singapura: 'SG',
}

/** "GP do Catar 2026" in another language: the country by its name there, a city as it is. */
export function raceName(name: string, locale: string): string {
  const [, place, year] = /^GP d[aeo]s? (.+) (\d{4})$/.exec(name) ?? []
  if (!place) return name
  const code = CODES[place]
  return `GP ${code ? regionName(code, locale) : place} ${year}`
}
