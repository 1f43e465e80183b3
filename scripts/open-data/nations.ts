import type { ReplayTeam } from '@jogada/core/sports/packs'

/** English name in the source, FIFA code, name in Brazilian Portuguese. */
const NATIONS = [
  ['Algeria', 'ALG', 'Argélia'],
  ['Argentina', 'ARG', 'Argentina'],
  ['Australia', 'AUS', 'Austrália'],
  ['Austria', 'AUT', 'Áustria'],
  ['Belgium', 'BEL', 'Bélgica'],
  ['Bosnia & Herzegovina', 'BIH', 'Bósnia e Herzegovina'],
  ['Brazil', 'BRA', 'Brasil'],
  ['Cameroon', 'CMR', 'Camarões'],
  ['Canada', 'CAN', 'Canadá'],
  ['Cape Verde', 'CPV', 'Cabo Verde'],
  ['Colombia', 'COL', 'Colômbia'],
  ['Costa Rica', 'CRC', 'Costa Rica'],
  ['Croatia', 'CRO', 'Croácia'],
  ['Curaçao', 'CUW', 'Curaçao'],
  ['Czech Republic', 'CZE', 'Tchéquia'],
  ['DR Congo', 'COD', 'RD Congo'],
  ['Denmark', 'DEN', 'Dinamarca'],
  ['Ecuador', 'ECU', 'Equador'],
  ['Egypt', 'EGY', 'Egito'],
  ['England', 'ENG', 'Inglaterra'],
  ['France', 'FRA', 'França'],
  ['Germany', 'GER', 'Alemanha'],
  ['Ghana', 'GHA', 'Gana'],
  ['Haiti', 'HAI', 'Haiti'],
  ['Iceland', 'ISL', 'Islândia'],
  ['Iran', 'IRN', 'Irã'],
  ['Iraq', 'IRQ', 'Iraque'],
  ['Ivory Coast', 'CIV', 'Costa do Marfim'],
  ['Japan', 'JPN', 'Japão'],
  ['Jordan', 'JOR', 'Jordânia'],
  ['Mexico', 'MEX', 'México'],
  ['Morocco', 'MAR', 'Marrocos'],
  ['Netherlands', 'NED', 'Países Baixos'],
  ['New Zealand', 'NZL', 'Nova Zelândia'],
  ['Nigeria', 'NGA', 'Nigéria'],
  ['Norway', 'NOR', 'Noruega'],
  ['Panama', 'PAN', 'Panamá'],
  ['Paraguay', 'PAR', 'Paraguai'],
  ['Peru', 'PER', 'Peru'],
  ['Poland', 'POL', 'Polônia'],
  ['Portugal', 'POR', 'Portugal'],
  ['Qatar', 'QAT', 'Catar'],
  ['Russia', 'RUS', 'Rússia'],
  ['Saudi Arabia', 'KSA', 'Arábia Saudita'],
  ['Scotland', 'SCO', 'Escócia'],
  ['Senegal', 'SEN', 'Senegal'],
  ['Serbia', 'SRB', 'Sérvia'],
  ['South Africa', 'RSA', 'África do Sul'],
  ['South Korea', 'KOR', 'Coreia do Sul'],
  ['Spain', 'ESP', 'Espanha'],
  ['Sweden', 'SWE', 'Suécia'],
  ['Switzerland', 'SUI', 'Suíça'],
  ['Tunisia', 'TUN', 'Tunísia'],
  ['Turkey', 'TUR', 'Turquia'],
  ['USA', 'USA', 'Estados Unidos'],
  ['Uruguay', 'URU', 'Uruguai'],
  ['Uzbekistan', 'UZB', 'Uzbequistão'],
  ['Wales', 'WAL', 'País de Gales'],
] as const

/** Every national team of the three World Cups. */
export const NATIONAL_TEAMS: readonly ReplayTeam[] = NATIONS.map(([name, code, namePt]) => ({
  id: code.toLowerCase(),
  name,
  code,
  namePt,
}))

const codeByName = new Map<string, string>(NATIONS.map(([name, code]) => [name, code]))

/** The FIFA code of a national team. RangeError for a name that is not in the table. */
export function nationCode(name: string): string {
  const code = codeByName.get(name)
  if (code === undefined) throw new RangeError(`unknown national team: ${name}`)
  return code
}
