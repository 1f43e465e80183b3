import { readFile } from 'node:fs/promises'
import type {
  LeaguePack,
  ScoresPack,
  RacePack,
  RallyPack,
  ReplayPack,
  SetsPack,
} from '@jogada/core/sports/packs'
import { footballProgramme, pastMatches } from './football-replays.ts'
import type { Programme } from './replay-schedule.ts'
import { scoresProgramme } from './scores-replays.ts'
import { pastRallies, pastSetMatches, setsProgramme } from './sets-replays.ts'

const FOLDER = new URL('../../../../packs/', import.meta.url)

type Pack = LeaguePack | ReplayPack | RacePack | RallyPack | SetsPack | ScoresPack

async function read<P extends Pack>(name: string, format: P['format']): Promise<P> {
  const pack = JSON.parse(await readFile(new URL(name, FOLDER), 'utf8')) as P
  if (pack.format !== format || pack.version !== 1) throw new Error(`${name} is not a ${format}`)
  return pack
}

/** Brazil's Série A, then La Liga: results and coming fixtures. Throws on another format. */
export const readLeaguePacks = (): Promise<LeaguePack[]> =>
  Promise.all(
    ['serie-a.json', 'la-liga.json'].map((name) => read<LeaguePack>(name, 'jogada-league')),
  )

/** Past World Cup matches, goal by goal. Throws on another format. */
export const readReplayPack = () => read<ReplayPack>('world-cups.json', 'jogada-replay')

/** Formula 1: results and coming races. Throws on another format. */
export const readRacePack = () => read<RacePack>('formula-1.json', 'jogada-races')

/** Past badminton matches, rally by rally. Throws on another format. */
export const readRallyPack = () => read<RallyPack>('badminton.json', 'jogada-rallies')

/** Past matches of German volleyball, set by set. Throws on another format. */
export const readVolleyballPack = () => read<SetsPack>('volleyball.json', 'jogada-sets')

/** Past ATP matches of 2017, set by set. Throws on another format. */
export const readTennisPack = () => read<SetsPack>('tennis.json', 'jogada-sets')

/**
 * Past football, basketball, baseball, American football and snooker by score. Throws
 * on another format.
 */
export const readScoresPacks = (): Promise<ScoresPack[]> =>
  Promise.all(
    ['past-football.json', 'nba.json', 'mlb.json', 'nfl.json', 'snooker.json'].map((name) =>
      read<ScoresPack>(name, 'jogada-scores'),
    ),
  )

/** Everything that is shown again, by sport. */
export async function readProgrammes(): Promise<Programme[]> {
  const [cups, rallies, volleyball, tennis, scores] = await Promise.all([
    readReplayPack(),
    readRallyPack(),
    readVolleyballPack(),
    readTennisPack(),
    readScoresPacks(),
  ])
  return [
    footballProgramme(pastMatches(cups)),
    setsProgramme('badminton', pastRallies(rallies)),
    setsProgramme('volleyball', pastSetMatches(volleyball, 'volleyball')),
    setsProgramme('tennis', pastSetMatches(tennis, 'tennis')),
    ...scores.map(scoresProgramme),
  ]
}
