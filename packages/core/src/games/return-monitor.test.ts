import { expect, test } from 'vitest'
import { diceMultiplierX10000, isDiceWin, diceRoll, diceTarget, diceWinChance } from './dice.ts'
import { diceReturn } from './dice/pay-table.ts'
import { returnBand } from './return-monitor.ts'

/** A game that pays double or nothing on 100 centavos, with a chance of winning of its own. */
function played(rounds: number, chance: number, mean: number) {
  const won = Math.round(rounds * chance)
  const squares = won * (200 - 100 * mean) ** 2 + (rounds - won) * (100 * mean) ** 2
  return { rounds, staked: rounds * 100, paid: won * 200, squares }
}

const theory = { min: 0.98, max: 0.98 }

test('[RNG-08] what a game should give back lies in the middle of its band', () => {
  const band = returnBand(played(10_000, 0.49, 0.98), theory)!
  expect(band.sigma).toBeCloseTo(0, 9)
  expect(band.from).toBeCloseTo(0.98 - 0.0329, 3)
  expect(band.to).toBeCloseTo(0.98 + 0.0329, 3)
})

test.each([
  [0.51, 4],
  [0.47, -4],
  [0.52, 6],
])('[RNG-08] 10,000 rounds won in %f of all are about %i deviations off', (chance, sigma) => {
  expect(returnBand(played(10_000, chance, 0.98), theory)!.sigma).toBeCloseTo(sigma, 0)
})

test('[RNG-08] between the least and the most that a game can return nothing is odd', () => {
  const band = returnBand(played(1_000_000, 0.485, 0.97), { min: 0.96, max: 0.98 })!
  expect(band.sigma).toBe(0)
})

test('[RNG-08] without rounds there is nothing to say', () => {
  expect(returnBand({ rounds: 0, staked: 0, paid: 0, squares: 0 }, theory)).toBeNull()
})

/** Dice as it is played, at one chance, paid by the row of the pay table for another one. */
function replayed(rounds: number, chance: number, paidFor: number) {
  const params = diceTarget(chance, 'over')
  const { numerator, denominator } = diceReturn(diceWinChance(params))
  const mean = Number(numerator) / Number(denominator)
  const prize = diceMultiplierX10000(paidFor) / 100
  const sums = { rounds, staked: rounds * 100, paid: 0, squares: 0 }
  for (let nonce = 0; nonce < rounds; nonce++) {
    const roll = diceRoll({ serverSeed: 'c3'.repeat(32), clientSeed: 'praia', nonce })
    const paid = isDiceWin(params, roll) ? prize : 0
    sums.paid += paid
    sums.squares += (paid - 100 * mean) ** 2
  }
  return returnBand(sums, { min: mean, max: mean })!.sigma
}

test('[BAT-05] [BAT-07] dice by its own pay table raises no alarm, and by a row that was swapped it is stopped', () => {
  expect(Math.abs(replayed(20_000, 4_950, 4_950))).toBeLessThan(4)
  expect(replayed(20_000, 4_950, 4_400)).toBeGreaterThan(6)
  expect(replayed(20_000, 4_950, 5_600)).toBeLessThan(-6)
})

test('[RNG-08] without rounds, or without stakes, there is nothing to judge', () => {
  expect(returnBand({ rounds: 0, staked: 100, paid: 0, squares: 0 }, theory)).toBeNull()
  expect(returnBand({ rounds: 1, staked: 0, paid: 0, squares: 0 }, theory)).toBeNull()
  // payments that never vary are no deviation of anything
  expect(returnBand({ rounds: 1, staked: 100, paid: 200, squares: 0 }, theory)!.sigma).toBe(0)
})

test('[RNG-08] a run of luck on a chance of 98 % is nothing odd until a thousand rounds are known', () => {
  const won = (rounds: number) => ({
    rounds,
    staked: rounds * 100,
    paid: rounds * 101,
    squares: rounds * 2 ** 2,
  })
  expect(returnBand(won(999), { min: 0.99, max: 0.99 })!.sigma).toBe(0)
  expect(returnBand(won(1000), { min: 0.99, max: 0.99 })!.sigma).toBeGreaterThan(6)
})
