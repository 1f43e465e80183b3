import type { PoolClient } from 'pg'
import { batchesOfCommands, checksOfDays, checksOfPlayers } from './ledger-checks.ts'
import type { LedgerCheck } from './ledger-checks.ts'
import type { PagedPromises, PageProof, PageRunner, PageSizes } from './pages.ts'
import { findWrongCounter } from './verify-counters.ts'
import { findBroken } from './verify-ledger.ts'

const LAST_OWNER = 9_223_372_036_854_775_807n

const ledgerColumns = {
  'ledger.account': 'owner',
  'ledger.entry': 'owner',
  'ledger.counter': 'owner',
  'ledger.command': 'player_id',
  'ledger.leg': 'player_id',
  'ledger.player_day': 'player_id',
}
const dayColumns = { 'ledger.house_day': 'day', 'ledger.player_day': 'day' }

/** The same query over the rows of the named tables alone whose column lies in a range. */
function within(
  columns: Readonly<Record<string, string>>,
  range: string,
): (query: string) => string {
  const names = Object.keys(columns).map((name) => name.replace('.', '\\.'))
  const table = new RegExp(`\\b(FROM|JOIN) (${names.join('|')})\\b(?!\\()`, 'g')
  return (query) =>
    query.replace(
      table,
      (_, keyword: string, name: string) =>
        `${keyword} (SELECT * FROM ${name} WHERE ${columns[name]} ${range})`,
    )
}

const narrowed = (checks: readonly LedgerCheck[], narrow: (query: string) => string) =>
  checks.map(({ promise, firstBadRow }) => ({ promise, firstBadRow: narrow(firstBadRow) }))

/** Proves the rows of every player, some players at a time. */
export async function provePlayers(
  page: PageRunner,
  { counters, checks, playerColumns }: PagedPromises,
  sizes: PageSizes,
): Promise<PageProof> {
  const columns = { ...ledgerColumns, ...playerColumns }
  let entries = 0n
  for (let after = 0n; after < LAST_OWNER;) {
    const { upto, read, bad } = await page(async (client) => {
      const some = await nextPlayers(client, after, sizes)
      const narrow = within(columns, `BETWEEN ${after + 1n} AND ${some.upto}`)
      return {
        ...some,
        bad:
          (await findBroken(client, narrowed([batchesOfCommands], narrow))) ??
          (await withoutLoops(client, async () => {
            const broken = await findBroken(client, narrowed(checksOfPlayers, narrow))
            if (broken !== null) return broken
            const counter = await findWrongCounter(client, counters, narrow)
            return counter ?? findBroken(client, narrowed(checks, narrow))
          })),
      }
    })
    if (bad !== null) return { entries, firstBadRow: bad }
    entries += read
    after = upto
  }
  return { entries, firstBadRow: null }
}

/**
 * Up to whom the next page reaches, and how many entries it has; rows of nobody belong
 * to who follows.
 */
async function nextPlayers(client: PoolClient, after: bigint, sizes: PageSizes) {
  const { rows } = await client.query<{ owner: string; entries: string }>(
    `SELECT owner::text, sum(version)::text AS entries FROM ledger.account a
      WHERE owner > $1 GROUP BY a.owner ORDER BY a.owner LIMIT $2`,
    [after, sizes.players],
  )
  let read = 0n
  for (const [place, { owner, entries }] of rows.entries()) {
    read += BigInt(entries)
    const isLast = place === sizes.players - 1
    if (read >= sizes.entries || isLast) return { upto: BigInt(owner), read }
  }
  return { upto: LAST_OWNER, read }
}

/**
 * A LIMIT 1 that finds nothing makes nested loops look cheap; a player with many rounds
 * makes them dear.
 */
async function withoutLoops<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('SET LOCAL enable_nestloop = off')
  const done = await work()
  await client.query('SET LOCAL enable_nestloop = on')
  return done
}

/** Proves the sums of the house against those of its players, day by day. */
export async function proveDays(page: PageRunner): Promise<string | null> {
  for (let after = '-infinity'; ;) {
    const found = await page(async (client) => {
      const { rows } = await client.query<{ day: string | null }>(
        `SELECT least((SELECT min(day) FROM ledger.house_day WHERE day > $1::date),
                      (SELECT min(day) FROM ledger.player_day WHERE day > $1::date))::text AS day`,
        [after],
      )
      const { day } = rows[0]!
      if (day === null) return null
      const narrow = within(dayColumns, `= '${day}'::date`)
      return { day, bad: await findBroken(client, narrowed(checksOfDays, narrow)) }
    })
    if (found === null) return null
    if (found.bad !== null) return found.bad
    after = found.day
  }
}
