import { expect, test } from 'vitest'
import { namedRecords } from './named-records.ts'

const record = (kind: string) =>
  ({
    recordId: 'e1',
    type: '40',
    status: '10',
    kind,
    at: '2026-11-20T15:00:00.000Z',
    amount: '1.00',
    credit: '1.00',
    debit: '0.00',
    balance: '1.00',
  }) as const

const namesOf = (language: string) =>
  namedRecords([record('vip_award'), record('bet_settlement'), record('unheard_of')], language).map(
    ({ movement }) => movement,
  )

test('[R082] [R072] a record says what happened in the language of who reads it', () => {
  expect(namesOf('pt_BR')).toEqual(['Prêmio VIP', 'Resultado', null])
  expect(namesOf('en_US')).toEqual(['VIP award', 'Result', null])
})

test('[R082] a record says which game of the house was played, and none where none was', () => {
  const kinds = ['dice_bet', 'draw_luckyColor_stake', 'provider_debit', 'deposit']
  expect(namedRecords(kinds.map(record), 'pt_BR').map(({ game }) => game)).toEqual([
    'dice',
    'luckyColor',
    null,
    null,
  ])
})
