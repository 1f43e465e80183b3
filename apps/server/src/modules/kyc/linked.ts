import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { LinkedPage, LinkedPlayer } from '../../platform/linked-player.ts'
import { findIdByCpf } from './desk.ts'

type Room = Pick<Deps, 'db'>

/** Notes that a player tried the CPF of another; the newest try of the two is kept. */
export async function noteTakenCpf(deps: Deps, playerId: bigint, cpf: string): Promise<void> {
  const ownerId = await findIdByCpf(deps, cpf)
  if (ownerId === null) return
  const at = deps.clock.now()
  await deps.db
    .insertInto('kyc.taken_try')
    .values({ player_id: playerId, owner_id: ownerId, at })
    .onConflict((conflict) => conflict.columns(['player_id', 'owner_id']).doUpdateSet({ at }))
    .execute()
}

/** Players whose CPF this one tried, and those who tried this one's. */
export async function sharingCpf({ db }: Room, page: LinkedPage): Promise<LinkedPlayer[]> {
  const { rows } = await sql<LinkedPlayer>`
    SELECT player_id, max(at) AS at, '' AS shared FROM (
      SELECT owner_id AS player_id, at FROM kyc.taken_try WHERE player_id = ${page.playerId}
      UNION ALL
      SELECT player_id, at FROM kyc.taken_try WHERE owner_id = ${page.playerId}
    ) AS tried
    WHERE ${page.before}::bigint IS NULL OR player_id < ${page.before}::bigint
    GROUP BY player_id ORDER BY player_id DESC LIMIT ${page.limit}`.execute(db)
  return rows
}

/** Other players who showed the same picture of a document or face, byte for byte. */
export async function sharingPictures({ db }: Room, page: LinkedPage): Promise<LinkedPlayer[]> {
  const { rows } = await sql<LinkedPlayer>`
    SELECT player_id, max(sent_at) AS at, '' AS shared FROM kyc.document
    WHERE digest = ANY (ARRAY(SELECT digest FROM kyc.document WHERE player_id = ${page.playerId}))
      AND player_id <> ${page.playerId}
      AND (${page.before}::bigint IS NULL OR player_id < ${page.before}::bigint)
    GROUP BY player_id ORDER BY player_id DESC LIMIT ${page.limit}`.execute(db)
  return rows
}
