import type { CallOutput, ops } from '@jogada/contract'
import type { Deps } from '../../../deps.ts'
import type { StaffSession } from '../../../platform/session-lookup.ts'
import type { TradingDeps } from '../../sportsbook/index.ts'
import type { Lines } from './lines.ts'

/** The filters of a list, as they came. */
export type Asked = CallOutput<typeof ops.exports.table>['query']

/** For whom a list is read. */
export type Reader = StaffSession & { readonly language: string }

/** Reads a list as lines; refuses with `invalid_input` filters that its own call would refuse. */
export type Source = (deps: Deps & TradingDeps, asked: Asked, reader: Reader) => Lines
