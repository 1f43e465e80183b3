import { totalmem } from 'node:os'

const mebibyte = 1024 * 1024

const common: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '200',
  jit: 'off',
}

const forgetful: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  max_wal_size: '1GB',
  // databases of minutes, by the hundred: a worker for each in turn cost more than it won
  autovacuum: 'off',
}

/**
 * Server settings. Durable ones lose no acknowledged commit when the machine stops; the others are
 * for tests. Checkpoints are far apart because each one makes the next write of every page larger.
 */
export function postgresSettings(durable: boolean): Record<string, string> {
  return durable ? { ...common, ...lasting() } : { ...common, ...forgetful }
}

const lasting = () => ({
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: `${sharedBuffersMib(availableMemory())}MB`,
  max_wal_size: '4GB',
  checkpoint_timeout: '30min',
  checkpoint_completion_target: '0.9',
})

/** An eighth of the memory, between 256 MiB and 2 GiB. */
const sharedBuffersMib = (bytes: number) =>
  Math.min(2048, Math.max(256, Math.floor(bytes / 8 / mebibyte)))

function availableMemory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}
