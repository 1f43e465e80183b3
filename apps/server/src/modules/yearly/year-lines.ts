import { formatMoney } from '@jogada/core'
import { maskCpf } from '@jogada/core/documents/cpf'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { playersAfter, testPlayers } from '../account/index.ts'
import { cpfsOf } from '../kyc/index.ts'
import { localYear, readYear, saysAnything } from './read-year.ts'
import { BRAND, refuseWithoutStatements } from './year-statement.ts'

const PAGE = 200

/** One player's year in the file of all; the CPF is masked. */
export type YearLine = Readonly<Record<(typeof yearColumns)[number], string | null>>

export const yearColumns = [
  'playerId',
  'cpf',
  'year',
  'brand',
  'sportsStakes',
  'sportsPrizes',
  'sportsResult',
  'gamesStakes',
  'gamesPrizes',
  'gamesResult',
  'result',
  'balanceBefore',
  'balanceAfter',
] as const

/** Refuses a year that nobody has a statement of. */
export function checkYear(deps: Deps, year: string): void {
  refuseWithoutStatements(deps)
  if (year > localYear(deps.clock.now())) throw new Refusal('invalid_input', { fields: 'year' })
}

/**
 * A page of what a year came to for players who played in it or had money at one of its ends, by
 * their number, those after a place. Test players are left out, as in every report.
 */
export async function yearLines(
  deps: Deps,
  year: string,
  place: string | undefined,
): Promise<{ readonly rows: readonly YearLine[]; readonly next: string | null }> {
  const hidden = new Set(await testPlayers(deps))
  let after = BigInt(place ?? 0)
  for (;;) {
    const players = await playersAfter(deps.db, after, PAGE)
    if (players.length === 0) return { rows: [], next: null }
    after = players.at(-1)!
    const facts = await readYear(
      deps,
      players.filter((player) => !hidden.has(player)),
      year,
    )
    const said = [...facts].filter(([, one]) => saysAnything(one))
    if (said.length === 0) continue
    const cpfs = await cpfsOf(
      deps,
      said.map(([playerId]) => playerId),
    )
    const rows = said.map(([playerId, { sports, games, total, before, after: end }]): YearLine => {
      const cpf = cpfs.get(playerId)
      return {
        playerId: String(playerId),
        cpf: cpf === undefined ? null : maskCpf(cpf),
        year,
        brand: BRAND,
        sportsStakes: formatMoney(sports.stakes),
        sportsPrizes: formatMoney(sports.prizes),
        sportsResult: formatMoney(sports.result),
        gamesStakes: formatMoney(games.stakes),
        gamesPrizes: formatMoney(games.prizes),
        gamesResult: formatMoney(games.result),
        result: formatMoney(total.result),
        balanceBefore: formatMoney(before.total),
        balanceAfter: formatMoney(end.total),
      }
    })
    return { rows, next: String(after) }
  }
}
