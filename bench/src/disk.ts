import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { quantile } from './lane/statistics.ts'

const PAGE_BYTES = 8192
const PAGES = 256
const FLUSHES = 500

/**
 * How long a page takes to reach the disk below `folder` when it is written over and flushed as
 * PostgreSQL does with its log (`fdatasync`): every commit waits for that at least once.
 */
export async function describeFlushes(folder: string): Promise<string> {
  const path = join(folder, 'flushes')
  const file = await open(path, 'w')
  try {
    await file.write(Buffer.alloc(PAGE_BYTES * PAGES))
    await file.sync()
    const page = Buffer.alloc(PAGE_BYTES, 1)
    const times: number[] = []
    for (let i = 0; i < FLUSHES; i++) {
      await file.write(page, 0, PAGE_BYTES, (i % PAGES) * PAGE_BYTES)
      const start = performance.now()
      await file.datasync()
      times.push(performance.now() - start)
    }
    const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
    return `a page reaches this disk in p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`
  } finally {
    await file.close()
    await rm(path)
  }
}
