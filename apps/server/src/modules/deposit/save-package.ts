import type { Transaction } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'
import type { Package } from './order-store.ts'

/** Every package, offered or not, by place and sort. */
export const allPackages = ({ db }: Deps): Promise<Package[]> =>
  db
    .selectFrom('deposit.package')
    .selectAll()
    .orderBy('currency')
    .orderBy('sort')
    .orderBy('package_id')
    .execute()

/** A package before it is changed, locked until the transaction ends; undefined when it is new. */
export const lockPackage = (
  tx: Transaction<Tables>,
  packageId: string,
): Promise<Package | undefined> =>
  tx
    .selectFrom('deposit.package')
    .selectAll()
    .where('package_id', '=', packageId)
    .forUpdate()
    .executeTakeFirst()

/** Writes a package as it is from now on; orders that were made keep their price and gift. */
export async function savePackage(tx: Transaction<Tables>, one: Package): Promise<void> {
  const { package_id: _, ...terms } = one
  await tx
    .insertInto('deposit.package')
    .values(one)
    .onConflict((conflict) => conflict.column('package_id').doUpdateSet(terms))
    .execute()
}

/**
 * Whether a change gives more for the same money; a new package with a gift does. The bonus popup's
 * gift is what play has earned, so that a lower price gives more there.
 */
export function givesMore(before: Package | undefined, after: Package): boolean {
  if (!after.is_offered) return false
  if (isPopup(after) && (!before?.is_offered || after.price < before.price)) return true
  return (
    after.gift > 0n &&
    (!before?.is_offered ||
      after.gift_campaign !== before.gift_campaign ||
      after.gift * before.price > before.gift * after.price)
  )
}

/** Whether the bonus popup sells a package. */
export const isPopup = ({ currency }: Pick<Package, 'currency'>): boolean => currency === 'EXPPAY'
