type ByLanguage = Readonly<Record<string, string>>

/**
 * Competitions that every language calls by a name of its own, by the name that comes with them.
 */
export const TRANSLATED: Readonly<Record<string, ByLanguage>> = {
  'Copa do Mundo': {
    de: 'Weltmeisterschaft',
    en: 'World Cup',
    es: 'Copa Mundial',
    fr: 'Coupe du monde',
    hi: 'विश्व कप',
    id: 'Piala Dunia',
    it: 'Coppa del Mondo',
    ja: 'ワールドカップ',
    ko: '월드컵',
    ru: 'Чемпионат мира',
    th: 'ฟุตบอลโลก',
    vi: 'World Cup',
    zh: '世界杯',
  },
  'Bundesliga feminina': {
    de: 'Bundesliga der Frauen',
    en: 'Women’s Bundesliga',
    es: 'Bundesliga femenina',
    fr: 'Bundesliga féminine',
    hi: 'महिला बुंडेसलीगा',
    id: 'Bundesliga Putri',
    it: 'Bundesliga femminile',
    ja: '女子ブンデスリーガ',
    ko: '여자 분데스리가',
    ru: 'Женская Бундеслига',
    th: 'บุนเดสลีกาหญิง',
    vi: 'Bundesliga nữ',
    zh: '德国女子联赛',
  },
  'Bundesliga masculina': {
    de: 'Bundesliga der Männer',
    en: 'Men’s Bundesliga',
    es: 'Bundesliga masculina',
    fr: 'Bundesliga masculine',
    hi: 'पुरुष बुंडेसलीगा',
    id: 'Bundesliga Putra',
    it: 'Bundesliga maschile',
    ja: '男子ブンデスリーガ',
    ko: '남자 분데스리가',
    ru: 'Мужская Бундеслига',
    th: 'บุนเดสลีกาชาย',
    vi: 'Bundesliga nam',
    zh: '德国男子联赛',
  },
}

/** Those that are known abroad by one name. */
const ABROAD: Readonly<Record<string, string>> = {
  'Campeonato Argentino': 'Liga Profesional Argentina',
  'Serie A italiana': 'Serie A',
  'Sul-Americana': 'Copa Sudamericana',
}

/** A season or a year at the end of a name: 2026, 2025/26. */
const SEASON = /^(.+?)( \d{4}(?:\/\d{2})?)$/

/** A competition's name in a language other than Portuguese; the season stays as it is. */
export function competitionName(name: string, locale: string): string {
  const [, plain = name, season = ''] = SEASON.exec(name) ?? []
  const own = Object.hasOwn(TRANSLATED, plain) ? TRANSLATED[plain] : undefined
  const abroad = Object.hasOwn(ABROAD, plain) ? ABROAD[plain] : undefined
  const translated = own?.[locale.split('-')[0]!] ?? abroad
  return translated ? translated + season : name
}
