import type { CallReply } from '@jogada/contract'
import { ops } from '@jogada/contract'
import { readInput } from '../../../platform/http.ts'
import { betBoard, eventBets, tradingBoard } from '../../sportsbook/index.ts'
import { after, named, numberOf, pagedLines } from './lines.ts'
import type { Source } from './source.ts'

type Bet = CallReply<typeof ops.trading.betBoard>['bets'][number]

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
  betBoard(deps, asked) {
    const query = readInput(ops.trading.betBoard.query, asked)
    return pagedLines(
      {
        ...named<Bet>('betId', 'playerId', 'placedAt', 'kind', 'stake', 'odds', 'potential'),
        ...named<Bet>('status', 'payout'),
        legs: ({ legs }: Bet) => legs.map(({ outcomeId }) => outcomeId),
      },
      async (place) => {
        let page = await betBoard(deps, { ...query, after: place })
        // a page without any is no end of the file
        while (page.bets.length === 0 && page.next !== null) {
          page = await betBoard(deps, { ...query, after: page.next })
        }
        return { rows: page.bets, next: page.next }
      },
    )
  },
} satisfies Readonly<Record<string, Source>>
