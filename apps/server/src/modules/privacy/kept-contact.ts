import type { Kysely } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'
import { yearsAfter } from './kept-years.ts'
import { contactPlace } from './sealed.ts'

/** How a person was reached when they closed their account. */
export type Contact = { readonly email: string; readonly phone: string; readonly name: string }

/** Keeps sealed how the holder of an account that is being closed is reached, until it is erased. */
export async function keepContact(
  { vault, clock }: Pick<Deps, 'vault' | 'clock'>,
  tx: Kysely<Tables>,
  playerId: bigint,
  { email, phone, name }: Contact,
): Promise<void> {
  const contact = vault.seal(JSON.stringify({ email, phone, name }), contactPlace(playerId))
  await tx
    .insertInto('privacy.kept_contact')
    .values({ player_id: playerId, contact, until: yearsAfter(clock.now()) })
    .execute()
}

/** What is kept of those of some players who have closed their account and are not erased. */
export async function keptContacts(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  players: readonly bigint[],
): Promise<ReadonlyMap<bigint, Contact>> {
  if (players.length === 0) return new Map()
  const rows = await db
    .selectFrom('privacy.kept_contact')
    .select(['player_id', 'contact'])
    .where('player_id', 'in', players)
    .execute()
  return new Map(
    rows.map(({ player_id: playerId, contact }) => [
      playerId,
      JSON.parse(vault.open(contact, contactPlace(playerId))) as Contact,
    ]),
  )
}
