import { expect, test } from 'vitest'
import { centavos } from '../money.ts'
import { CROWD, suspicionsOf } from './abuse.ts'
import type { Taker } from './abuse.ts'

const taker = (playerId: number, own: Partial<Taker> = {}): Taker => ({
  playerId: BigInt(playerId),
  devices: new Set([`device ${playerId}`]),
  addresses: new Set([`address ${playerId}`]),
  released: centavos(0n),
  takenOut: centavos(0n),
  ...own,
})
const seen = (...names: string[]) => new Set(names)

test('takers on one device are named to each other, and a place without a name joins nobody', () => {
  const found = suspicionsOf([
    taker(1, { devices: seen('phone', 'laptop', '') }),
    taker(2, { devices: seen('laptop') }),
    taker(3, { devices: seen('phone', 'laptop') }),
    taker(4, { devices: seen('') }),
  ])
  expect([...found.keys()]).toEqual([1n, 2n, 3n])
  expect(found.get(2n)).toEqual({ signs: ['shared_device'], sharedWith: [1n, 3n] })
  // two places with the same people are one acquaintance
  expect(found.get(1n)?.sharedWith.toSorted()).toEqual([2n, 3n])
})

test('an address is crowded from four takers on, and a household is not', () => {
  const at = (count: number) =>
    Array.from({ length: count }, (_, n) => taker(n + 1, { addresses: seen('home') }))
  expect(suspicionsOf(at(CROWD - 1)).size).toBe(0)
  const found = suspicionsOf([...at(CROWD), taker(99)])
  expect(found.get(2n)).toEqual({ signs: ['crowded_address'], sharedWith: [1n, 3n, 4n] })
  expect(found.has(99n)).toBe(false)
})

test('whoever takes out what became cash shows it, and whoever leaves a centavo of it does not', () => {
  const money = (released: bigint, takenOut: bigint) =>
    suspicionsOf([taker(1, { released: centavos(released), takenOut: centavos(takenOut) })]).get(1n)
  expect(money(500n, 500n)).toEqual({ signs: ['taken_out'], sharedWith: [] })
  expect(money(500n, 499n)).toBeUndefined()
  expect(money(0n, 900n)).toBeUndefined()
})
