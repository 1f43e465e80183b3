import type { Kysely } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'
import { CPF_DOMAIN } from './sealed.ts'

type Said = { readonly playerId: bigint; readonly cpf: string }

/** The hint of a picture that only a person decides on: a date of a minor was said before. */
export const UNDER_AGE_HINT = 'said_under_age'
/** The same for a picture that was shown before it was known of whom: no check compared the two. */
export const BEFORE_PERSON_HINT = 'before_person'

/** Keeps that a player said a birth date of somebody under age for a CPF. */
export const noteUnderAge = (
  { db, vault, clock }: Pick<Deps, 'db' | 'vault' | 'clock'>,
  { playerId, cpf }: Said,
) =>
  db
    .insertInto('kyc.under_age_try')
    .values({
      player_id: playerId,
      cpf_index: vault.index(cpf, CPF_DOMAIN),
      index_keys: [vault.currentKey],
      at: clock.now(),
    })
    .execute()

/** Whether this account, or any for this CPF, ever said a birth date of somebody under age. */
export async function saidUnderAge(
  db: Pick<Kysely<Tables>, 'selectFrom'>,
  { vault }: Pick<Deps, 'vault'>,
  { playerId, cpf }: Said,
): Promise<boolean> {
  const row = await db
    .selectFrom('kyc.under_age_try')
    .select('try_id')
    .where((is) =>
      is.or([
        is('player_id', '=', playerId),
        is('cpf_index', 'in', vault.indexes(cpf, CPF_DOMAIN)),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Has a person look again at the pictures of a player that were approved or wait, since what they
 * must show, a name, a CPF or a birth date, was said only now.
 */
export async function lookAgain(
  tx: Pick<Kysely<Tables>, 'selectFrom' | 'updateTable'>,
  deps: Pick<Deps, 'vault'>,
  person: Said,
): Promise<void> {
  const isMinor = await saidUnderAge(tx, deps, person)
  const hint = isMinor ? UNDER_AGE_HINT : BEFORE_PERSON_HINT
  await tx
    .updateTable('kyc.document')
    .set({ state: 'waiting', hint, decided_at: null, decided_by: null })
    .where('player_id', '=', person.playerId)
    .where('state', 'in', ['waiting', 'approved'])
    // what else a person was to look at stays said
    .where((is) =>
      is.or([
        is.val(isMinor),
        is('state', '=', 'approved'),
        is('hint', 'is', null),
        is('hint', 'like', 'check\\_%'),
      ]),
    )
    .execute()
}
