import { expect, test } from 'vitest'
import { outcomeId } from '@jogada/core/sports/market-identity'
import type { FeedMessage, FixtureMessage, OfferedMarket } from '../feed/message.ts'
import { result3, total } from '../testkit.ts'
import { createShelf } from './shelf.ts'

const EVENT = 'e'
const NOW = new Date('2026-11-20T15:00:00Z')

const fixture: FixtureMessage = {
  type: 'fixture',
  eventId: EVENT,
  source: 'by-hand',
  sport: 'football',
  competition: 'Brasileirão Série A',
  stage: '36',
  home: 'Bahia',
  away: 'Coritiba',
  startsAt: '2026-11-20T20:00:00Z',
  replay: false,
  playedOn: null,
}

const odds = (...markets: OfferedMarket[]): FeedMessage => ({
  type: 'odds_change',
  eventId: EVENT,
  markets,
  withdrawn: [],
})

/** A shelf with two open markets that were told already. */
function told() {
  const shelf = createShelf()
  let seq = 0
  const hear = (...messages: FeedMessage[]) => {
    for (const message of messages) shelf.fold({ seq: ++seq, message }, NOW)
    return shelf.takeChanged(NOW).map(({ changes }) => changes())[0]!
  }
  shelf.hear({ source: 'by-hand', heardAt: NOW, returns: 1 })
  hear(fixture, odds(result3('2.00', '3.50', '4.00'), total('2.50', '1.90', '1.90')))
  return hear
}

test('prices that moved are told alone, in the order of their outcomes', () => {
  const hear = told()
  expect(hear(odds(result3('1.90', '3.60', '4.20'), total('2.50', '1.90', '1.90')))).toMatchObject({
    since: expect.any(Number) as number,
    markets: [],
    moved: { 'e/1x2': ['1.90', '3.60', '4.20'] },
    gone: [],
  })
})

test('a market that is new, was closed by an operator or sells other outcomes is told whole', () => {
  const hear = told()
  const added = hear(odds(total('3.50', '2.80', '1.40')))
  expect(added).toMatchObject({ markets: [{ marketId: 'e/total/total=3.50' }], moved: {} })

  const target = outcomeId({ eventId: EVENT, key: '1x2', specifiers: {}, outcome: 'draw' })
  const reason = 'integrity'
  const held = hear({ type: 'hold', eventId: EVENT, target, isHeld: true, reason })
  const isOpen = ({ open }: { open: boolean }) => open
  expect(held.markets[0]!.outcomes.map(isOpen)).toEqual([true, false, true])
  const again = hear(odds(result3('1.80', '3.60', '4.60')))
  expect(again.moved).toEqual({ 'e/1x2': ['1.80', '3.60', '4.60'] })

  const market = result3('1.80', '3.60', '4.60')
  const fewer = hear(odds({ ...market, prices: market.prices.slice(0, 2) }))
  expect(fewer).toMatchObject({ markets: [{ marketId: 'e/1x2' }], moved: {} })
})

test('[R122] a stop names no market, and the start after it names them all', () => {
  const hear = told()
  const stopped = hear({ type: 'bet_stop', eventId: EVENT, reason: 'goal' })
  expect(stopped).toMatchObject({ status: 'suspended', markets: [], moved: {} })
  const again = hear(odds(result3('1.50', '4.00', '6.00')), { type: 'bet_start', eventId: EVENT })
  expect(again).toMatchObject({ status: 'open', since: null, moved: {} })
  expect(again.markets).toHaveLength(2)
})
