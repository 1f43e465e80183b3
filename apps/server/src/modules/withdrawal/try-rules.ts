import type { CallReply, ops } from '@jogada/contract'
import { formatMoney } from '@jogada/core'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { placeNumber, placeText, readPlace } from '../../platform/list-place.ts'
import { judge } from './judge.ts'
import { readJudged } from './judged.ts'
import type { Judged, KeptJudged } from './judged.ts'
import type { ReviewRules } from './rules.ts'
import type { Withdrawal } from './request-store.ts'

type Reply = CallReply<typeof ops.settings.tryWithdrawals>
type Summary = NonNullable<Reply['summary']>
type Count = Summary['heldBefore']

export type Trial = {
  readonly days: number
  /** Those that the rules decide otherwise, or all that they hold. */
  readonly list: 'changed' | 'held'
  /** The last one seen. */
  readonly after?: string | undefined
}

type Row = Pick<
  Withdrawal,
  | 'player_id'
  | 'withdrawal_id'
  | 'requested_at'
  | 'amount'
  | 'state'
  | 'reason'
  | 'risk_score'
  | 'flags'
  | 'approvals_needed'
> & { readonly judged: KeptJudged }

type Tried = {
  readonly row: Row
  readonly before: Judged
  readonly would: ReturnType<typeof judge>
}

const DAY_MS = 86_400_000
const AT_ONCE = 1000
const PAGE = 50

/**
 * What rules would have said of the withdrawals of the last days, by what was known of each when it
 * was asked for, against how they ended. Reads them in portions, the newest first.
 */
export async function tryRules(deps: Deps, rules: ReviewRules, trial: Trial): Promise<Reply> {
  const since = new Date(deps.clock.now().getTime() - trial.days * DAY_MS)
  const isListed = ({ before, would }: Tried) =>
    trial.list === 'held' ? would.isHeld : would.isHeld !== before.isHeld
  const from = trial.after === undefined ? null : placeOf(trial.after)
  const isFirst = from === null
  const summary = emptySummary()
  const listed: Tried[] = []
  let place = from
  for (;;) {
    const rows = await portion(deps, since, place)
    for (const row of rows) {
      const before = readJudged(row.judged)
      const one = { row, before, would: judge(before.facts, rules, before.standing) }
      if (isFirst) count(summary, one)
      if (listed.length <= PAGE && isListed(one)) listed.push(one)
    }
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) break
    if (!isFirst && listed.length > PAGE) break
    place = { at: last.requested_at, id: last.withdrawal_id }
  }
  const shown = listed.slice(0, PAGE)
  const last = shown.at(-1)?.row
  return {
    since: since.toISOString(),
    summary: isFirst ? { ...summary, untried: await countUntried(deps, since) } : null,
    rows: shown.map(rowOf),
    next: last && listed.length > PAGE ? placeText(last.requested_at, last.withdrawal_id) : null,
  }
}

type Place = { readonly at: Date; readonly id: bigint }

function placeOf(text: string): Place {
  const { at, ids } = readPlace(text, 1)
  return { at, id: placeNumber(ids[0]) }
}

function portion({ db }: Deps, since: Date, after: Place | null): Promise<Row[]> {
  let query = db
    .selectFrom('withdrawal.request')
    .select([
      'player_id',
      'withdrawal_id',
      'requested_at',
      'amount',
      'state',
      'reason',
      'risk_score',
      'flags',
      'approvals_needed',
      'judged',
    ])
    .where('requested_at', '>=', since)
    .where('judged', 'is not', null)
    .orderBy('requested_at', 'desc')
    .orderBy('withdrawal_id', 'desc')
    .limit(AT_ONCE)
  if (after) {
    query = query.where(sql<boolean>`(requested_at, withdrawal_id) < (${after.at}, ${after.id})`)
  }
  return query.$narrowType<{ judged: KeptJudged }>().execute()
}

async function countUntried({ db }: Deps, since: Date): Promise<number> {
  const { count: found } = await db
    .selectFrom('withdrawal.request')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('requested_at', '>=', since)
    .where('judged', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(found)
}

type Counting = { -readonly [K in keyof Summary]: Summary[K] }

const noCount = (): Count => ({ paid: 0, refused: 0, open: 0 })

const emptySummary = (): Counting => ({
  tried: 0,
  untried: 0,
  heldBefore: noCount(),
  heldThen: noCount(),
  newlyHeld: noCount(),
  newlyFree: noCount(),
  twoBefore: 0,
  twoThen: 0,
  flags: [],
})

function count(summary: Counting, { row, before, would }: Tried) {
  const end = row.state === 'paid' || row.state === 'refused' ? row.state : 'open'
  summary.tried++
  if (before.isHeld) summary.heldBefore[end]++
  if (would.isHeld) summary.heldThen[end]++
  if (would.isHeld && !before.isHeld) summary.newlyHeld[end]++
  if (before.isHeld && !would.isHeld) summary.newlyFree[end]++
  if (before.isHeld && row.approvals_needed === 2) summary.twoBefore++
  if (would.isHeld && would.approvalsNeeded === 2) summary.twoThen++
  const flags = flagsBefore(row, before)
  for (const flag of new Set([...flags, ...would.flags])) {
    let line = summary.flags.find((one) => one.flag === flag)
    if (!line) summary.flags.push((line = { flag, before: 0, would: 0, refused: 0 }))
    if (flags.includes(flag)) line.before++
    const isThen = (would.flags as readonly string[]).includes(flag)
    if (isThen) line.would++
    if (isThen && end === 'refused') line.refused++
  }
}

/** As it was asked for: a debt that came up before the payment put it back under review. */
const flagsBefore = ({ flags }: Row, { standing }: Judged): string[] =>
  flags.filter((flag) => flag !== '' && (flag !== 'open_debt' || standing.includes('open_debt')))

const rowOf = ({ row, before, would }: Tried): Reply['rows'][number] => ({
  playerId: String(row.player_id),
  withdrawalId: String(row.withdrawal_id),
  requestedAt: row.requested_at.toISOString(),
  amount: formatMoney(row.amount),
  state: row.state,
  reason: row.reason,
  before: {
    isHeld: before.isHeld,
    score: row.risk_score,
    flags: flagsBefore(row, before),
    approvalsNeeded: row.approvals_needed,
  },
  would: {
    isHeld: would.isHeld,
    score: would.score,
    flags: [...would.flags],
    approvalsNeeded: would.approvalsNeeded,
  },
})
