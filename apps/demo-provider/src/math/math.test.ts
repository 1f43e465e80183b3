import { expect, test } from 'vitest'
import { mathsPage } from '../page/maths.ts'
import { lineWins, payoutOf, windowAt } from './evaluate.ts'
import type { Stops } from './evaluate.ts'
import { lines, pays, reels, stakes, symbols } from './machine.ts'
import { countReturns } from './returns.ts'

const returns = countReturns()

/**
 * A second way to the same number: by counting symbols on each reel instead of looking at stops.
 */
function rtpByCounting(): number {
  const count = (reel: number, name: string) => reels[reel]!.filter((one) => one === name).length
  const product = (counts: (reel: number) => number) => counts(0) * counts(1) * counts(2)
  const wilds = product((reel) => count(reel, 'sol'))
  const perLine = symbols.reduce((sum, name) => {
    const ways =
      name === 'sol' ? wilds : product((reel) => count(reel, name) + count(reel, 'sol')) - wilds
    return sum + ways * pays[name]
  }, 0)
  return perLine / product((reel) => reels[reel]!.length)
}

test('[GAM-04] the return of the slot is counted over every stop, and is what its maths say', () => {
  expect(returns.outcomes).toBe(reels[0]!.length * reels[1]!.length * reels[2]!.length)
  expect([...returns.byPay.values()].reduce((sum, count) => sum + count, 0)).toBe(returns.outcomes)
  expect(returns.rtp).toBeCloseTo(rtpByCounting(), 12)
  expect(returns.rtp).toBeGreaterThan(0.96)
  expect(returns.rtp).toBeLessThan(0.965)
})

test('every prize is more than the stake, so none is a loss in disguise', () => {
  expect(returns.profits).toBe(returns.hits)
})

test('every prize is exact in centavos at every stake', () => {
  for (const stake of stakes) expect(stake % lines.length).toBe(0)
})

const stopOf = (reel: number, name: string, row: number) => {
  const strip = reels[reel]!
  return (strip.indexOf(name as never) - row + strip.length) % strip.length
}

test('three suns in the middle pay the most, and a sun stands for the others', () => {
  const suns = [0, 1, 2].map((reel) => stopOf(reel, 'sol', 1)) as unknown as Stops
  expect(windowAt(suns).map((column) => column[1])).toEqual(['sol', 'sol', 'sol'])
  expect(lineWins(suns)).toContainEqual({ line: 0, symbol: 'sol', pays: pays.sol })
  expect(payoutOf(100, suns)).toBeGreaterThanOrEqual((100 / lines.length) * pays.sol)

  const mixed: Stops = [stopOf(0, 'farol', 0), stopOf(1, 'sol', 0), stopOf(2, 'farol', 0)]
  expect(lineWins(mixed)).toContainEqual({ line: 1, symbol: 'farol', pays: pays.farol })
})

test('a stop without three alike on a line pays nothing', () => {
  let blanks = 0
  for (let stop = 0; stop < reels[0]!.length; stop++) {
    const stops: Stops = [stop, stop, stop]
    const wins = lineWins(stops)
    if (wins.length === 0) blanks++
    expect(payoutOf(500, stops)).toBe(wins.reduce((sum, win) => sum + win.pays * 100, 0))
  }
  expect(blanks).toBeGreaterThan(0)
})

test('the page of the maths shows the counted return, every strip and every prize', () => {
  const page = mathsPage()
  const percent = (returns.rtp * 100).toLocaleString('pt-BR', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  expect(page).toContain(`${percent} %`)
  expect(page).toContain(`${returns.paid.toLocaleString('pt-BR')} ÷`)
  expect(page.match(/posições\)/g)).toHaveLength(reels.length)
  for (const pay of returns.byPay.keys()) {
    expect(page).toContain(
      `<td>${(pay / lines.length).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}</td>`,
    )
  }
})
