import { DICE_VECTORS } from '@jogada/core/games/dice/dice-vectors'
import { expect, test } from 'vitest'
import { claimOf, formOf } from './claim-form.ts'
import { outsideVerifierUrl } from './outside-verifier.ts'
import { verifyDice } from './verify-dice.ts'

const claims = DICE_VECTORS.map(({ rollX100, ...seeds }) => ({ ...seeds, shownRoll: rollX100 }))
const claim = claims[0]!

test('rounds that other verifiers agree on hold here', () => {
  for (const one of claims)
    expect(verifyDice(one)).toMatchObject({ holds: true, roll: one.shownRoll })
})

test('another roll, another seal or another nonce does not hold', () => {
  const other = { ...claim, shownRoll: (claim.shownRoll + 1) % 10_001 }
  expect(verifyDice(other)).toMatchObject({ holds: false, hashMatches: true, rollMatches: false })
  const seal = { ...claim, serverSeedHash: '0'.repeat(64) }
  expect(verifyDice(seal)).toMatchObject({ holds: false, hashMatches: false })
  expect(verifyDice({ ...claim, nonce: claim.nonce + 1 }).holds).toBe(false)
})

test('the steps shown add up to the roll', () => {
  const { explanation, roll } = verifyDice(claim)
  const float = explanation.blocks[0]!.floats[0]!
  expect(float.bytes.length).toBe(4)
  expect(float.terms.reduce((sum, term) => sum + term, 0)).toBe(float.float)
  expect(Math.floor(float.float * 10_001)).toBe(roll)
})

test('without a seal only the roll is compared', () => {
  expect(verifyDice({ ...claim, serverSeedHash: ' ' })).toMatchObject({
    hashMatches: null,
    holds: true,
  })
})

test('a form is read back as it was filled, and an incomplete one is refused', () => {
  const form = formOf({ ...claim, roll: claim.shownRoll })
  expect(claimOf(form)).toEqual(claim)
  expect(claimOf({ ...form, serverSeed: '' })).toBeNull()
  expect(claimOf({ ...form, clientSeed: 'a:b' })).toBeNull()
  expect(claimOf({ ...form, nonce: '-1' })).toBeNull()
  expect(claimOf({ ...form, roll: 'x' })).toBeNull()
})

test('the outside link carries the revealed seeds and nothing else', () => {
  const url = new URL(outsideVerifierUrl(claim))
  expect(Object.fromEntries(url.searchParams)).toEqual({
    game: 'dice',
    serverSeed: claim.serverSeed,
    clientSeed: claim.clientSeed,
    nonce: String(claim.nonce),
  })
})
