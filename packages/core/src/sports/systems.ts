/** Most legs of a parlay, most legs of a system, highest combined odds of a parlay. */
export const MAX_PARLAY_LEGS = 20
export const MAX_SYSTEM_LEGS = 8
export const MAX_COMBINED_ODDS = 5_000

/**
 * How the legs of a ticket hang together. `sizes` are the numbers of legs of a system's lines and
 * `bankers` the places of the legs that belong to every line; a size counts the bankers in.
 */
export type TicketShape =
  | { readonly kind: 'single' }
  | { readonly kind: 'parlay' }
  | {
      readonly kind: 'system'
      readonly sizes: readonly number[]
      readonly bankers?: readonly number[]
    }

export const SINGLE: TicketShape = { kind: 'single' }
export const PARLAY: TicketShape = { kind: 'parlay' }

/** The systems that have a name: how many legs, and the sizes of their lines. */
export const NAMED_SYSTEMS = {
  trixie: { legs: 3, sizes: [2, 3] },
  patent: { legs: 3, sizes: [1, 2, 3] },
  yankee: { legs: 4, sizes: [2, 3, 4] },
  lucky_15: { legs: 4, sizes: [1, 2, 3, 4] },
  canadian: { legs: 5, sizes: [2, 3, 4, 5] },
  lucky_31: { legs: 5, sizes: [1, 2, 3, 4, 5] },
  heinz: { legs: 6, sizes: [2, 3, 4, 5, 6] },
  lucky_63: { legs: 6, sizes: [1, 2, 3, 4, 5, 6] },
  super_heinz: { legs: 7, sizes: [2, 3, 4, 5, 6, 7] },
  goliath: { legs: 8, sizes: [2, 3, 4, 5, 6, 7, 8] },
} as const satisfies Record<string, { legs: number; sizes: readonly number[] }>

export type NamedSystem = keyof typeof NAMED_SYSTEMS

/** How many bets a ticket is: 1 for a single or parlay, the number of lines of a system. */
export function systemLines(shape: TicketShape, legs: number): number {
  if (shape.kind !== 'system') return 1
  const bankers = shape.bankers?.length ?? 0
  return shape.sizes.reduce((sum, size) => sum + choose(legs - bankers, size - bankers), 0)
}

/**
 * The places of the legs of each line, shorter lines first: a single or a parlay is one line of all
 * its legs, and every line of a system has its bankers.
 */
export function legsOfLines(shape: TicketShape, legs: number): number[][] {
  const all = Array.from({ length: legs }, (_, place) => place)
  if (shape.kind !== 'system') return [all]
  const { sizes, bankers = [] } = shape
  const free = all.filter((place) => !bankers.includes(place))
  return sizes
    .toSorted((a, b) => a - b)
    .flatMap((size) => choices(free, size - bankers.length))
    .map((chosen) => [...bankers, ...chosen].toSorted((a, b) => a - b))
}

/** Every way to choose so many of the places, in their order. */
function choices(places: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  return places.flatMap((first, at) =>
    choices(places.slice(at + 1), count - 1).map((rest) => [first, ...rest]),
  )
}

/** Whether the shape fits that many legs: sizes within them, each once, bankers places of them. */
export function isShapeOf(shape: TicketShape, legs: number): boolean {
  if (shape.kind === 'single') return legs === 1
  if (shape.kind === 'parlay') return legs >= 2
  const { sizes, bankers = [] } = shape
  const isOnce = (values: readonly number[]) => new Set(values).size === values.length
  return (
    legs >= 3 &&
    sizes.length > 0 &&
    isOnce(sizes) &&
    isOnce(bankers) &&
    bankers.every((at) => Number.isInteger(at) && at >= 0 && at < legs) &&
    sizes.every((size) => Number.isInteger(size) && size > bankers.length && size <= legs)
  )
}

/** How many ways there are to choose `k` of `n`; zero when there is none. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let ways = 1
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i
  return Math.round(ways)
}
