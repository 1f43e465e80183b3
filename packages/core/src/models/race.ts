/** An order of finish, best first; those who did not finish are left out. */
export type FinishOrder = { readonly day: number; readonly order: readonly string[] }

export type Strengths = ReadonlyMap<string, number>

/**
 * Plackett-Luce strengths from orders of finish by Hunter's minorisation (Annals of Statistics 32,
 * 2004), older races weighing `exp(-xiPerDay × age)` and every entrant drawn to the average by
 * `ridge` races won and lost against it. The mean strength is 1.
 */
export function fitStrengths(
  races: readonly FinishOrder[],
  options: { readonly asOf: number; readonly xiPerDay: number; readonly ridge: number },
): Strengths {
  const { asOf, xiPerDay, ridge } = options
  const known = races
    .filter(({ day }) => day < asOf)
    .map(({ day, order }) => ({ order, weight: Math.exp(-xiPerDay * (asOf - day)) }))
  const names = [...new Set(known.flatMap(({ order }) => order))]
  let strengths = new Map(names.map((name) => [name, 1]))
  for (let step = 0; step < 100; step++) {
    const wins = new Map(names.map((name) => [name, ridge]))
    const chances = new Map(names.map((name) => [name, (2 * ridge) / (strengths.get(name)! + 1)]))
    for (const { order, weight } of known) addRace(order, weight, { strengths, wins, chances })
    const next = names.map((name) => wins.get(name)! / chances.get(name)!)
    const mean = next.reduce((sum, each) => sum + each, 0) / next.length
    strengths = new Map(names.map((name, at) => [name, next[at]! / mean]))
  }
  return strengths
}

function addRace(
  order: readonly string[],
  weight: number,
  sums: {
    readonly strengths: Strengths
    readonly wins: Map<string, number>
    readonly chances: Map<string, number>
  },
) {
  const { strengths, wins, chances } = sums
  let left = order.reduce((sum, name) => sum + strengths.get(name)!, 0)
  let passed = 0
  order.forEach((name, place) => {
    if (place < order.length - 1) {
      wins.set(name, wins.get(name)! + weight)
      passed += weight / left
    }
    chances.set(name, chances.get(name)! + passed)
    left -= strengths.get(name)!
  })
}

/** Steps of the numeric integral; more change the fifth decimal. */
const GRID = 400

/**
 * The probability of each entrant to be among the first `places`, exactly Plackett-Luce: entrants
 * as independent exponential arrivals, whose order has that law, integrated over the arrival of
 * each. Retirements are part of the strengths: who does not finish is beaten by all who do.
 */
export function placeChances(strengths: readonly number[], places: number): number[] {
  if (places >= strengths.length) return strengths.map(() => 1)
  const chances = strengths.map(() => 0)
  for (let step = 0; step < GRID; step++) {
    // Arrival times by quantiles of an average entrant, which spreads the grid where things happen.
    const u = (step + 0.5) / GRID
    const at = -Math.log(1 - u)
    const width = 1 / GRID / (1 - u)
    const arrived = strengths.map((strength) => 1 - Math.exp(-strength * at))
    strengths.forEach((strength, own) => {
      const density = strength * (1 - arrived[own]!)
      chances[own]! += density * width * fewerThan(places, arrived, own)
    })
  }
  const sum = chances.reduce((total, each) => total + each, 0)
  return chances.map((chance) => Math.min(1, (chance * places) / sum))
}

/** The probability that fewer than `places` of the others have arrived. */
function fewerThan(places: number, arrived: readonly number[], own: number): number {
  const counts = new Float64Array(places)
  counts[0] = 1
  arrived.forEach((chance, at) => {
    if (at === own) return
    for (let count = places - 1; count > 0; count--) {
      counts[count] = counts[count]! * (1 - chance) + counts[count - 1]! * chance
    }
    counts[0]! *= 1 - chance
  })
  return counts.reduce((sum, each) => sum + each, 0)
}

/** The probability that the first is ahead of the second. */
export const duelChance = (first: number, second: number): number => first / (first + second)
