import type { WalletRecord } from '@jogada/contract/wallet'
import { playedGame } from '@jogada/core/wallet/record-type'
import { cashierTexts } from '@jogada/messages'
import type { CashierTexts } from '@jogada/messages'
import type { Deps } from '../../deps.ts'
import { listRecords } from './list-records.ts'
import type { RecordQuery } from './list-records.ts'
import { movementOf } from './movement.ts'

const PAGE = 1000
const MOST_LINES = 20_000
const BYTE_ORDER_MARK = '\uFEFF'

const times = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The records of a query as CSV, newest first, at most 20,000 lines. Times are São Paulo's. */
export async function recordsFile(
  deps: Deps,
  playerId: bigint,
  { language, ...query }: Omit<RecordQuery, 'before' | 'limit'> & { readonly language: string },
): Promise<string> {
  const format = cashierTexts(language).file
  const lines = [format.head.join(format.separator)]
  let before: string | null | undefined
  do {
    const page = await listRecords(deps, playerId, {
      ...query,
      before: before ?? undefined,
      limit: PAGE,
    })
    for (const record of page.records) lines.push(lineOf(record, format))
    before = page.next
  } while (before !== null && lines.length <= MOST_LINES)
  return `${BYTE_ORDER_MARK}${lines.slice(0, MOST_LINES + 1).join('\r\n')}\r\n`
}

// every field is a number, a date or a word of ours: none can hold a separator or a formula
const lineOf = (
  record: WalletRecord,
  { separator, decimal, types, games, statuses, movements }: CashierTexts['file'],
): string => {
  const movement = movementOf(record.kind)
  const game = playedGame(record.kind)
  const money = (text: string | null) => (text ?? '').replace('.', decimal)
  return [
    times.format(new Date(record.at)),
    types[record.type],
    game === null ? '' : games[game],
    statuses[record.status],
    movement === null ? types[record.type] : movements[movement],
    money(record.amount),
    money(record.credit),
    money(record.debit),
    money(record.balance),
    record.recordId,
  ].join(separator)
}
