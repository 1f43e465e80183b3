import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'
import { attempt } from '../../platform/attempt.ts'
import { repeat } from '../../platform/leader.ts'
import type { Period } from '../../platform/period.ts'
import { agentsAbove } from './invited.ts'

type Db = Kysely<Tables>

const EVERY_MS = 10_000
const PAGE = 2000
/** After this long a registration that was on its way has its row, and so has every lower id. */
const SETTLING_MS = 60_000
/** Ids that may stand behind the count before the tree itself is the shorter way. */
const MOST_UNCOUNTED = 4000n

/** Worker: counts new players for those above them, and once all that registered before. */
export const keepInvitedCounts = (deps: Deps, signal: AbortSignal): Promise<void> =>
  repeat(EVERY_MS, signal, () =>
    attempt(deps.log, 'counting invited players', () => countNewPlayers(deps, signal)),
  )

/** Counts the players who are not counted yet, a page a transaction; each once, whoever counts. */
export async function countNewPlayers(deps: Deps, signal?: AbortSignal): Promise<void> {
  const isOver = () => signal?.aborted === true
  while (!isOver() && (await countPage(deps)));
}

/** False when nobody is left to count. */
const countPage = ({ db, clock }: Deps): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { until_player } = await tx
      .selectFrom('account.invited_counted')
      .select('until_player')
      .forUpdate()
      .executeTakeFirstOrThrow()
    const page = await tx
      .selectFrom('account.player')
      .select(['player_id', 'registered_at'])
      .where('player_id', '>', until_player)
      .orderBy('player_id')
      .limit(PAGE)
      .execute()
    const settledAt = clock.now().getTime() - SETTLING_MS
    const firstNew = page.findIndex(({ registered_at }) => registered_at.getTime() > settledAt)
    const counted = (firstNew < 0 ? page : page.slice(0, firstNew)).map((one) => one.player_id)
    if (counted.length === 0) return false
    await addCounts(tx, await agentsAbove(tx, counted))
    await tx
      .updateTable('account.invited_counted')
      .set({ until_player: counted.at(-1)! })
      .execute()
    return counted.length === PAGE
  })

async function addCounts(db: Db, above: ReadonlyMap<bigint, readonly bigint[]>) {
  const counts = new Map<bigint, [number, number, number]>()
  for (const agents of above.values()) {
    for (const [index, agentId] of agents.entries()) {
      const count = counts.get(agentId) ?? [0, 0, 0]
      count[index]!++
      counts.set(agentId, count)
    }
  }
  if (counts.size === 0) return
  const level = (index: 0 | 1 | 2) => [...counts.values()].map((count) => count[index])
  await sql`
    INSERT INTO account.invited_count AS c (agent_id, level1, level2, level3)
    SELECT * FROM unnest(${[...counts.keys()]}::bigint[], ${level(0)}::bigint[],
      ${level(1)}::bigint[], ${level(2)}::bigint[])
    ON CONFLICT (agent_id) DO UPDATE SET level1 = c.level1 + excluded.level1,
      level2 = c.level2 + excluded.level2, level3 = c.level3 + excluded.level3`.execute(db)
}

/** How many players stand on each of the three levels below a player. */
export async function countInvited(db: Db, playerId: bigint): Promise<readonly number[]> {
  const { rows } = await sql<{ uncounted: bigint }>`
    SELECT coalesce((SELECT max(player_id) FROM account.player), 0) - until_player AS uncounted
    FROM account.invited_counted`.execute(db)
  return rows[0]!.uncounted > MOST_UNCOUNTED
    ? countJoined(db, playerId, {})
    : readCount(db, playerId)
}

/** What is counted, and of the players who are not those with this one above them. */
async function readCount(db: Db, playerId: bigint): Promise<readonly number[]> {
  const { rows } = await sql<{ level1: bigint; level2: bigint; level3: bigint }>`
    WITH RECURSIVE above (agent_id, level) AS (
      SELECT invited_by, 1 FROM account.player
      WHERE player_id > (SELECT until_player FROM account.invited_counted)
        AND invited_by IS NOT NULL
      UNION ALL
      SELECT p.invited_by, a.level + 1
      FROM above a JOIN account.player p ON p.player_id = a.agent_id
      WHERE a.level < 3 AND p.invited_by IS NOT NULL
    ), uncounted AS (SELECT level FROM above WHERE agent_id = ${playerId}), counted AS (
      SELECT level1, level2, level3 FROM account.invited_count WHERE agent_id = ${playerId}
      UNION ALL
      SELECT count(*) FILTER (WHERE level = 1), count(*) FILTER (WHERE level = 2),
        count(*) FILTER (WHERE level = 3) FROM uncounted
    )
    SELECT sum(level1)::bigint AS level1, sum(level2)::bigint AS level2,
      sum(level3)::bigint AS level3 FROM counted`.execute(db)
  const { level1, level2, level3 } = rows[0]!
  return [level1, level2, level3].map(Number)
}

/**
 * How many of the players on each of the three levels below a player registered in a period; it
 * walks the tree.
 */
export async function countJoined(
  db: Db,
  playerId: bigint,
  { from, to }: Period,
): Promise<readonly number[]> {
  const { rows } = await sql<{ level: number; people: bigint }>`
    WITH RECURSIVE invited (player_id, registered_at, level) AS (
      SELECT player_id, registered_at, 1 FROM account.player WHERE invited_by = ${playerId}
      UNION ALL
      SELECT p.player_id, p.registered_at, i.level + 1
      FROM invited i JOIN account.player p ON p.invited_by = i.player_id
      WHERE i.level < 3
    )
    SELECT level, count(*) AS people FROM invited
    WHERE registered_at >= coalesce(${from ?? null}::timestamptz, '-infinity')
      AND registered_at < coalesce(${to ?? null}::timestamptz, 'infinity')
    GROUP BY level`.execute(db)
  return [1, 2, 3].map((level) => Number(rows.find((row) => row.level === level)?.people ?? 0n))
}
