import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ledgerMigrations } from '@jogada/ledger'
import { createPool, migrate, startPostgres } from '@jogada/postgres'
import type { RunningPostgres } from '@jogada/postgres'
import type { Wallets } from './contender.ts'
import { openWallets } from './dice-bets.ts'
import { openRivalWallets } from './rivals/rivals.ts'

export type BenchDatabase = Pick<RunningPostgres, 'url' | 'pid' | 'drop'>

/** A durable embedded database with every table of the benchmark, filled and analysed. */
export async function openDatabase(wallets: Wallets): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jogada-bench-'))
  await chmod(dataDir, 0o755)
  const server = await startPostgres({
    dataDir,
    settings: { max_wal_size: '16GB', max_connections: '400' },
  })
  const sources = [
    ledgerMigrations,
    { name: 'bench', dir: new URL('./migrations/', import.meta.url) },
  ]
  await migrate({ url: server.url, sources })
  await openWallets(server.url, wallets)
  await openRivalWallets(server.url, wallets)
  await vacuum(server.url)
  return {
    url: server.url,
    pid: server.pid,
    drop: () => server.drop(),
  }
}

/** Fresh statistics and no dead rows, so that no cleaning comes in between. */
export async function vacuum(url: string): Promise<void> {
  const pool = createPool({ url, as: 'owner', max: 1 })
  await pool.query('VACUUM ANALYZE')
  await pool.end()
}
