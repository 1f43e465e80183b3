import type { YearStatement } from '@jogada/contract/yearly'
import { csvCell } from '../report/index.ts'

const BYTE_ORDER_MARK = '\uFEFF'

const instants = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

const shownDay = (day: string) => day.split('-').toReversed().join('/')

/**
 * The statement as a paper for the Brazilian tax return: in Portuguese whatever language its player
 * reads, with the separators that a spreadsheet in Brazil expects.
 */
export function statementFile(statement: YearStatement): string {
  const { year, soFar, operator, brand, player, before, after } = statement
  const until = soFar ? after.day : `${year}-12-31`
  const lines: readonly (readonly string[])[] = [
    ['Demonstrativo anual de apostas', year],
    ['Operadora', text(operator.name)],
    ['CNPJ', text(operator.cnpj)],
    ['Marca', text(brand)],
    ['Jogador', text(player.name)],
    ['CPF', text(player.cpf)],
    ['Período', `${shownDay(`${year}-01-01`)} a ${shownDay(until)}, horário de São Paulo`],
    ...(soFar ? [['Situação', 'Parcial: o ano não terminou e os valores podem mudar']] : []),
    ['Emitido em', text(instants.format(new Date(statement.madeAt)))],
    [],
    ['Categoria', 'Apostado (R$)', 'Prêmios (R$)', 'Resultado (R$)'],
    ...(
      [
        ['Apostas esportivas', statement.sports],
        ['Jogos on-line', statement.games],
        ['Total', statement.total],
      ] as const
    ).map(([name, { stakes, prizes, result }]) => [name, ...[stakes, prizes, result].map(money)]),
    [],
    ['Saldo', 'Em conta (R$)', 'Em apostas abertas (R$)', 'Em saques pedidos (R$)', 'Total (R$)'],
    ...[before, after].map(({ day, cash, held, withdrawing, total }) => [
      shownDay(day),
      ...[cash, held, withdrawing, total].map(money),
    ]),
    [],
    [
      'Este documento informa fatos da conta. Não calcula imposto: a apuração é do próprio jogador.',
    ],
  ]
  return `${BYTE_ORDER_MARK}${lines.map((cells) => cells.join(';')).join('\r\n')}\r\n`
}

/** What people or operators wrote: no cell of it can end early or become a formula. */
const text = (value: string | null) => csvCell(value)

const money = (amount: string) => amount.replace('.', ',')
