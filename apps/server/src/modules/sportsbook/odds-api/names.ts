/** A competition of the feed and what it is called here. */
export type FeedCompetition = {
  readonly sportKey: string
  readonly sport: string
  readonly competition: string
}

export const COMPETITIONS: readonly FeedCompetition[] = [
  { sportKey: 'soccer_brazil_campeonato', sport: 'football', competition: 'Brasileirão Série A' },
  { sportKey: 'soccer_spain_la_liga', sport: 'football', competition: 'La Liga' },
]

/** Names of the feed that differ from ours by more than accents, hyphens and club initials. */
const ALIASES: Readonly<Record<string, string>> = {
  'atletico mineiro': 'atletico mg',
  'atletico goianiense': 'atletico go',
  'atletico paranaense': 'athletico pr',
  'athletico paranaense': 'athletico pr',
  'america mineiro': 'america mg',
  'red bull bragantino': 'bragantino',
  'bragantino sp': 'bragantino',
  'vasco da gama': 'vasco',
  'sport recife': 'sport',
  'sport club do recife': 'sport',
  'atletico madrid': 'atletico de madrid',
  'athletic club': 'athletic bilbao',
  'ca osasuna': 'osasuna',
  'celta vigo': 'celta de vigo',
  'deportivo alaves': 'alaves',
  'deportivo de la coruna': 'deportivo la coruna',
  'espanyol barcelona': 'espanyol',
  'racing santander': 'racing de santander',
  'rcd espanyol': 'espanyol',
  'rcd mallorca': 'mallorca',
  'real betis': 'betis',
  oviedo: 'real oviedo',
}

const INITIALS = /\b(fc|ec|sc|cr|se|afc|cf|ac|rb)\b/g

/** One text for every way to write a club, to compare names of two sources by. */
export function clubKey(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
  const alias = ALIASES[plain]
  if (alias) return alias
  const bare = plain.replaceAll(INITIALS, '').replaceAll(/\s+/g, ' ').trim()
  return ALIASES[bare] ?? (bare === '' ? plain : bare)
}

/** What clubs are called here, by `clubKey`. */
export type ClubNames = ReadonlyMap<string, string>

export const clubNames = (names: readonly string[]): ClubNames =>
  new Map(names.map((name) => [clubKey(name), name]))
