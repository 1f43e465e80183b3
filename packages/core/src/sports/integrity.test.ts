import { expect, test } from 'vitest'
import { centavos } from '../money.ts'
import { integritySigns } from './integrity.ts'
import type { OutcomeBets } from './integrity.ts'

const reais = (amount: number) => centavos(BigInt(Math.round(amount * 100)))

const usual: OutcomeBets = {
  players: 5,
  stake: reais(1_000),
  marketStake: reais(3_000),
  oddsX1000: 3_000,
  firstPlayers: 0,
  firstStake: reais(0),
  sharingPlayers: 1,
  sharingStake: reais(1_000),
}
const oneSided = { ...usual, marketStake: reais(1_111.11) }
const ofNew = { ...usual, firstPlayers: 5, firstStake: reais(500) }
const shared = { ...usual, sharingPlayers: 3, sharingStake: reais(500) }

test('[SPB-14] bets as they usually come give no sign', () => {
  expect(integritySigns(usual)).toEqual([])
})

test.each([
  ['nine tenths of a market on what is unlikely', oneSided, ['bets_one_sided']],
  ['half of the money from accounts that never bet before', ofNew, ['bets_of_new']],
  ['three accounts on one device', shared, ['bets_shared']],
  [
    'all of it',
    { ...oneSided, firstPlayers: 5, firstStake: reais(500), sharingPlayers: 3 },
    ['bets_one_sided', 'bets_of_new', 'bets_shared'],
  ],
] as const)('[SPB-14] %s is a sign', (_, bets, signs) => {
  expect(integritySigns(bets)).toEqual(signs)
})

test.each([
  ['a centavo less than nine tenths', { ...oneSided, marketStake: reais(1_111.12) }],
  ['a price of a favourite', { ...oneSided, oddsX1000: 2_999 }],
  ['four players', { ...oneSided, ...ofNew, players: 4 }],
  [
    'a centavo less than a thousand reais',
    {
      ...oneSided,
      ...ofNew,
      stake: reais(999.99),
      firstStake: reais(499.99),
      marketStake: reais(999.99),
    },
  ],
  ['four accounts that never bet', { ...ofNew, firstPlayers: 4 }],
  ['less than half from new accounts', { ...ofNew, firstStake: reais(499.99) }],
  ['two accounts on one device', { ...shared, sharingPlayers: 2 }],
  ['small stakes from one device', { ...shared, sharingStake: reais(499.99) }],
])('[SPB-14] %s is none', (_, bets) => {
  expect(integritySigns(bets)).toEqual([])
})
