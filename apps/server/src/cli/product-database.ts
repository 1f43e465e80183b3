import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runningPostgresUrl, startPostgres } from '@jogada/postgres'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Where the product keeps its data when nothing else is said. */
export const dataFolder = () => resolve(root, process.env['DATA_DIR'] ?? '.data')

/**
 * The database of the environment, or the embedded one, which is started when it does not run; with
 * `isNew` its folder must not exist yet. Null when there is none.
 */
export async function openProductDatabase({ isNew = false } = {}) {
  const { DATABASE_URL } = process.env
  const none = async () => undefined
  if (DATABASE_URL) return { url: DATABASE_URL, stop: none }
  const dataDir = resolve(dataFolder(), 'postgres')
  if (existsSync(dataDir) === isNew) return null
  const running = await runningPostgresUrl(dataDir)
  return running ? { url: running, stop: none } : startPostgres({ dataDir })
}
