import type { CallReply, order } from '@jogada/contract'
import { formatMoney } from '@jogada/core'
import type { Deps } from '../../deps.ts'

const DEPOSIT_PAGE = ['BRL', 'EXTPAY', '', 'BTBRL', 'FCBRL'] as const

/** The packages on offer: those of one place, or all that the deposit page knows. */
export async function getPrices(
  { db }: Deps,
  place: 'INSBRL' | 'EXPPAY' | undefined,
): Promise<CallReply<typeof order.getPrices>> {
  const rows = await db
    .selectFrom('deposit.package')
    .selectAll()
    .where('is_offered', '=', true)
    .where('currency', 'in', place === undefined ? [...DEPOSIT_PAGE] : [place])
    .orderBy('sort')
    .orderBy('package_id')
    .execute()
  return rows.map((row) => ({
    pkgId: row.package_id,
    price: formatMoney(row.price),
    gift: formatMoney(row.gift),
    sort: row.sort,
    curreny: row.currency,
  }))
}
