import { readFile } from 'node:fs/promises'
import type { LeaguePack, ReplayPack } from '@jogada/core/sports/packs'

const FOLDER = new URL('../../../../packs/', import.meta.url)

const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(name, FOLDER), 'utf8'))

/** Brazil's Série A: results and coming fixtures. Throws when the pack has another format. */
export async function readLeaguePack(): Promise<LeaguePack> {
  const pack = (await read('serie-a.json')) as LeaguePack
  if (pack.format !== 'jogada-league' || pack.version !== 1) throw new Error('not a league pack')
  return pack
}

/** Past World Cup matches, goal by goal. Throws when the pack has another format. */
export async function readReplayPack(): Promise<ReplayPack> {
  const pack = (await read('world-cups.json')) as ReplayPack
  if (pack.format !== 'jogada-replay' || pack.version !== 1) throw new Error('not a replay pack')
  return pack
}
