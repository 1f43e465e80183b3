import type { PostalAddress } from '@jogada/core/kyc/address'
import type { Gender } from '@jogada/core/kyc/gender'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { Kysely } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Tables } from '../../../tables.ts'
import { registrationPlace } from '../sealed.ts'
import type { KycTables } from '../tables.ts'
import { genderOf, letterOf } from './gender-letter.ts'

/** What a player said of where they live and of their gender. */
export type Registration = {
  readonly address: PostalAddress | null
  readonly gender: Gender | null
}

/** One state of it; each change makes the next version. */
export type KeptRegistration = Registration & { readonly version: number; readonly at: Date }

type Row = KycTables['kyc.registration']

const addressColumns = [
  'cep',
  'street',
  'number',
  'complement',
  'district',
  'city',
  'state',
] as const satisfies readonly (keyof PostalAddress)[]

/** What a player said last, or undefined before they said anything. */
export async function findRegistration(
  { db, vault }: { readonly db: Pick<Kysely<Tables>, 'selectFrom'> } & Pick<Deps, 'vault'>,
  playerId: bigint,
): Promise<KeptRegistration | undefined> {
  const row = await db
    .selectFrom('kyc.registration')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const opened = (column: (typeof addressColumns)[number] | 'gender') =>
    vault.open(row[column]!, registrationPlace(column, row))
  return {
    version: row.version,
    at: row.said_at,
    gender: row.gender === null ? null : genderOf(opened('gender')),
    address:
      row.cep === null
        ? null
        : (Object.fromEntries(
            addressColumns.map((column) => [column, opened(column)]),
          ) as PostalAddress),
  }
}

/**
 * Keeps a state of what a player said, sealed, under its version, the first of which is 1. Tells
 * whether it is kept: false where somebody kept that version before.
 */
export async function keepRegistration(
  { db, vault }: { readonly db: Pick<Kysely<Tables>, 'insertInto'> } & Pick<Deps, 'vault'>,
  playerId: bigint,
  { address, gender, version, at }: KeptRegistration,
): Promise<boolean> {
  const key = { player_id: playerId, version }
  const seal = (column: (typeof addressColumns)[number] | 'gender', text: string | undefined) =>
    text === undefined ? null : vault.seal(text, registrationPlace(column, key))
  const row: Row = {
    ...key,
    cep: seal('cep', address?.cep),
    street: seal('street', address?.street),
    number: seal('number', address?.number),
    complement: seal('complement', address?.complement),
    district: seal('district', address?.district),
    city: seal('city', address?.city),
    state: seal('state', address?.state),
    gender: seal('gender', gender === null ? undefined : letterOf(gender)),
    said_at: at,
  }
  const kept = await db
    .insertInto('kyc.registration')
    .values(row)
    .onConflict((conflict) => conflict.columns(['player_id', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst()
  return kept !== undefined
}

/** Whether a player said all of it that the licence asks for; what was said is never taken back. */
export async function isRegistered(
  deps: Pick<Deps, 'db' | 'vault' | 'env'>,
  playerId: bigint,
): Promise<boolean> {
  const asked = licenceProfile(deps.env.LICENCE_PROFILE).kyc.registration
  if (asked.length === 0) return true
  const said = await findRegistration(deps, playerId)
  return asked.every((field) => (said?.[field] ?? null) !== null)
}
