import type { CallOutput, CallReply, casino } from '@jogada/contract'
import type { Deps } from '../../deps.ts'
import { startOfLocalDay } from '../../platform/local-day.ts'
import { Refusal } from '../../platform/refusal.ts'
import { newestFirst } from '../../platform/time-page.ts'
import type { Timed, TimePage } from '../../platform/time-page.ts'
import { providerRecords } from '../aggregator/index.ts'
import { casinoRecords } from '../casino/index.ts'
import { drawRecords } from '../draws/index.ts'
import { sportRecords } from '../sportsbook/index.ts'

type Reply = CallReply<typeof casino.gameMess>
type Query = CallOutput<typeof casino.gameMess>['query']

type Filter = TimePage & {
  readonly game?: string | undefined
  readonly status?: number | undefined
}

type TimedRecord = Timed & { readonly record: Omit<casino.GameRecord, 'recordId'> }

type Source = (deps: Deps, playerId: bigint, filter: Filter) => Promise<TimedRecord[]>

/** Everything that can be played, by the name that its record ids begin with, in their order. */
const sources: readonly (readonly [name: string, list: Source])[] = [
  ['casino', casinoRecords],
  ['draw', drawRecords],
  ['provider', providerRecords],
  ['sport', sportRecords],
]

const PAGE = 50
const HIGHEST = 2n ** 63n - 1n
const DAY_MS = 86_400_000

/** A page of all that the player played, newest first, whichever module keeps it. */
export async function listPlayRecords(deps: Deps, playerId: bigint, query: Query): Promise<Reply> {
  const { game, status } = query
  const from = dayOf(query.from, 'from')
  const to = dayOf(query.to, 'to')
  const until = to && new Date(to.getTime() + DAY_MS)
  const cursor = query.before === undefined ? null : readCursor(query.before)
  const pages = await Promise.all(
    sources.map(async ([name, list], index) => {
      const before = cursor ? placeAfter(cursor, index) : undefined
      const found = await list(deps, playerId, { game, status, from, until, before, limit: PAGE })
      return found.map((one) => ({ ...one, index, recordId: `${name}:${one.id}` }))
    }),
  )
  const all = pages
    .flat()
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || a.index - b.index || newestFirst(a, b))
  const shown = all.slice(0, PAGE)
  const last = shown.at(-1)
  return {
    records: shown.map(({ recordId, record }) => ({ recordId, ...record })),
    next: last && all.length >= PAGE ? `${last.at.getTime()}_${last.recordId}` : null,
  }
}

function dayOf(day: string | undefined, field: string): Date | undefined {
  if (day === undefined) return undefined
  const start = startOfLocalDay(day)
  if (!start) throw new Refusal('invalid_input', { fields: field })
  return start
}

type Cursor = { readonly at: Date; readonly index: number; readonly id: bigint }

function readCursor(text: string): Cursor {
  const match = /^(\d{1,14})_([a-z]+):(\d{1,19})$/.exec(text)
  const index = sources.findIndex(([name]) => name === match?.[2])
  if (!match || index < 0) throw new Refusal('invalid_input', { fields: 'before' })
  return { at: new Date(Number(match[1])), index, id: BigInt(match[3]!) }
}

/** Where a source goes on: of the cursor's instant, earlier sources have been shown whole. */
function placeAfter({ at, index, id }: Cursor, source: number): { at: Date; id: bigint } {
  if (source === index) return { at, id }
  return { at, id: source < index ? -1n : HIGHEST }
}
