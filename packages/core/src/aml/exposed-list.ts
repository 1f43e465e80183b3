/** What the public list of politically exposed persons says of one of them. */
export type ListedExposure = {
  readonly role: string
  readonly body: string
  /**
   * The last day on which the person still counts as exposed, `yyyy-mm-dd`; null where none is set.
   */
  readonly until: string | null
}

/** Columns of the list that are read, without accents and in lower case. */
export const exposureColumns = {
  cpf: 'cpf',
  name: 'nome_pep',
  role: 'descricao_funcao',
  body: 'nome_orgao',
  until: 'data_fim_carencia',
} as const

type Column = (typeof exposureColumns)[keyof typeof exposureColumns]

const MASKED_CPF = /^\D*(\d{3})\D?(\d{3})\D*$/
const DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/

/** A text as it is compared: without accents, in lower case, with single spaces. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * By what a person is found in the list, which shows the six middle digits of a CPF alone: those
 * and the name. The CPF is given by its eleven digits.
 */
export const exposureKey = ({ cpf, name }: { readonly cpf: string; readonly name: string }) =>
  keyOf(cpf.slice(3, 9), name)

const keyOf = (middle: string, name: string) => `${middle} ${folded(name)}`

/**
 * One line of the list of politically exposed persons that the Controladoria-Geral da União
 * publishes each month (Portal da Transparência, "Pessoas Expostas Politicamente"), with the key
 * that finds it; null for one that names nobody.
 */
export function readExposure(
  line: Readonly<Record<Column, string>>,
): { readonly key: string; readonly exposure: ListedExposure } | null {
  const middle = MASKED_CPF.exec(line.cpf)
  if (!middle || folded(line.nome_pep) === '') return null
  const day = DAY.exec(line.data_fim_carencia.trim())
  return {
    key: keyOf(`${middle[1]}${middle[2]}`, line.nome_pep),
    exposure: {
      role: line.descricao_funcao.trim(),
      body: line.nome_orgao.trim(),
      until: day ? `${day[3]}-${day[2]}-${day[1]}` : null,
    },
  }
}

/**
 * Whether a person counts as exposed on a day, five years after the office included, which
 * the list counts.
 */
export const isStillExposed = ({ until }: ListedExposure, today: string): boolean =>
  until === null || today <= until
