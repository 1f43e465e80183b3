import { ops } from '@jogada/contract'
import { readInput } from '../../../platform/http.ts'
import { eventBets, tradingBoard } from '../../sportsbook/index.ts'
import { after, named, numberOf, pagedLines } from './lines.ts'
import type { Source } from './source.ts'

/** Events and their bets as lines. */
export const tradingLists = {
  events(deps, asked) {
    const query = readInput(ops.trading.events.query, asked)
    return pagedLines(
      named(
        'eventId',
        'source',
        'sport',
        'competition',
        'home',
        'away',
        'startsAt',
        'replay',
        'status',
        'isHeld',
        'resultState',
        'settledAt',
        'bets',
        'stake',
        'liability',
      ),
      async (place) => {
        const { events, next } = await tradingBoard(deps, { ...query, after: place })
        return { rows: events.map(({ risk, ...event }) => ({ ...event, ...risk })), next }
      },
    )
  },
  bets(deps, asked) {
    const { eventId } = readInput(ops.trading.bets.params, asked)
    return pagedLines(
      named(
        'betId',
        'playerId',
        'kind',
        'outcomeId',
        'stake',
        'odds',
        'potential',
        'status',
        'payout',
        'placedAt',
      ),
      async (place) =>
        after(await eventBets(deps, eventId, numberOf(place) ?? null), (last) => last.betId),
    )
  },
} satisfies Readonly<Record<string, Source>>
