import { expect, test } from 'vitest'
import { driftOf, figureBox, kiteAt, kiteSize } from './kite-flight.ts'

const skies = [
  { width: 320, height: 176 },
  { width: 393, height: 235 },
  { width: 768, height: 320 },
  { width: 760, height: 420 },
]
const parts = Array.from({ length: 101 }, (_, i) => i / 100)

test.each(skies)(
  'at no height does the kite of limbo cover the figure or its sign, in a sky of %j',
  (sky) => {
    const { line, most } = figureBox(sky)
    const right = (sky.width + most) / 2
    const reach = 1.25 * kiteSize(sky)
    const coversFigure = ({ x, y }: { x: number; y: number }) =>
      y - reach < line && x - reach < right
    const covering = parts.flatMap((height) => {
      const at = kiteAt(height, sky)
      // only a kite under the line of its target is cut loose
      const drifts = height < 0.5 ? parts : [0]
      return drifts.filter((after) => {
        const by = driftOf(after, sky)
        return coversFigure({ x: at.x + by.x, y: at.y + by.y })
      })
    })
    expect(covering).toEqual([])
  },
)

test('a kite that has climbed highest is whole in the sky', () => {
  for (const sky of skies) {
    const reach = 1.25 * kiteSize(sky)
    expect(kiteAt(1, sky).x + reach).toBeLessThanOrEqual(sky.width)
  }
})
