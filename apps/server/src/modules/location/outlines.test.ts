import { placeByPosition } from '@jogada/core/licence/place'
import { describe, expect, test } from 'vitest'
import { outlineOf } from './outlines.ts'

describe('positions', () => {
  const lies = (latitude: number, longitude: number, accuracy = 50) =>
    placeByPosition(outlineOf('BR'), { latitude, longitude, accuracy })

  test.each([
    ['São Paulo', -23.5505, -46.6333],
    ['Copacabana', -22.9711, -43.1822],
    ['Manaus', -3.119, -60.0217],
    ['Foz do Iguaçu', -25.5478, -54.5882],
    ['Fernando de Noronha', -3.8547, -32.4247],
    ['Chuí', -33.69, -53.4567],
  ])('[GEO-01] %s lies inside', (_, latitude, longitude) => {
    expect(lies(latitude, longitude)).toBe('inside')
  })

  test.each([
    ['Buenos Aires', -34.6037, -58.3816],
    ['Asunción', -25.2637, -57.5759],
    ['Montevideo', -34.9011, -56.1645],
    ['Cayenne', 4.9224, -52.3135],
    ['Lisbon', 38.7223, -9.1393],
    ['Null Island', 0, 0],
    ['the Atlantic', -23, -40],
  ])('[GEO-01] %s lies outside', (_, latitude, longitude) => {
    expect(lies(latitude, longitude)).toBe('outside')
  })

  test('[GEO-01] a position that may be twenty kilometres off tells nothing', () => {
    expect(lies(-23.5505, -46.6333, 20_000)).toBe('inside')
    expect(lies(-23.5505, -46.6333, 20_001)).toBe('unclear')
    expect(lies(-23.5505, -46.6333, Number.NaN)).toBe('unclear')
  })
})
