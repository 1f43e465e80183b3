import { centavos, odds } from '@jogada/core'
import { WON } from '@jogada/core/sports/leg'
import { SHIPPED_LIMITS } from '@jogada/core/sports/stake-limits'
import { isShapeOf } from '@jogada/core/sports/systems'
import { settleTicketLegs } from '@jogada/core/sports/ticket'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Offer } from '../catalogue/catalogue.ts'
import { checkTicket } from './check-ticket.ts'
import { shapeOf } from './ticket-order.ts'

const offerOf = ({ match, price, replay }: Leg): Offer => {
  const sides = { home: `home ${match}`, away: `away ${match}` }
  const played = { competition: 'league', stage: '', playedOn: null, isOutright: false, replay }
  const fixture = { eventId: `match-${match}`, sport: 'football', ...sides, ...played }
  return {
    event: { fixture, startsAtMs: 0 },
    outcome: { outcomeId: `match-${match}/1x2/@home`, odds: odds(price) },
    isOpen: true,
  } as unknown as Offer
}

const limitsOf = (isReplay: boolean) => (isReplay ? SHIPPED_LIMITS.replayed : SHIPPED_LIMITS.priced)

type Leg = { readonly match: number; readonly price: bigint; readonly replay: boolean }

const leg = fc.record({
  match: fc.nat({ max: 40 }),
  price: fc.oneof(
    fc.bigInt({ min: 1001n, max: 3000n }),
    fc.bigInt({ min: 1001n, max: 6_000_000n }),
  ),
  replay: fc.boolean(),
})
const legs = fc.oneof(
  fc.array(leg, { minLength: 1, maxLength: 5 }),
  fc.uniqueArray(leg, { minLength: 1, maxLength: 24, selector: ({ match }) => match }),
)
const asked = fc.record({
  kind: fc.constantFrom('single', 'parlay', 'system' as const),
  size: fc.integer({ min: 2, max: 8 }),
  stake: fc.oneof(
    fc.constantFrom(99n, 100n, 2000n, 2001n, 50_000n, 50_001n),
    fc.bigInt({ min: 0n, max: 3000n }),
    fc.bigInt({ min: 0n, max: 60_000n }),
  ),
  legs,
})

/** Every set of so many of the prices, by counting through all of them. */
function linesOf(prices: readonly bigint[], size: number): bigint[][] {
  const lines: bigint[][] = []
  for (let set = 0; set < 1 << prices.length; set++) {
    const line = prices.filter((_, at) => (set >> at) & 1)
    if (line.length === size) lines.push(line)
  }
  return lines
}

test('[TST-04] [SPB-07] of any slip exactly those are taken that keep to every limit of the rules', () => {
  let taken = 0
  fc.assert(
    fc.property(asked, ({ kind, size, stake, legs: given }) => {
      const shape = shapeOf({ kind, sizes: [size] })
      fc.pre(isShapeOf(shape, given.length) || given.length > 8)
      const order = {
        shape,
        stake: centavos(stake),
        oddsPolicy: 'none' as const,
        legs: given.map(({ match, price }) => ({
          outcomeId: `match-${match}/1x2/@home`,
          seenOdds: odds(price),
        })),
      }
      const most = kind === 'single' ? 1 : kind === 'parlay' ? 20 : 8
      const isAlone = new Set(given.map(({ match }) => match)).size === given.length
      const { minStake, maxStake, maxPayout } = limitsOf(given.some(({ replay }) => replay))
      const fits = () => {
        const prices = given.map(({ price }) => price)
        const lines = kind === 'system' ? linesOf(prices, size) : [prices]
        const unit = 1000n ** BigInt(lines[0]!.length)
        const whole = lines.reduce((sum, line) => sum + line.reduce((a, b) => a * b, 1n), 0n)
        const [top, bottom] = [whole, unit * BigInt(lines.length)]
        // half a centavo is rounded up
        const potential = (2n * stake * top + bottom) / (2n * bottom)
        return (
          stake >= minStake &&
          stake <= maxStake &&
          potential <= maxPayout &&
          (top * 1000n) / bottom <= 5_000_000n
        )
      }
      const checked = checkTicket(order, given.map(offerOf), ({ event }) =>
        limitsOf(event.fixture.replay),
      )
      const isFit = given.length <= most && isAlone && fits()
      expect(checked.ok).toBe(isFit)
      if (!checked.ok) return
      // what is shown before the bet is what settlement pays
      const won = given.map(({ price }) => ({ odds: odds(price), result: WON }))
      const settled = settleTicketLegs({ stake: order.stake, shape, legs: won })
      expect(checked.value.potential).toBe(settled!.payout)
      taken++
    }),
    { numRuns: 2000 },
  )
  expect(taken).toBeGreaterThan(20)
})
