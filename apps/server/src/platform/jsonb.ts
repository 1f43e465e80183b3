import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** A value for a column of `jsonb`; the driver itself takes a list for one of PostgreSQL's own. */
export const jsonb = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::jsonb`
