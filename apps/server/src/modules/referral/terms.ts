import type { Selectable } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Tables } from '../../tables.ts'

export type Terms = Selectable<Tables['referral.terms']>

/** The operator's terms of the referral scheme. */
export const readTerms = ({ db }: Deps): Promise<Terms> =>
  db.selectFrom('referral.terms').selectAll().executeTakeFirstOrThrow()
