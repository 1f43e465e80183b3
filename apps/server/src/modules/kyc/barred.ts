import type { ops } from '@jogada/contract'
import { sql } from 'kysely'
import type { Selectable, Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import { indexDomain } from '../../platform/vault/seal-tables.ts'
import type { Tables } from '../../tables.ts'

export type Barred = Selectable<Tables['kyc.barred']>

const PAGE = 50
const DOMAIN = indexDomain('kyc.barred', 'cpf')

type Tx = Transaction<Tables>
type Room = Pick<Deps, 'vault' | 'clock'>

/**
 * Makes whoever lists a CPF and whoever confirms it wait for each other until their transactions
 * end, so that nobody is confirmed between a look and a listing.
 */
export async function holdCpf({ vault }: Pick<Deps, 'vault'>, tx: Tx, cpf: string): Promise<void> {
  const key = vault.index(cpf, DOMAIN).toString('hex')
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

/** Whether the operator keeps a CPF from betting. */
export async function isBarred(
  { vault }: Pick<Deps, 'vault'>,
  db: Pick<Tx, 'selectFrom'>,
  cpf: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('kyc.barred')
    .select('barred_id')
    .where('cpf_index', 'in', vault.indexes(cpf, DOMAIN))
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Which of some CPFs the operator keeps from betting. */
export async function barredAmong(
  { vault, db }: Pick<Deps, 'vault' | 'db'>,
  cpfs: readonly string[],
): Promise<ReadonlySet<string>> {
  const byIndex = new Map(
    cpfs.flatMap((cpf) =>
      vault.indexes(cpf, DOMAIN).map((index) => [index.toString('hex'), cpf] as const),
    ),
  )
  if (byIndex.size === 0) return new Set()
  const rows = await db
    .selectFrom('kyc.barred')
    .select('cpf_index')
    .where(
      'cpf_index',
      'in',
      [...byIndex.keys()].map((hex) => Buffer.from(hex, 'hex')),
    )
    .where('lifted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ cpf_index }) => byIndex.get(cpf_index.toString('hex'))!))
}

type Listing = {
  readonly cpf: string
  readonly kind: (typeof ops.barred.barredKinds)[number]
  readonly reason: string
  readonly by: string
}

/** Lists a CPF; null where it is listed already. The caller holds it. */
export async function barCpf(
  { vault, clock }: Room,
  tx: Tx,
  { cpf, kind, reason, by }: Listing,
): Promise<bigint | null> {
  if (await isBarred({ vault }, tx, cpf)) return null
  const { barred_id } = await tx
    .insertInto('kyc.barred')
    .values({
      cpf_index: vault.index(cpf, DOMAIN),
      index_keys: [vault.currentKey],
      kind,
      reason,
      listed_by: by,
      listed_at: clock.now(),
    })
    .returning('barred_id')
    .executeTakeFirstOrThrow()
  return barred_id
}

/** Why somebody was listed, and when that ended; undefined for a listing that there is not. */
export const findBarred = (db: Pick<Tx, 'selectFrom'>, barredId: bigint) =>
  db
    .selectFrom('kyc.barred')
    .select(['kind', 'lifted_at'])
    .where('barred_id', '=', barredId)
    .executeTakeFirst()

/** Lets a listed CPF be confirmed again; undefined where it is not listed. */
export const liftBarred = ({ clock }: Pick<Deps, 'clock'>, tx: Tx, barredId: bigint) =>
  tx
    .updateTable('kyc.barred')
    .set({ lifted_at: clock.now() })
    .where('barred_id', '=', barredId)
    .where('lifted_at', 'is', null)
    .returning('kind')
    .executeTakeFirst()

/** Who is or was listed, the last first; `next` continues. */
export async function listBarred(
  { db }: Pick<Deps, 'db'>,
  before?: bigint,
): Promise<{ readonly people: readonly Barred[]; readonly next: string | null }> {
  let query = db
    .selectFrom('kyc.barred')
    .selectAll()
    .orderBy('barred_id', 'desc')
    .limit(PAGE + 1)
  if (before !== undefined) query = query.where('barred_id', '<', before)
  const rows = await query.execute()
  const people = rows.slice(0, PAGE)
  return { people, next: rows.length > PAGE ? String(people.at(-1)!.barred_id) : null }
}
