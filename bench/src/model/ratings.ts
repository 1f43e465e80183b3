// Elo ratings learned match by match on the packs of tennis and volleyball: each match is forecast
// before it is learned, and the second half is judged beside base rates.
import { readFileSync } from 'node:fs'
import { ELO_OF, eloRatings } from '@jogada/core/models/elo'
import { setsOf } from '@jogada/core/sports/packs'
import type { SetsPack } from '@jogada/core/sports/packs'

const read = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../apps/server/packs/${name}.json`, import.meta.url), 'utf8'),
  ) as SetsPack

type Said = { readonly chance: number; readonly won: boolean }

/** What was said and what came, of the second half of the matches played to their end. */
function secondHalf(pack: SetsPack): Said[] {
  const ratings = eloRatings(ELO_OF[pack.sport])
  const said = pack.rows
    .filter(([, , , , , , ending]) => ending === null)
    .map((row): Said => {
      const [, , , home, away] = row
      const won = setsOf(row).filter((set) => set.home > set.away).length * 2 > setsOf(row).length
      const match = { home: String(home), away: String(away) }
      const chance = ratings.chance(match)
      ratings.learn({ ...match, outcome: won ? 1 : 0 })
      return { chance, won }
    })
  return said.slice(said.length >> 1)
}

const mean = (said: readonly Said[], score: (each: Said) => number) =>
  said.reduce((sum, each) => sum + score(each), 0) / said.length

/** Prints log-loss, Brier score and hit rate of the ratings, and the log-loss of base rates. */
export function printRatings() {
  console.log('\nElo, second half   matches  log-loss   Brier  accuracy   base rate')
  for (const sport of ['tennis', 'volleyball'] as const) {
    const said = secondHalf(read(sport))
    const rate = mean(said, ({ won }) => (won ? 1 : 0))
    const loss = (p: number, won: boolean) => -Math.log(won ? p : 1 - p)
    const scores = [
      mean(said, ({ chance, won }) => loss(chance, won)),
      mean(said, ({ chance, won }) => (chance - (won ? 1 : 0)) ** 2),
      mean(said, ({ chance, won }) => (chance > 0.5 === won ? 1 : 0)),
      mean(said, ({ won }) => loss(rate, won)),
    ].map((score) => score.toFixed(4).padStart(9))
    console.log(`${sport.padEnd(16)} ${String(said.length).padStart(9)} ${scores.join(' ')}`)
  }
}
