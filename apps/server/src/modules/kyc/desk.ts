import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { placeNumber, readPlace } from '../../platform/list-place.ts'
import { CPF_DOMAIN } from './sealed.ts'

const PAGE = 100

/** Players who are not confirmed and whose last try was refused, the newest first. */
export const listRefused = ({ db }: Deps, before?: string) => {
  const query = db
    .selectFrom('kyc.refusal')
    .leftJoin('kyc.person', 'kyc.person.player_id', 'kyc.refusal.player_id')
    .select(['kyc.refusal.player_id', 'kyc.refusal.reason', 'kyc.refusal.refused_at'])
    .where('kyc.person.player_id', 'is', null)
    .orderBy('kyc.refusal.refused_at', 'desc')
    .orderBy('kyc.refusal.player_id', 'desc')
    .limit(PAGE)
  if (before === undefined) return query.execute()
  const { at, ids } = readPlace(before, 1)
  return query
    .where((where) =>
      where(
        where.refTuple('kyc.refusal.refused_at', 'kyc.refusal.player_id'),
        '<',
        where.tuple(at, placeNumber(ids[0])),
      ),
    )
    .execute()
}

export async function countRefused({ db }: Deps): Promise<number> {
  const { count } = await db
    .selectFrom('kyc.refusal')
    .leftJoin('kyc.person', 'kyc.person.player_id', 'kyc.refusal.player_id')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('kyc.person.player_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The confirmed player whom a CPF belongs to, or null. */
export async function findIdByCpf(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  cpf: string,
): Promise<bigint | null> {
  const row = await db
    .selectFrom('kyc.person')
    .select('player_id')
    .where('cpf_index', 'in', vault.indexes(cpf, CPF_DOMAIN))
    .executeTakeFirst()
  return row?.player_id ?? null
}

/** Confirmed players with larger numbers than one, in order. */
export async function identifiedAfter(
  { db }: Pick<Deps, 'db'>,
  playerId: bigint,
  limit: number,
): Promise<bigint[]> {
  const rows = await db
    .selectFrom('kyc.person')
    .select('player_id')
    .where('player_id', '>', playerId)
    .orderBy('player_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.player_id)
}

/** Those of the players who are confirmed. */
export async function identifiedAmong(
  { db }: Pick<Deps, 'db'>,
  players: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const { rows } = await sql<{ player_id: bigint }>`
    SELECT player_id FROM kyc.person WHERE player_id = ANY (${players}::bigint[])`.execute(db)
  return new Set(rows.map((row) => row.player_id))
}

/**
 * How many players of each group are confirmed. A group begins with its first player's number and
 * ends before the next one's; who is `without` belongs to none.
 */
export async function confirmedByGroup(
  db: Deps['db'],
  { firsts, without }: { readonly firsts: readonly bigint[]; readonly without: readonly bigint[] },
): Promise<number[]> {
  if (firsts.length === 0) return []
  const { rows } = await sql<{ place: number; players: number }>`
    SELECT width_bucket(player_id, ${firsts}::bigint[]) - 1 AS place, count(*)::int AS players
      FROM kyc.person
      WHERE player_id >= ${firsts[0]} AND player_id <> ALL (${without}::bigint[])
      GROUP BY 1`.execute(db)
  const known = new Map(rows.map(({ place, players }) => [place, players]))
  return firsts.map((_, place) => known.get(place) ?? 0)
}
