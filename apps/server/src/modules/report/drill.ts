import type { CallReply, ops } from '@jogada/contract'
import { formatMoney, negate } from '@jogada/core'
import type { Deps } from '../../deps.ts'
import { startOfLocalDay } from '../../platform/local-day.ts'
import { Refusal } from '../../platform/refusal.ts'
import { testPlayers } from '../account/index.ts'
import { figures } from './figures.ts'
import type { Figure } from './figures.ts'

const PAGE = 100
const DAY_MS = 86_400_000
/** A day of the operator's that begins or ends summer time is an hour longer or shorter. */
const HALF_DAY_MS = DAY_MS / 2

type Asked = {
  readonly figure: Figure
  readonly day: string
  /** Only commands of this kind. */
  readonly kind?: string | undefined
  readonly before?: string | undefined
}

/** The commands that make a figure of one day, the newest first; together they are the figure. */
export async function rowsBehind(
  { ledger, db }: Deps,
  { figure, day, kind: only, before }: Asked,
): Promise<CallReply<typeof ops.books.reportRows>> {
  const from = startOfLocalDay(day)
  if (!from) throw new Refusal('invalid_input', { fields: 'day' })
  const { accounts, kinds, isOutflow } = figures[figure]
  if (only !== undefined && !kinds.test(only)) return { rows: [], next: null }
  const rows = await ledger.houseRows(
    {
      from,
      to: dayAfter(from),
      accounts,
      kindPattern: only === undefined ? kinds.source : `^${only}$`,
      without: await testPlayers({ db }),
    },
    { limit: PAGE, before: before === undefined ? undefined : placeOf(before) },
  )
  const last = rows.at(-1)
  return {
    rows: rows.map(({ commandId, playerId, kind, at, moved }) => ({
      commandId: String(commandId),
      playerId: String(playerId),
      kind,
      at: at.toISOString(),
      amount: formatMoney(isOutflow ? negate(moved) : moved),
    })),
    next: last && rows.length === PAGE ? `${last.at.getTime()}-${last.commandId}` : null,
  }
}

/** The start of the day after the one that begins at an instant. */
function dayAfter(start: Date): Date {
  const noon = new Date(start.getTime() + DAY_MS + HALF_DAY_MS)
  return startOfLocalDay(noon.toISOString().slice(0, 10))!
}

function placeOf(text: string) {
  const [at = '', commandId = ''] = text.split('-')
  return { at: new Date(Number(at)), commandId: BigInt(commandId) }
}
