import { spawnSync } from 'node:child_process'
import { installPackages } from './debian.ts'

const isThere = () => spawnSync('redis-server', ['--version']).status === 0

/** Installs Debian's Redis where there is none; where that fails, its tests say that they are skipped. */
export function ensureRedis() {
  if (isThere()) return
  process.stdout.write('Installing Redis from the Debian packages…\n')
  try {
    installPackages('redis-server')
  } catch (error) {
    process.stdout.write(`Redis is missing: ${(error as Error).message}\n`)
  }
}
