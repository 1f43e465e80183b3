import type { PackTeam } from '@jogada/core/sports/packs'

/** A club and every spelling the source has used for it. */
export type Club = PackTeam & { readonly spellings: readonly string[] }

const club = (code: string, id: string, name: string, spellings: readonly string[]): Club => ({
  id,
  name,
  code,
  spellings,
})

/** Every club of Série A since 2018. */
export const CLUBS: readonly Club[] = [
  club('AME', 'america-mg', 'América-MG', ['América MG', 'América Mineiro']),
  club('CAP', 'athletico-pr', 'Athletico-PR', ['CA Paranaense', 'Athletico Paranaense']),
  club('ACG', 'atletico-go', 'Atlético-GO', ['AC Goianiense', 'Atlético Goianiense']),
  club('CAM', 'atletico-mg', 'Atlético-MG', ['CA Mineiro', 'Atlético Mineiro']),
  club('AVA', 'avai', 'Avaí', ['Avaí SC']),
  club('BAH', 'bahia', 'Bahia', ['EC Bahia', 'Bahia BA']),
  club('BOT', 'botafogo', 'Botafogo', ['Botafogo FR', 'Botafogo RJ']),
  club('RBB', 'bragantino', 'Bragantino', ['RB Bragantino', 'Red Bull Bragantino']),
  club('CEA', 'ceara', 'Ceará', ['Ceará SC', 'Ceará CE']),
  club('CHA', 'chapecoense', 'Chapecoense', ['Chapecoense AF', 'Chapecoense']),
  club('COR', 'corinthians', 'Corinthians', ['SC Corinthians Paulista', 'Corinthians SP']),
  club('CFC', 'coritiba', 'Coritiba', ['Coritiba FBC', 'Coritiba PR']),
  club('CRI', 'criciuma', 'Criciúma', ['Criciúma EC']),
  club('CRU', 'cruzeiro', 'Cruzeiro', ['Cruzeiro EC', 'Cruzeiro']),
  club('CSA', 'csa', 'CSA', ['CSA AL']),
  club('CUI', 'cuiaba', 'Cuiabá', ['Cuiabá EC', 'Cuiabá MT']),
  club('FLA', 'flamengo', 'Flamengo', ['CR Flamengo', 'Flamengo RJ']),
  club('FLU', 'fluminense', 'Fluminense', ['Fluminense FC', 'Fluminense RJ']),
  club('FOR', 'fortaleza', 'Fortaleza', ['Fortaleza EC', 'Fortaleza CE']),
  club('GOI', 'goias', 'Goiás', ['Goiás EC', 'Goiás GO']),
  club('GRE', 'gremio', 'Grêmio', ['Grêmio FBPA', 'Grêmio Porto Alegre']),
  club('INT', 'internacional', 'Internacional', ['SC Internacional', 'Internacional']),
  club('JUV', 'juventude', 'Juventude', ['EC Juventude', 'Juventude RS']),
  club('MIR', 'mirassol', 'Mirassol', ['Mirassol FC']),
  club('PAL', 'palmeiras', 'Palmeiras', ['SE Palmeiras', 'Palmeiras']),
  club('PRC', 'parana', 'Paraná', ['Paraná Clube']),
  club('REM', 'remo', 'Remo', ['Clube do Remo']),
  club('SAN', 'santos', 'Santos', ['Santos FC']),
  club('SAO', 'sao-paulo', 'São Paulo', ['São Paulo FC']),
  club('SPT', 'sport', 'Sport', ['SC Recife', 'Sport Recife PE']),
  club('VAS', 'vasco', 'Vasco', ['CR Vasco da Gama', 'Vasco da Gama RJ']),
  club('VIT', 'vitoria', 'Vitória', ['EC Vitória', 'Vitória BA']),
]

const placeBySpelling = new Map(
  CLUBS.flatMap(({ spellings }, place) => spellings.map((spelling) => [spelling, place] as const)),
)

/** The place of a club in `CLUBS`. RangeError for a spelling that nobody has assigned yet. */
export function clubPlace(spelling: string): number {
  const place = placeBySpelling.get(spelling)
  if (place === undefined) throw new RangeError(`unknown club: ${spelling}`)
  return place
}
