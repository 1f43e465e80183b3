import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { hashing } from './copy-to-file.ts'
import { readManifest } from './manifest.ts'
import type { Manifest } from './manifest.ts'

/** Reads a backup back and gives its manifest; throws when a file of it is not what was written. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  for (const { name, file, sha256 } of manifest.tables) {
    const { seen, digest } = hashing()
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
    await pipeline(createReadStream(join(folder, file)), createZstdDecompress(), seen, nowhere)
    if (digest() !== sha256) throw new Error(`${name}: ${file} is not what was written`)
  }
  return manifest
}
