/** Names of sources that differ from ours by more than accents, hyphens and club initials. */
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

/** A name without accents, case, hyphens and dots, in any script. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** One text for every way to write a club, to compare names of two sources by. */
export function clubKey(name: string): string {
  const plain = plainName(name)
  const alias = ALIASES[plain]
  if (alias) return alias
  const bare = plain.replaceAll(INITIALS, '').replaceAll(/\s+/g, ' ').trim()
  return ALIASES[bare] ?? (bare === '' ? plain : bare)
}
