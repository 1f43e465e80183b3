import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import type { Client } from 'pg'
import { copyOut } from './copy-query.ts'

/** What a `COPY … TO STDOUT` gave: its rows, and the SHA-256 of its text in hexadecimal. */
export type Copied = { readonly rows: bigint; readonly sha256: string }

/** Writes what the statement gives to a new file, compressed by Zstandard. */
export async function copyToFile(client: Client, statement: string, path: string): Promise<Copied> {
  const { seen, digest } = hashing()
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true })
  const written = pipeline(seen, createZstdCompress(), file)
  const [rows] = await Promise.all([copyOut(client, statement, seen), written])
  return { rows, sha256: digest() }
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
