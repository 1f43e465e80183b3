import type { Area } from '../use-area.ts'

const pt = {
  title: 'Por ano',
  lead: 'Fatos de um ano, sem cálculo de imposto. Quem viu fica registrado.',
  show: 'Mostrar demonstrativo',
  year: 'Ano',
  soFar: 'O ano não terminou: os valores ainda podem mudar.',
  category: 'Categoria',
  categories: { sports: 'Apostas esportivas', games: 'Jogos on-line', total: 'Total' },
  stakes: 'Apostado',
  prizes: 'Prêmios',
  result: 'Resultado',
  day: 'Saldo no fim de',
  held: 'Em apostas abertas',
  withdrawing: 'Em saques',
  total: 'Total',
  ofAll: 'Demonstrativo anual de todos os jogadores',
  ofAllLead: 'Um jogador por linha, com o CPF mascarado; contas de teste ficam fora.',
}

const en: typeof pt = {
  title: 'By year',
  lead: 'Facts of a year, without any tax reckoned. Who saw it is kept.',
  show: 'Show statement',
  year: 'Year',
  soFar: 'The year is not over: the amounts may still change.',
  category: 'Category',
  categories: { sports: 'Sports bets', games: 'Online games', total: 'Total' },
  stakes: 'Staked',
  prizes: 'Prizes',
  result: 'Result',
  day: 'Balance at the end of',
  held: 'In open bets',
  withdrawing: 'In withdrawals',
  total: 'Total',
  ofAll: 'Yearly statement of all players',
  ofAllLead: 'One player on a line, the CPF masked; test accounts are left out.',
}

export const yearlyTexts: Area<typeof pt> = { pt, en }
