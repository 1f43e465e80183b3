// Writes the packs of apps/server/packs from a folder of open data:
//   node scripts/import-open-data.ts <folder> [first fixture date, default today]
import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { laLigaPack } from './open-data/la-liga.ts'
import { serieAPack } from './open-data/league-pack.ts'
import { pastFootballPack } from './open-data/past-football-pack.ts'
import { formulaOnePack } from './open-data/race-pack.ts'
import { badmintonPack } from './open-data/rally-pack.ts'
import { mlbPack, nbaPack, nflPack, snookerPack } from './open-data/scores-pack.ts'
import { tennisPack, volleyballPack } from './open-data/sets-pack.ts'
import { worldCupsPack } from './open-data/replay-pack.ts'

const [folder, from = new Date().toISOString().slice(0, 10)] = process.argv.slice(2)
if (!folder || !/^\d{4}-\d{2}-\d{2}$/.test(from)) {
  console.error('usage: node scripts/import-open-data.ts <folder> [YYYY-MM-DD]')
  process.exit(2)
}

const root = join(import.meta.dirname, '..')
const target = join(root, 'apps', 'server', 'packs')
const packs = {
  'serie-a.json': await serieAPack(folder, from),
  'world-cups.json': await worldCupsPack(folder),
  'la-liga.json': await laLigaPack(folder, from),
  'formula-1.json': formulaOnePack(folder, from),
  'badminton.json': badmintonPack(folder),
  'tennis.json': tennisPack(folder),
  'volleyball.json': volleyballPack(folder),
  'past-football.json': await pastFootballPack(folder),
  'nba.json': nbaPack(folder),
  'mlb.json': mlbPack(folder),
  'nfl.json': nflPack(folder),
  'snooker.json': snookerPack(folder),
}
for (const [name, pack] of Object.entries(packs)) {
  await writeFile(join(target, name), JSON.stringify(pack))
}
// Formatted, a row takes a line, so that a new import shows in a review as the rows that changed.
execFileSync(join(root, 'node_modules', '.bin', 'oxfmt'), [target])
