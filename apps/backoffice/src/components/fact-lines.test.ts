import { expect, test } from 'vitest'
import { factTexts } from '../i18n/areas/facts.ts'
import { pt } from '../i18n/pt.ts'
import { factLines } from './fact-lines.ts'
import { factWords } from './fact-words.ts'

const words = { ...factTexts.pt, lang: 'pt_BR' } as const

test('a second person reads a result in words, its scores and its sums', () => {
  const asked = {
    state: 'finished',
    score: { home: 2, away: 1 },
    halfTime: { away: 0, home: 1 },
    bets: 3,
    stake: '1200.00',
    payout: '-4.50',
    settled: 1,
    isPart: true,
    from: null,
    to: '2026-11-23T02:30:00.000Z',
  }
  expect(factLines(asked, words)).toEqual([
    'Situação: terminado',
    'Placar: 2:1',
    'Intervalo: 1:0',
    'Apostas: 3',
    'Apostado: R$ 1.200,00',
    'Paga: −R$ 4,50',
    'Já liquidadas, a desfazer: 1',
    'Há mais apostas do que as contadas: sim',
    'Desde: –',
    'Até: 22/11/2026, 23:30:00',
  ])
})

test('what changes in a table is named by its place, and shares are percent', () => {
  const changed = {
    'levels.3.award': '5.00',
    'levels.3.rebateParts': 75,
    'rates.0': 200,
    'limits.dice.maxStake': '50.00',
    isStopped: false,
    roles: ['finance', 'risk'],
    unheardOf: { a: 1, b: [true] },
  }
  expect(factLines(changed, words)).toEqual([
    'Nível 3 Prêmio: R$ 5,00',
    'Nível 3 Cashback: 0,075 %',
    'Comissão nível 1: 0,2 %',
    'Limites dice Aposta máxima: R$ 50,00',
    'Parado: não',
    'Perfis: finance, risk',
    'unheardOf: a: 1, b: sim',
  ])
})

test('what was decided of a withdrawal is read in words', () => {
  const decided = { state: 'in_review', approvals: 1, approvalsNeeded: 2, reason: 'debt_open' }
  expect(factLines(decided, factWords(factTexts.pt, { t: pt, lang: 'pt_BR' }))).toEqual([
    'Situação: Em análise',
    'Aprovações: 1',
    'Aprovações necessárias: 2',
    'Motivo: O jogador tem um valor em aberto',
  ])
})

test('a fact is called the same as a column of a table', () => {
  expect(factLines({ is_offered: true, gift_campaign: 'page' }, words)).toEqual([
    'À venda: sim',
    'Campanha do presente: page',
  ])
})

test('[WAL-13] a campaign that is asked for is read in percent, in times and in words', () => {
  const asked = {
    kind: 'discount',
    discount_parts: 1000,
    multiplier_hundredths: 200,
    budget_window: 'month',
    budget: '500.00',
    contribution: '{"dice":50,"sports":0}',
  }
  const inWords = factWords(factTexts.pt, { t: pt, lang: 'pt_BR' })
  expect(factLines(asked, inWords)).toEqual([
    'Tipo: Desconto',
    'Desconto: 10 %',
    'Multiplicador: 2 ×',
    'Orçamento por: mês',
    'Orçamento: R$ 500,00',
    'Contribuição: \nDados: 50 %\nEsportes: 0 %',
  ])
  expect(factLines({ contribution: '{}' }, inWords)).toEqual(['Contribuição: 100 %'])
})

test('odds, lines and expected corners are no amounts, and a stake beside them is one', () => {
  const priced = {
    key: 'totals',
    specifiers: { line: '2.25' },
    prices: [{ outcome: 'over', odds: '2.10' }],
    corners: { home: '5.40', away: '4.10' },
    stake: '2.10',
  }
  expect(factLines(priced, words)).toEqual([
    'key: totals',
    'specifiers: line: 2,25',
    'prices: Resultado: over, Odds: 2,10',
    'Escanteios: home: 5,40, away: 4,10',
    'Apostado: R$ 2,10',
  ])
})

test('lines of a text stand below one another', () => {
  const lines = ['Quem joga tem mais de dezoito anos de idade.', 'Outra linha.']
  expect(factLines({ lines }, words)).toEqual([`Linhas: \n${lines.join('\n')}`])
})

test('both languages name the same facts and values', () => {
  const keysOf = ({ names, values }: typeof words | typeof factTexts.en) => [
    Object.keys(names),
    Object.entries(values).map(([name, known]) => [name, Object.keys(known)]),
  ]
  expect(keysOf(factTexts.en)).toEqual(keysOf(words))
})
