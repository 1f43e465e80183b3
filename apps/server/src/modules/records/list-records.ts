import type { WalletRecord } from '@jogada/contract/wallet'
import { formatMoney, subtract } from '@jogada/core'
import type { Money } from '@jogada/core'
import { kindsOf, recordType } from '@jogada/core/wallet/record-type'
import type { RecordType } from '@jogada/core/wallet/record-type'
import type { Entry } from '@jogada/ledger'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listUnpaidOrders } from '../deposit/index.ts'
import type { Period } from '../../platform/period.ts'
import { lookBehind, statusOf, UNSETTLED_KINDS } from './statuses.ts'
import type { Status } from './statuses.ts'

export type RecordQuery = Period & {
  readonly type?: RecordType | undefined
  readonly status?: Status | undefined
  readonly before?: string | undefined
  readonly limit: number
}

export type RecordPage = { readonly records: WalletRecord[]; readonly next: string | null }

/** The last entry and the last order that earlier pages showed. */
type Place = { readonly seq?: bigint | undefined; readonly orderId?: bigint | undefined }

type Placed = { readonly record: WalletRecord; readonly at: Date; readonly place: Place }

/**
 * What moved a player's cash and orders for which nothing came, newest first. A page continues
 * exactly where the one before ended, whatever has happened in between.
 */
export async function listRecords(
  deps: Deps,
  playerId: bigint,
  query: RecordQuery,
): Promise<RecordPage> {
  const place = readPlace(query.before)
  const wanted = query.limit + 1
  const [entries, orders] = await Promise.all([
    pageOfEntries(deps, playerId, { ...query, before: place.seq, limit: wanted }),
    pageOfOrders(deps, playerId, { ...query, before: place.orderId, limit: wanted }),
  ])
  const merged = newestFirst(entries, orders)
  const shown = merged.slice(0, query.limit)
  const end = shown.reduce<Place>((reached, one) => ({ ...reached, ...one.place }), place)
  return {
    records: shown.map(({ record }) => record),
    next: merged.length > query.limit ? `${end.seq ?? ''}.${end.orderId ?? ''}` : null,
  }
}

function readPlace(before: string | undefined): Place {
  if (before === undefined || before === '') return {}
  const match = /^(\d{0,18})\.(\d{0,18})$/.exec(before)
  if (!match) throw new Refusal('invalid_input', { fields: 'before' })
  const [, seq, orderId] = match
  return { ...(seq ? { seq: BigInt(seq) } : {}), ...(orderId ? { orderId: BigInt(orderId) } : {}) }
}

type SourceQuery = Omit<RecordQuery, 'before'> & { readonly before: bigint | undefined }

const AT_ONCE = 200
const UNSETTLED_TYPES: ReadonlySet<RecordType> = new Set(['10', '11', '20'])

async function pageOfEntries(
  deps: Deps,
  playerId: bigint,
  query: SourceQuery,
): Promise<readonly Placed[]> {
  const { type, status, from, to, limit } = query
  const kinds = type && kindsOf(type)
  const isRare = status === '00' || status === '01'
  if (isRare && type !== undefined && !UNSETTLED_TYPES.has(type)) return []
  const found: Placed[] = []
  let { before } = query
  while (found.length < limit) {
    const entries = await deps.ledger.entries(playerId, 'cash', {
      // the few kinds that may be unsettled, where only those are asked for
      kindPattern: isRare ? UNSETTLED_KINDS : kinds,
      from,
      to,
      ...(before === undefined ? {} : { before }),
      limit: AT_ONCE,
    })
    const behind = await lookBehind(deps, playerId, entries)
    for (const entry of entries) {
      const record = recordOf(entry, statusOf(entry, behind))
      const isWanted = status === undefined || record.status === status
      if (isWanted && (type === undefined || record.type === type)) {
        found.push({ record, at: entry.at, place: { seq: entry.seq } })
      }
    }
    if (entries.length < AT_ONCE) break
    before = entries.at(-1)!.seq
  }
  return found.slice(0, limit)
}

/** An entry of the cash account as a record. */
export const recordOf = (entry: Entry, status: Status): WalletRecord => ({
  recordId: `e${entry.seq}`,
  type: recordType(entry.kind),
  status,
  kind: entry.kind,
  at: entry.at.toISOString(),
  amount: formatMoney(subtract(entry.credit, entry.debit)),
  credit: formatMoney(entry.credit),
  debit: formatMoney(entry.debit),
  balance: formatMoney(entry.balanceAfter),
})

const PENDING = ['pending'] as const
const ENDED = ['cancelled', 'expired', 'returned'] as const

async function pageOfOrders(
  deps: Deps,
  playerId: bigint,
  { type, status, ...rest }: SourceQuery,
): Promise<readonly Placed[]> {
  if ((type !== undefined && type !== '10') || status === '10') return []
  const states = status === undefined ? [...PENDING, ...ENDED] : status === '00' ? PENDING : ENDED
  const orders = await listUnpaidOrders(deps, playerId, { ...rest, states })
  return orders.map((order) => ({
    record: orderRecord(order),
    at: order.made_at,
    place: { orderId: order.order_id },
  }))
}

/** An order without money as a record. */
export const orderRecord = (order: {
  readonly order_id: bigint
  readonly state: string
  readonly amount: Money
  readonly made_at: Date
}): WalletRecord => ({
  recordId: `o${order.order_id}`,
  type: '10',
  status: order.state === 'pending' ? '00' : '01',
  kind: 'deposit_order',
  at: order.made_at.toISOString(),
  amount: formatMoney(order.amount),
  credit: '0.00',
  debit: '0.00',
  balance: null,
})

/** Two lists into one by time, each in the order that it has. */
function newestFirst(left: readonly Placed[], right: readonly Placed[]): readonly Placed[] {
  const merged: Placed[] = []
  let [i, k] = [0, 0]
  while (i < left.length || k < right.length) {
    const [a, b] = [left[i], right[k]]
    if (a && (!b || a.at >= b.at)) {
      merged.push(a)
      i += 1
    } else {
      merged.push(b!)
      k += 1
    }
  }
  return merged
}
