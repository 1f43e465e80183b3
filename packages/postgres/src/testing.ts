import { inject } from 'vitest'
import type { MigrationSource } from './migrate.ts'
import { createDatabaseOn, createSortedDatabaseOn } from './test-database.ts'
import type { TestDatabase } from './test-database.ts'

export type { TestDatabase } from './test-database.ts'

/** Where the server of this test run is. */
export type PostgresUrl = string

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  export interface ProvidedContext {
    postgresUrl: PostgresUrl
  }
}

/** A fresh migrated database on the server of this test run; drop it when the file ends. */
export const createTestDatabase = (sources: readonly MigrationSource[]): Promise<TestDatabase> =>
  createDatabaseOn(inject('postgresUrl'), sources)

/** `createTestDatabase` with texts sorted as in English, not by their bytes. */
export const createSortedTestDatabase = (
  sources: readonly MigrationSource[],
): Promise<TestDatabase> =>
  createSortedDatabaseOn(inject('postgresUrl'), { language: 'en-US', sources })
