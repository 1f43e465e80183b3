/** The countries whose sides play in the matches of the product, by the name that comes with them. */
export const CODES: Readonly<Record<string, string>> = {
  Argélia: 'DZ',
  Argentina: 'AR',
  Austrália: 'AU',
  Áustria: 'AT',
  Bélgica: 'BE',
  'Bósnia e Herzegovina': 'BA',
  Brasil: 'BR',
  Camarões: 'CM',
  Canadá: 'CA',
  'Cabo Verde': 'CV',
  Colômbia: 'CO',
  'Costa Rica': 'CR',
  Croácia: 'HR',
  Curaçao: 'CW',
  Tchéquia: 'CZ',
  'RD Congo': 'CD',
  Dinamarca: 'DK',
  Equador: 'EC',
  Egito: 'EG',
  França: 'FR',
  Alemanha: 'DE',
  Gana: 'GH',
  Haiti: 'HT',
  Islândia: 'IS',
  Irã: 'IR',
  Iraque: 'IQ',
  'Costa do Marfim': 'CI',
  Japão: 'JP',
  Jordânia: 'JO',
  México: 'MX',
  Marrocos: 'MA',
  'Países Baixos': 'NL',
  'Nova Zelândia': 'NZ',
  Nigéria: 'NG',
  Noruega: 'NO',
  Panamá: 'PA',
  Paraguai: 'PY',
  Peru: 'PE',
  Polônia: 'PL',
  Portugal: 'PT',
  Catar: 'QA',
  Rússia: 'RU',
  'Arábia Saudita': 'SA',
  Senegal: 'SN',
  Sérvia: 'RS',
  'África do Sul': 'ZA',
  'Coreia do Sul': 'KR',
  Espanha: 'ES',
  Suécia: 'SE',
  Suíça: 'CH',
  Tunísia: 'TN',
  Turquia: 'TR',
  'Estados Unidos': 'US',
  Uruguai: 'UY',
  Uzbequistão: 'UZ',
}

/** Those that play for themselves without a code of their own, by language. */
export const WITHOUT_CODE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Inglaterra: {
    de: 'England',
    en: 'England',
    es: 'Inglaterra',
    fr: 'Angleterre',
    hi: 'इंग्लैंड',
    id: 'Inggris',
    it: 'Inghilterra',
    ja: 'イングランド',
    ko: '잉글랜드',
    ru: 'Англия',
    th: 'อังกฤษ',
    vi: 'Anh',
    zh: '英格兰',
  },
  Escócia: {
    de: 'Schottland',
    en: 'Scotland',
    es: 'Escocia',
    fr: 'Écosse',
    hi: 'स्कॉटलैंड',
    id: 'Skotlandia',
    it: 'Scozia',
    ja: 'スコットランド',
    ko: '스코틀랜드',
    ru: 'Шотландия',
    th: 'สกอตแลนด์',
    vi: 'Scotland',
    zh: '苏格兰',
  },
  'País de Gales': {
    de: 'Wales',
    en: 'Wales',
    es: 'Gales',
    fr: 'Pays de Galles',
    hi: 'वेल्स',
    id: 'Wales',
    it: 'Galles',
    ja: 'ウェールズ',
    ko: '웨일스',
    ru: 'Уэльс',
    th: 'เวลส์',
    vi: 'Wales',
    zh: '威尔士',
  },
}

const known = new Map<string, Intl.DisplayNames>()

function regionsIn(locale: string) {
  const regions = known.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' })
  known.set(locale, regions)
  return regions
}

/** A country's name in a language; any other side keeps its own. */
export function countryName(team: string, locale: string): string {
  const code = Object.hasOwn(CODES, team) ? CODES[team] : undefined
  if (code) return regionsIn(locale).of(code) ?? team
  const names = Object.hasOwn(WITHOUT_CODE, team) ? WITHOUT_CODE[team] : undefined
  return names?.[locale.split('-')[0]!] ?? team
}
