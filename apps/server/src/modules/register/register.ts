import type { Deps } from '../../deps.ts'
import type { HashedTable } from '../../platform/vault/keep-keys.ts'

/** What the regulator's register says of a CPF. */
export type RegisterAnswer =
  | { readonly isListed: false }
  | { readonly isListed: true; readonly until: Date | null }

/**
 * Whoever can ask the register; the regulator's adapter is another. Rejects when it is
 * out of reach.
 */
export type ExclusionRegister = (cpf: string) => Promise<RegisterAnswer>

/** What of the register is kept by its hash alone. */
export const hashedRegister: readonly HashedTable[] = [
  { table: 'exclusion.local_register', needed: 'until IS NULL OR until > now()' },
]

const DOMAIN = 'exclusion.local_register.cpf'

/** The register that stands in for the regulator's: rows of our own database. */
export const localRegister =
  ({ db, vault, clock }: Pick<Deps, 'db' | 'vault' | 'clock'>): ExclusionRegister =>
  async (cpf) => {
    const row = await db
      .selectFrom('exclusion.local_register')
      .select('until')
      .where('cpf_index', 'in', vault.indexes(cpf, DOMAIN))
      .where((is) => is.or([is('until', 'is', null), is('until', '>', clock.now())]))
      .executeTakeFirst()
    return row ? { isListed: true, until: row.until } : { isListed: false }
  }

/** Puts a CPF on the local register; a longer exclusion stands, and none is made shorter. */
export async function listLocally(
  { db, vault, clock }: Pick<Deps, 'db' | 'vault' | 'clock'>,
  cpf: string,
  until: Date | null,
): Promise<void> {
  await db
    .insertInto('exclusion.local_register')
    .values({
      cpf_index: vault.index(cpf, DOMAIN),
      index_keys: [vault.currentKey],
      listed_at: clock.now(),
      until,
    })
    .onConflict((conflict) =>
      conflict
        .column('cpf_index')
        .doUpdateSet({ until })
        .where((is) =>
          until === null ? is.lit(true) : is('exclusion.local_register.until', '<', until),
        ),
    )
    .execute()
}
