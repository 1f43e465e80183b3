/**
 * How bets end, written a second time for the tests: plain numbers, no code of the product. Each
 * function gives what one unit wins: 1, 0.5, 0, -0.5 or -1.
 */
export type PlainBet = {
  readonly key: string
  readonly specifiers: Readonly<Record<string, string>>
  readonly outcome: string
  /** The score when it was placed. */
  readonly placedAt: readonly [number, number]
}

type Pair = readonly [number, number]

export type PlainMatch = {
  readonly half: Pair
  readonly full: Pair
  /** Who scored in 90 minutes, in order. */
  readonly order: readonly ('home' | 'away')[]
}

const yes = (is: boolean) => (is ? 1 : -1)

/** Wins half the stake on each neighbour of a quarter line. */
function onLine(value: number, written: string): number {
  const at = Number(written)
  const lines = Number.isInteger(at * 2) ? [at, at] : [at - 0.25, at + 0.25]
  return (Math.sign(value - lines[0]!) + Math.sign(value - lines[1]!)) / 2
}

const overUnder = (value: number, { outcome, specifiers }: PlainBet) =>
  outcome === 'over' ? onLine(value, specifiers['total']!) : -onLine(value, specifiers['total']!)

function handicap([home, away]: Pair, { outcome, specifiers }: PlainBet, from: Pair): number {
  const start = Number(specifiers['hcp'])
  const lead = home - from[0] - (away - from[1])
  const value = onLine(lead, String(-start))
  return outcome === 'home' ? value : -value
}

const sign = ([home, away]: Pair) => (home > away ? '1' : home < away ? '2' : 'X')
const NAME = { '1': 'home', X: 'draw', '2': 'away' } as const

const listedUpTo = (most: number, [home, away]: Pair) => home <= most && away <= most

/** Football on 90 minutes; undefined for a market that it does not know. */
export function plainFootball(
  bet: PlainBet,
  { half, full, order }: PlainMatch,
): number | undefined {
  const { key, outcome, specifiers } = bet
  const second: Pair = [full[0] - half[0], full[1] - half[1]]
  const part = key.startsWith('1h_') ? half : key.startsWith('2h_') ? second : full
  const [home, away] = part
  switch (key.replace(/^[12]h_/, '')) {
    case '1x2':
      return yes(NAME[sign(part)] === outcome)
    case 'double_chance':
      return yes(outcome.includes(sign(part)))
    case 'draw_no_bet':
      return home === away ? 0 : yes(NAME[sign(part)] === outcome)
    case 'european_handicap': {
      const [more, less] = specifiers['hcp']!.split(':').map(Number)
      return yes(NAME[sign([home + more!, away + less!])] === outcome)
    }
    case 'asian_handicap':
      return handicap(part, bet, bet.placedAt)
    case 'total':
      return overUnder(home + away, bet)
    case 'home_total':
      return overUnder(home, bet)
    case 'away_total':
      return overUnder(away, bet)
    case 'exact_goals':
      return yes(outcome === '6+' ? home + away > 5 : String(home + away) === outcome)
    case 'odd_even':
      return yes(((home + away) % 2 ? 'odd' : 'even') === outcome)
    case 'btts':
      return yes((home * away > 0 ? 'yes' : 'no') === outcome)
    case 'clean_sheet_home':
      return yes((away ? 'no' : 'yes') === outcome)
    case 'clean_sheet_away':
      return yes((home ? 'no' : 'yes') === outcome)
    case 'correct_score': {
      const isListed = listedUpTo(key === '1h_correct_score' ? 3 : 4, part)
      return yes(outcome === (isListed ? `${home}:${away}` : 'other'))
    }
    case 'ht_ft':
      return yes(outcome === `${sign(half)}/${sign(full)}`)
    case 'highest_scoring_half': {
      const more = half[0] + half[1] - second[0] - second[1]
      return yes(outcome === (more > 0 ? '1h' : more < 0 ? '2h' : 'equal'))
    }
    case 'next_goal':
      return yes((order[Number(specifiers['goalnr']) - 1] ?? 'none') === outcome)
    default:
      return undefined
  }
}

/** Games by their final score; undefined for a market that it does not know. */
export function plainGame(bet: PlainBet, [home, away]: Pair): number | undefined {
  if (bet.key.startsWith('winner')) {
    return home === away ? 0 : yes((home > away ? 'home' : 'away') === bet.outcome)
  }
  if (bet.key.startsWith('handicap')) return handicap([home, away], bet, [0, 0])
  return bet.key.startsWith('total') ? overUnder(home + away, bet) : undefined
}

/**
 * Tennis that a player gave up: the other wins after one whole set, and what the sets so far do not
 * decide goes back. `whole` are the sets that were played out.
 */
export function plainRetired(
  bet: PlainBet,
  by: {
    readonly whole: readonly Pair[]
    readonly retired: 'home' | 'away'
    readonly bestOf: number
  },
): number | undefined {
  const { whole, retired, bestOf } = by
  if (bet.key === 'winner') return whole.length === 0 ? 0 : yes(bet.outcome !== retired)
  const needed = (bestOf + 1) / 2
  const finals = (won: Pair): Pair[] =>
    won.includes(needed)
      ? [won]
      : [...finals([won[0] + 1, won[1]]), ...finals([won[0], won[1] + 1])]
  const now: Pair = [
    whole.filter(([home, away]) => home > away).length,
    whole.filter(([home, away]) => away > home).length,
  ]
  const asSets = ([home, away]: Pair) => [
    ...Array.from({ length: home }, (): Pair => [6, 0]),
    ...Array.from({ length: away }, (): Pair => [0, 6]),
  ]
  const ends = new Set(finals(now).map((won) => plainSets(bet, asSets(won))))
  return ends.size === 1 ? [...ends][0] : 0
}

/**
 * Matches in sets or games, by the points of each; undefined for a market that it does not know.
 */
export function plainSets(bet: PlainBet, sets: readonly Pair[]): number | undefined {
  const { key, outcome, specifiers } = bet
  const won: Pair = [
    sets.filter(([home, away]) => home > away).length,
    sets.filter(([home, away]) => away > home).length,
  ]
  const number = specifiers['setnr'] ?? specifiers['gamenr']
  if (number !== undefined) {
    const set = sets[Number(number) - 1]
    // A set that was not needed gives its bets back.
    if (!set) return 0
    const points = set[0] + set[1]
    if (key.endsWith('_winner')) return yes((set[0] > set[1] ? 'home' : 'away') === outcome)
    if (key.endsWith('_odd_even')) return yes((points % 2 ? 'odd' : 'even') === outcome)
    if (/_total_(points|games)$/.test(key)) return overUnder(points, bet)
    return undefined
  }
  switch (key) {
    case 'winner':
      return yes((won[0] > won[1] ? 'home' : 'away') === outcome)
    case 'set_handicap':
    case 'game_handicap':
    case 'frame_handicap':
      return handicap(won, bet, [0, 0])
    case 'total_set':
    case 'total_sets':
    case 'total_game':
    case 'total_frames':
      return overUnder(won[0] + won[1], bet)
    case 'correct_score':
    case 'correct_score_sets':
    case 'correct_score_frames':
      return yes(outcome === `${won[0]}:${won[1]}`)
    default:
      return undefined
  }
}
