import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Deps } from '../../deps.ts'
import { placeOf } from '../../platform/vault/seal-tables.ts'
import type { SealedTable } from '../../platform/vault/seal-tables.ts'

/** Files name people by CPF: they stand sealed. */
export const sealedRegulator: readonly SealedTable[] = [
  { table: 'regulator.file', key: ['file_id'], columns: { content: 'bytea' }, batch: 20 },
]

const place = (fileId: string) => placeOf('regulator.file', 'content', fileId)

const compress = promisify<Buffer, Buffer>(gzip)
const expand = promisify<Buffer, Buffer>(gunzip)

/** A file as it is kept: a tenth of its size, and readable to whoever holds the data keys alone. */
export const keptContent = async ({ vault }: Pick<Deps, 'vault'>, fileId: string, text: Buffer) =>
  vault.sealBytes(await compress(text), place(fileId))

/** The bytes of a file as they go out. */
export const sentContent = ({ vault }: Pick<Deps, 'vault'>, fileId: string, kept: Buffer) =>
  expand(vault.openBytes(kept, place(fileId)))
