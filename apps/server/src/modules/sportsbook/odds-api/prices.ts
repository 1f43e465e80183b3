import { formatOdds } from '@jogada/core'
import { FOOTBALL_MARGINS } from '@jogada/core/football/model'
import { clubKey } from '@jogada/core/sports/club-key'
import { formatLine, parseLine } from '@jogada/core/sports/line'
import { addMargin, removeMargin } from '@jogada/core/sports/margin'
import { priceFromDecimal } from '@jogada/core/sports/price'
import type { OfferedMarket } from '../feed/message.ts'
import type { Book, OddsEvent } from './wire.ts'

/** A price of a bookmaker that is older than this is not looked at. */
export const STALE_MS = 10 * 60_000

type BookMarket = Book['markets'][number]
type Line = { readonly outcomes: readonly string[]; readonly prices: readonly number[] }
type Kind = { readonly key: string; readonly specifiers: Readonly<Record<string, string>> }

/**
 * Our prices of an event: for each market the median over fresh bookmakers of the chances without
 * their margin, with our own margin on top. A market that no fresh bookmaker prices is left out.
 */
export function pricesOf(event: OddsEvent, nowMs: number): OfferedMarket[] {
  const lines = new Map<string, { kind: Kind; lines: Line[] }>()
  for (const { markets, last_update: ofBook } of event.bookmakers) {
    for (const market of markets) {
      const updated = market.last_update ?? ofBook
      if (!updated || nowMs - Date.parse(updated) > STALE_MS) continue
      const read = readMarket(event, market)
      if (!read) continue
      const id = JSON.stringify(read.kind)
      const known = lines.get(id)
      if (known) known.lines.push(read.line)
      else lines.set(id, { kind: read.kind, lines: [read.line] })
    }
  }
  return [...lines.values()].flatMap(({ kind, lines: of }) => priced(kind, of))
}

function readMarket(event: OddsEvent, market: BookMarket): { kind: Kind; line: Line } | null {
  if (market.key === 'h2h') return readResult(event, market)
  if (market.key === 'totals') return readTotal(market)
  return market.key === 'spreads' ? readHandicap(event, market) : null
}

const isClub = (name: string, club: string | null) =>
  club !== null && clubKey(name) === clubKey(club)

function readResult(event: OddsEvent, { outcomes }: BookMarket) {
  const home = outcomes.find(({ name }) => isClub(name, event.home_team))
  const away = outcomes.find(({ name }) => isClub(name, event.away_team))
  const draw = outcomes.find(({ name }) => name === 'Draw')
  if (!home || !away || !draw) return null
  return {
    kind: { key: '1x2', specifiers: {} },
    line: {
      outcomes: ['home', 'draw', 'away'],
      prices: [home.price, draw.price, away.price],
    },
  }
}

function readTotal({ outcomes }: BookMarket) {
  const over = outcomes.find(({ name }) => name === 'Over')
  const under = outcomes.find(({ name }) => name === 'Under')
  const at = parseLine(String(over?.point ?? ''))
  if (!over || !under || at === null || over.point !== under.point) return null
  return {
    kind: { key: 'total', specifiers: { total: formatLine(at) } },
    line: { outcomes: ['over', 'under'], prices: [over.price, under.price] },
  }
}

/** `hcp` is the home side's line; a moved line is another market, and the old one is withdrawn. */
function readHandicap(event: OddsEvent, { outcomes }: BookMarket) {
  const home = outcomes.find(({ name }) => isClub(name, event.home_team))
  const away = outcomes.find(({ name }) => isClub(name, event.away_team))
  const at = parseLine(String(home?.point ?? ''))
  if (!home || !away || at === null || (away.point ?? 0) + (home.point ?? 0) !== 0) return null
  return {
    kind: { key: 'asian_handicap', specifiers: { hcp: formatLine(at) } },
    line: { outcomes: ['home', 'away'], prices: [home.price, away.price] },
  }
}

function priced({ key, specifiers }: Kind, lines: readonly Line[]): OfferedMarket[] {
  const fair = lines.flatMap(({ prices }) => {
    const hasMargin = prices.reduce((sum, price) => sum + 1 / price, 0) >= 1
    return hasMargin ? [removeMargin(prices, 'power')] : []
  })
  if (fair.length === 0) return []
  const { outcomes } = lines[0]!
  const medians = outcomes.map((_, at) => median(fair.map((chances) => chances[at]!)))
  const whole = medians.reduce((sum, chance) => sum + chance, 0)
  const chances = medians.map((chance) => chance / whole)
  const margin = key === '1x2' ? FOOTBALL_MARGINS.result : FOOTBALL_MARGINS.total
  const prices = addMargin(chances, margin, 'power').map(priceFromDecimal)
  if (prices.includes(null)) return []
  return [
    {
      key,
      specifiers,
      prices: outcomes.map((outcome, at) => ({
        outcome,
        odds: formatOdds(prices[at]!),
        probability: Math.round(chances[at]! * 1e5) / 1e5,
      })),
    },
  ]
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
