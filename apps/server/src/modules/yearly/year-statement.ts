import type { YearStatement } from '@jogada/contract/yearly'
import { formatMoney } from '@jogada/core'
import { formatCnpj } from '@jogada/core/documents/cnpj'
import { formatCpf, maskCpf } from '@jogada/core/documents/cpf'
import { licenceProfile } from '@jogada/core/licence/profile'
import type { YearResult } from '@jogada/core/wallet/yearly'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { getPlayer } from '../account/index.ts'
import { findPerson } from '../kyc/index.ts'
import { localYear, readYear } from './read-year.ts'
import type { YearBalance } from './read-year.ts'

/** Under what name players know the operator's product. */
export const BRAND = 'Jogada'

/** Refuses with `not_found` where the licence asks for no statements. */
export function refuseWithoutStatements({ env }: Pick<Deps, 'env'>): void {
  if (!licenceProfile(env.LICENCE_PROFILE).statement.yearly) throw new Refusal('not_found')
}

/** The years of a player since the account was opened, the newest first; the first still runs. */
export async function yearsOf(
  deps: Deps,
  playerId: bigint,
): Promise<{ readonly year: string; readonly soFar: boolean }[]> {
  refuseWithoutStatements(deps)
  const { registered_at: since } = await getPlayer(deps.db, playerId)
  const [first, last] = [Number(localYear(since)), Number(localYear(deps.clock.now()))]
  return Array.from({ length: last - first + 1 }, (_, ago) => ({
    year: String(last - ago),
    soFar: ago === 0,
  }))
}

/**
 * The statement of a year of one player: facts, of which nobody's tax is decided. The CPF is masked
 * but on paper. Refuses with `not_found` a year before the account or after this one.
 */
export async function yearStatement(
  deps: Deps,
  playerId: bigint,
  { year, isPaper }: { readonly year: string; readonly isPaper: boolean },
): Promise<YearStatement> {
  const known = (await yearsOf(deps, playerId)).find((one) => one.year === year)
  if (!known) throw new Refusal('not_found')
  const [facts, person, player] = await Promise.all([
    readYear(deps, [playerId], year),
    findPerson(deps, playerId),
    getPlayer(deps.db, playerId),
  ])
  const { sports, games, total, before, after } = facts.get(playerId)!
  const { LICENCE_HOLDER, LICENCE_CNPJ } = deps.env
  return {
    year,
    soFar: known.soFar,
    madeAt: deps.clock.now().toISOString(),
    operator: {
      name: LICENCE_HOLDER ?? null,
      cnpj: LICENCE_CNPJ === undefined ? null : formatCnpj(LICENCE_CNPJ),
    },
    brand: BRAND,
    player: {
      name: person?.name ?? player.name,
      cpf: person ? (isPaper ? formatCpf : maskCpf)(person.cpf) : null,
    },
    sports: textsOf(sports),
    games: textsOf(games),
    total: textsOf(total),
    before: balanceTexts(before),
    after: balanceTexts(after),
  }
}

const textsOf = ({ stakes, prizes, result }: YearResult) => ({
  stakes: formatMoney(stakes),
  prizes: formatMoney(prizes),
  result: formatMoney(result),
})

const balanceTexts = ({ day, cash, held, withdrawing, total }: YearBalance) => ({
  day,
  cash: formatMoney(cash),
  held: formatMoney(held),
  withdrawing: formatMoney(withdrawing),
  total: formatMoney(total),
})
