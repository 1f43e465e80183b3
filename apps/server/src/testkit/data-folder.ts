import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A folder for what the servers of a test file keep in files; it is gone after the last test. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jogada-data-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}
