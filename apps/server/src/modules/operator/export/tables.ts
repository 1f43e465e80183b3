import type { ops } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import type { TradingDeps } from '../../sportsbook/index.ts'
import { careLists } from './care-lists.ts'
import { differenceLines, payoutDifferenceLines } from './differences.ts'
import type { Lines } from './lines.ts'
import { offerLists } from './offer-lists.ts'
import { paymentLists } from './payment-lists.ts'
import { playerLists } from './player-lists.ts'
import { reportLines } from './reports.ts'
import type { Asked, Reader, Source } from './source.ts'
import { staffLists } from './staff-lists.ts'
import { tradingLists } from './trading-lists.ts'

/** Each list with the reader of its own screen: what is masked there is masked here. */
const sources: Readonly<Record<ops.exports.ExportTable, Source>> = {
  ...reportLines,
  ...paymentLists,
  ...playerLists,
  ...careLists,
  ...tradingLists,
  ...offerLists,
  ...staffLists,
  differences: differenceLines,
  payoutDifferences: payoutDifferenceLines,
}

/** The lines of a list; refuses with `invalid_input` filters that its own call would refuse. */
export const linesOf = (
  deps: Deps & TradingDeps,
  reader: Reader,
  { table, asked }: { readonly table: ops.exports.ExportTable; readonly asked: Asked },
): Lines => sources[table](deps, asked, reader)
