import { ops } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import { readInput } from '../../../platform/http.ts'
import { showDifferences, showPayoutDifferences } from '../desk/deposits.ts'
import { after, named, pagedLines } from './lines.ts'
import type { Lines } from './lines.ts'
import type { Asked } from './source.ts'

/** What the reconciliation of deposits found, as lines of a file. */
export function differenceLines(deps: Deps, asked: Asked): Lines {
  const query = readInput(ops.queues.differences.query, asked)
  return pagedLines(
    named(
      'day',
      'kind',
      'endToEndId',
      'playerId',
      'orderId',
      'expected',
      'found',
      'state',
      'notedAt',
    ),
    async (place) =>
      after(await showDifferences(deps, { ...query, after: place }), (last) =>
        [last.notedAt, last.day, last.kind, last.endToEndId].join(' '),
      ),
  )
}

/** What the reconciliation of payouts found, as lines of a file. */
export function payoutDifferenceLines(deps: Deps, asked: Asked): Lines {
  const query = readInput(ops.queues.payoutDifferences.query, asked)
  return pagedLines(
    named(
      'day',
      'kind',
      'payoutId',
      'returnId',
      'playerId',
      'withdrawalId',
      'expected',
      'found',
      'state',
      'notedAt',
    ),
    async (place) =>
      after(await showPayoutDifferences(deps, { ...query, after: place }), (last) =>
        [last.notedAt, last.day, last.kind, last.payoutId, last.returnId ?? '-'].join(' '),
      ),
  )
}
