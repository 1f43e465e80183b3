import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

const PACKS = join(import.meta.dirname, '../../../server/packs')

type Named = { readonly name: string; readonly namePt?: string }

/** What of a pack has names. */
type Pack = {
  readonly teams?: readonly Named[]
  readonly sides?: readonly Named[]
  readonly competitions?: readonly Named[]
  readonly competition?: Named
}

/** The files of the open data that the server comes with. */
export const packFiles = () => readdirSync(PACKS).filter((file) => /\.json(\.gz)?$/.test(file))

/** What one of them holds. */
export function packed(file: string): Pack {
  const bytes = readFileSync(join(PACKS, file))
  return JSON.parse((bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString())
}
