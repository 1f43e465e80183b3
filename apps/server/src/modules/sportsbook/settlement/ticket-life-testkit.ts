import * as fc from 'fast-check'
import type { OfferedMarket } from '../feed/message.ts'

/** A share as a plain fraction, so that nothing here rounds but where a rule says so. */
type Share = { readonly of: bigint; readonly by: bigint }

/**
 * Lines of goals in quarters; by their place a bet on "over" can win, lose, go back or end half.
 */
export const BACKED = [
  { quarters: 9n, total: '2.25', odds: 1930n, chances: { win: 450n, lose_half: 100n, lose: 450n } },
  { quarters: 11n, total: '2.75', odds: 2070n, chances: { win: 300n, win_half: 160n, lose: 540n } },
  { quarters: 8n, total: '2.00', odds: 1870n, chances: { win: 480n, refund: 180n, lose: 340n } },
] as const

/** What an open leg is worth by the chances that the source gives, which are in thousandths. */
function openShare(place: number): Share {
  const { odds, chances } = BACKED[place]!
  const { win, win_half = 0n, refund = 0n, lose_half = 0n }: Chances = chances
  const doubled = 2n * win * odds + win_half * (odds + 1000n) + (2n * refund + lose_half) * 1000n
  return { of: doubled, by: 2_000_000n }
}

type Chances = Partial<Record<'win_half' | 'refund' | 'lose_half', bigint>> & {
  readonly win: bigint
}

/** What the house gives for a sale: 95 % of its worth. */
const KEPT = { of: 95n, by: 100n }

export const marketOf = (place: number): OfferedMarket => {
  const { total, odds, chances: given } = BACKED[place]!
  const chances = Object.fromEntries(
    Object.entries(given).map(([result, share]) => [result, Number(share) / 1000]),
  )
  const over = { outcome: 'over', odds: textOf(odds), probability: 0.5, chances }
  const under = { outcome: 'under', odds: '1.85', probability: 0.5 }
  return { key: 'total', specifiers: { total }, prices: [over, under] }
}

export const textOf = (odds: bigint) => (Number(odds) / 1000).toFixed(2)

/** What befalls a ticket; `at` is one of its legs. */
export type Step =
  | { readonly do: 'sell'; readonly percent: number }
  | { readonly do: 'finish'; readonly at: number; readonly goals: number }
  | { readonly do: 'void' | 'rollback' | 'cancel' | 'late' | 'withdraw'; readonly at: number }
  | { readonly do: 'spend'; readonly centavos: bigint }
  | { readonly do: 'settle' }

export const steps = (legs: number): fc.Arbitrary<Step[]> => {
  const at = fc.nat({ max: legs - 1 })
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('sell'), percent: percents }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('finish'), at, goals: goals }) },
    { weight: 5, arbitrary: fc.record({ do: fc.constantFrom(...changes), at }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('spend'), centavos: sums }) },
    { weight: 5, arbitrary: fc.record({ do: fc.constant('settle') }) },
  )
  return fc.array(step, { minLength: 4, maxLength: 14 })
}

const percents = fc.integer({ min: 1, max: 100 })
const goals = fc.integer({ min: 0, max: 4 })
const sums = fc.bigInt({ min: 1n, max: 9_000n })
const changes = ['void', 'rollback', 'cancel', 'late', 'withdraw'] as const

/** What is known of the event of a leg. */
export type Known = { goals: number | 'void' | null; cancels: string[] }

/** How much of a unit comes back by a leg; null while nothing is known. */
function shareOf({ goals: scored, cancels }: Known, place: number): Share | null {
  if (cancels.length > 0 || scored === 'void') return { of: 1n, by: 1n }
  if (scored === null) return null
  const { quarters, odds } = BACKED[place]!
  // a quarter line is half of the stake on each of its neighbours
  const lines = quarters % 2n === 0n ? [quarters, quarters] : [quarters - 1n, quarters + 1n]
  const thousandths = lines.map((line) => {
    const ahead = BigInt(scored) * 4n - line
    return ahead > 0n ? odds : ahead === 0n ? 1000n : 0n
  })
  return { of: thousandths[0]! + thousandths[1]!, by: 2000n }
}

/**
 * The mean over the lines of a ticket of the product of their legs: one line, or each
 * pair of three.
 */
function together(legs: readonly Share[], kind: 'single' | 'parlay' | 'system'): Share {
  const lines = kind === 'system' ? [[0, 1] as const, [0, 2] as const, [1, 2] as const] : [null]
  const products = lines.map((places) =>
    (places ? places.map((place) => legs[place]!) : legs).reduce(
      (a, b) => ({ of: a.of * b.of, by: a.by * b.by }),
      { of: 1n, by: 1n },
    ),
  )
  const sum = products.reduce((a, b) => ({ of: a.of * b.by + b.of * a.by, by: a.by * b.by }))
  return { of: sum.of, by: sum.by * BigInt(lines.length) }
}

const rounded = (amount: bigint, { of, by }: Share) => (2n * amount * of + by) / (2n * by)

export type Kind = 'single' | 'parlay' | 'system'

/** What a ticket is worth by what is known of its legs, in centavos. */
export function worthOf(kind: Kind, stake: bigint, known: readonly Known[]) {
  const shares = known.map(shareOf)
  const best = together(
    shares.map((share, place) => share ?? { of: BACKED[place]!.odds, by: 1000n }),
    kind,
  )
  const isOpen = shares.includes(null) && best.of > 0n
  const fair = together(
    shares.map((share, place) => share ?? openShare(place)),
    kind,
  )
  const offer = rounded(stake, { of: fair.of * KEPT.of, by: fair.by * KEPT.by })
  const potential = rounded(stake, best)
  const isBack = shares.every((share) => share !== null && share.of === share.by)
  const isHalf =
    shares.length === 1 && shares[0] !== null && !isBack && isHalfOf(shares[0]!, BACKED[0].odds)
  const played = isBack ? 0n : isHalf ? stake / 2n : stake
  return isOpen
    ? { isOpen, offer: offer < potential ? offer : potential, payout: 0n, played: 0n }
    : { isOpen, offer: 0n, payout: potential, played }
}

const isHalfOf = ({ of }: Share, odds: bigint) => of === 1000n || of === odds + 1000n
