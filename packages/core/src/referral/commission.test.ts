import { expect, test } from 'vitest'
import { centavos, reais } from '../money.ts'
import { commissionOf, commissionState } from './commission.ts'
import type { Origin } from './commission.ts'

const origin = (devices: string[], addresses: string[], cpf: string | null = null): Origin => ({
  devices: new Set(devices),
  addresses: new Set(addresses),
  cpf,
})

test('[R005] a commission is a share of the stakes, rounded down', () => {
  expect(commissionOf(reais(100n), 200n)).toBe(20n)
  expect(commissionOf(centavos(499n), 200n)).toBe(0n)
  expect(commissionOf(centavos(999n), 200n)).toBe(1n)
})

test('[R005] no commission inside one device, address or CPF', () => {
  const agent = origin(['phone', 'tablet'], ['10.0.0.1'], '1')
  expect(commissionState(agent, origin(['other'], ['10.0.0.2'], '2'))).toBe('counts')
  expect(commissionState(agent, origin(['tablet'], ['10.0.0.2']))).toBe('same_device')
  expect(commissionState(agent, origin(['other'], ['10.0.0.1']))).toBe('same_address')
  expect(commissionState(agent, origin(['other'], ['10.0.0.2'], '1'))).toBe('same_device')
})

test('unnamed devices are nobody’s', () => {
  expect(commissionState(origin([''], ['']), origin([''], ['']))).toBe('counts')
})
