import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import type { Client } from 'pg'
import { copyOut } from './copy-query.ts'

/** What a `COPY … TO STDOUT` gave: its rows, and the SHA-256 of its text in hexadecimal. */
export type Copied = { readonly rows: bigint; readonly sha256: string }

/**
 * Writes what the statement gives to a new file, compressed by Zstandard. When it throws, nothing is left
 * of the file; one that was there before is left alone.
 */
export async function copyToFile(client: Client, statement: string, path: string): Promise<Copied> {
  const file = (await open(path, 'wx', 0o600)).createWriteStream({ flush: true })
  const { seen, digest } = hashing()
  const written = pipeline(seen, createZstdCompress(), file)
  try {
    const [rows] = await Promise.all([copyOut(client, statement, seen), written])
    return { rows, sha256: digest() }
  } catch (error) {
    seen.destroy()
    await written.catch(() => undefined)
    await rm(path, { force: true })
    throw error
  }
}

/** Counts and hashes what the statement gives and keeps nothing of it. */
export async function digestOf(client: Client, statement: string): Promise<Copied> {
  const { seen, digest } = hashing()
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const [rows] = await Promise.all([copyOut(client, statement, seen), pipeline(seen, nowhere)])
  return { rows, sha256: digest() }
}

/** Passes a text on and hashes it on the way. */
export function hashing(): { readonly seen: Transform; readonly digest: () => string } {
  const hash = createHash('sha256')
  const seen = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { seen, digest: () => hash.digest('hex') }
}
