import { auth } from './de-de/auth.ts'
import { bets } from './de-de/bets.ts'
import { care } from './de-de/care.ts'
import { cash } from './de-de/cash.ts'
import { checks } from './de-de/checks.ts'
import { common } from './de-de/common.ts'
import { dice } from './de-de/dice.ts'
import { draws } from './de-de/draws.ts'
import { errors } from './de-de/errors.ts'
import { fairness } from './de-de/fairness.ts'
import { game } from './de-de/game.ts'
import { gameRecords } from './de-de/game-records.ts'
import { help } from './de-de/help.ts'
import { home } from './de-de/home.ts'
import { kyc } from './de-de/kyc.ts'
import { limits } from './de-de/limits.ts'
import { limbo } from './de-de/limbo.ts'
import { mines } from './de-de/mines.ts'
import { rowDouble } from './de-de/row-double.ts'
import { lobby } from './de-de/lobby.ts'
import { offers } from './de-de/offers.ts'
import { search } from './de-de/search.ts'
import { security } from './de-de/security.ts'
import { rewards } from './de-de/rewards.ts'
import { shell } from './de-de/shell.ts'
import { slip } from './de-de/slip.ts'
import { sport } from './de-de/sport.ts'
import { wallet } from './de-de/wallet.ts'
import { yearly } from './de-de/yearly.ts'
import type { ptBr } from './pt-br.ts'
import type { Translation } from './translation.ts'

export const deDe: Translation<typeof ptBr> = {
  auth,
  bets,
  care,
  cash,
  checks,
  common,
  dice,
  draws,
  errors,
  fairness,
  game,
  gameRecords,
  help,
  home,
  kyc,
  limbo,
  limits,
  mines,
  rowDouble,
  lobby,
  offers,
  search,
  security,
  rewards,
  shell,
  slip,
  sport,
  wallet,
  yearly,
}
