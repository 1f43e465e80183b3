import { DICE_VECTORS } from '@jogada/core/games/dice/dice-vectors'
import { LIMBO_VECTORS } from '@jogada/core/games/limbo/limbo-vectors'
import { ROW_DOUBLE_DEFAULT, drawTower } from '@jogada/core/games/row-double'
import { drawMines } from '@jogada/core/games/mines'
import { expect, test } from 'vitest'
import { decimalText } from '../../components/decimal-text.ts'
import { claimOf, emptyForm } from './claim-form.ts'
import type { ClaimForm } from './claim-form.ts'
import { outsideVerifierUrl } from './outside-verifier.ts'
import { minesText, towerText, verifyRound } from './verify-round.ts'
import type { RoundClaim } from './verify-round.ts'

const base = { mines: 3, difficulty: ROW_DOUBLE_DEFAULT }

const dice: RoundClaim[] = DICE_VECTORS.map(({ rollX100, ...seeds }) => ({
  ...base,
  ...seeds,
  game: 'dice',
  shown: decimalText(rollX100, 2),
}))

const limbo: RoundClaim[] = LIMBO_VECTORS.map(({ resultX100, ...seeds }) => ({
  ...base,
  ...seeds,
  game: 'limbo',
  shown: decimalText(resultX100, 2),
}))

const claim = dice[0]!

/** Seeds whose result of limbo lies above a million. */
const HIGH_LIMBO = { serverSeed: 'calcadao', clientSeed: 'kite', nonce: 1_023_201 }

test('rounds that other verifiers agree on hold here', () => {
  for (const one of [...dice, ...limbo]) {
    expect(verifyRound(one)).toMatchObject({ holds: true, outcome: one.shown })
  }
})

test('another outcome, another seal or another nonce does not hold', () => {
  const other = { ...claim, shown: claim.shown === '0,00' ? '0,01' : '0,00' }
  expect(verifyRound(other)).toMatchObject({
    holds: false,
    hashMatches: true,
    outcomeMatches: false,
  })
  const seal = { ...claim, serverSeedHash: '0'.repeat(64) }
  expect(verifyRound(seal)).toMatchObject({ holds: false, hashMatches: false })
  expect(verifyRound({ ...claim, nonce: claim.nonce + 1 }).holds).toBe(false)
})

test('a board holds in any order of its mines, and no other board does', () => {
  const round: RoundClaim = { ...claim, game: 'mines', mines: 5, shown: null }
  const board = drawMines(round, round)
  const shown = board.toReversed().join(', ')
  expect(verifyRound({ ...round, shown })).toMatchObject({
    holds: true,
    outcome: minesText(board),
  })
  const other = Array.from({ length: 25 }, (_, tile) => tile).find((tile) => !board.includes(tile))
  expect(verifyRound({ ...round, shown: [...board.slice(1), other].join(' ') }).holds).toBe(false)
  expect(verifyRound(round).explanation.blocks[0]?.floats.length).toBe(5)
})

test('a tower holds row by row', () => {
  const round: RoundClaim = { ...claim, game: 'rowDouble', difficulty: 'easy', shown: null }
  const tower = drawTower(round, round)
  expect(verifyRound({ ...round, shown: towerText(tower) }).holds).toBe(true)
  expect(verifyRound({ ...round, shown: towerText(tower.toReversed()) }).holds).toBe(
    towerText(tower) === towerText(tower.toReversed()),
  )
  const numbers = verifyRound(round).explanation.blocks.flatMap(({ floats }) => floats)
  expect(numbers.length).toBe(27)
})

test('the steps shown add up to the roll', () => {
  const { explanation, outcome } = verifyRound(claim)
  const float = explanation.blocks[0]!.floats[0]!
  expect(float.bytes.length).toBe(4)
  expect(float.terms.reduce((sum, term) => sum + term, 0)).toBe(float.float)
  expect(decimalText(Math.floor(float.float * 10_001), 2)).toBe(outcome)
})

test('without a seal only the outcome is compared', () => {
  expect(verifyRound({ ...claim, serverSeedHash: ' ' })).toMatchObject({
    hashMatches: null,
    holds: true,
  })
})

test('a form is read back as it was filled, and an incomplete one is refused', () => {
  const form: ClaimForm = {
    ...emptyForm,
    ...claim,
    nonce: String(claim.nonce),
    mines: '3',
    shown: claim.shown ?? '',
  }
  expect(claimOf(form)).toEqual(claim)
  expect(claimOf({ ...form, serverSeed: '' })).toBeNull()
  expect(claimOf({ ...form, clientSeed: 'a:b' })).toBeNull()
  expect(claimOf({ ...form, nonce: '-1' })).toBeNull()
  expect(claimOf({ ...form, mines: '25' })).toBeNull()
  expect(claimOf({ ...form, shown: 'x' })).toBeNull()
})

test('the outside link carries the revealed seeds and the terms, and nothing else', () => {
  const sent = (one: RoundClaim) =>
    Object.fromEntries(new URL(outsideVerifierUrl(one)).searchParams)
  const seeds = {
    serverSeed: claim.serverSeed,
    clientSeed: claim.clientSeed,
    nonce: String(claim.nonce),
  }
  expect(sent(claim)).toEqual({ game: 'dice', ...seeds })
  expect(sent({ ...claim, game: 'mines' })).toEqual({ game: 'mines', mines: '3', ...seeds })
  expect(sent({ ...claim, game: 'rowDouble' })).toEqual({
    game: 'dragonTower',
    difficulty: 'hard',
    ...seeds,
  })
})

test('a result of millions is compared digit by digit, and what is no number equals nothing', () => {
  const high: RoundClaim = { ...claim, ...HIGH_LIMBO, game: 'limbo', serverSeedHash: '' }
  const { outcome } = verifyRound({ ...high, shown: null })
  expect(outcome).toMatch(/^\d{7,},\d\d$/)
  expect(verifyRound({ ...high, shown: outcome }).outcomeMatches).toBe(true)
  for (const shown of [
    outcome.replace(/\d/, (digit) => String((Number(digit) % 9) + 1)),
    '1.2.3',
  ]) {
    expect(verifyRound({ ...high, shown })).toMatchObject({ outcomeMatches: false, holds: false })
  }
})
