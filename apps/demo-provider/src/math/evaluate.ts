import { lines, pays, reels, ROWS, WILD } from './machine.ts'
import type { SymbolName } from './machine.ts'

export type Stops = readonly [number, number, number]

export type LineWin = {
  readonly line: number
  readonly symbol: SymbolName
  /** In stakes of one line. */
  readonly pays: number
}

/** The symbol of a reel's row when it stops at `stop`. */
export function symbolAt(reel: number, stop: number, row: number): SymbolName {
  const strip = reels[reel]!
  return strip[(stop + row) % strip.length]!
}

/** What is seen after the reels stopped: three rows for each reel. */
export const windowAt = (stops: Stops): SymbolName[][] =>
  stops.map((stop, reel) => Array.from({ length: ROWS }, (_, row) => symbolAt(reel, stop, row)))

/** Every line that pays at these stops. */
export function lineWins(stops: Stops): LineWin[] {
  const wins: LineWin[] = []
  for (const [line, rows] of lines.entries()) {
    const row = rows.map((at, reel) => symbolAt(reel, stops[reel]!, at))
    const plain = row.filter((symbol) => symbol !== WILD)
    const symbol = plain[0] ?? WILD
    if (plain.every((other) => other === symbol)) wins.push({ line, symbol, pays: pays[symbol] })
  }
  return wins
}

/** What a stake wins at these stops, in centavos. The stake divides by the number of lines. */
export function payoutOf(stake: number, stops: Stops): number {
  const perLine = stake / lines.length
  return lineWins(stops).reduce((sum, win) => sum + win.pays * perLine, 0)
}
