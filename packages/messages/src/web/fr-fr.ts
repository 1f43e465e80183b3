import { auth } from './fr-fr/auth.ts'
import { bets } from './fr-fr/bets.ts'
import { care } from './fr-fr/care.ts'
import { cash } from './fr-fr/cash.ts'
import { checks } from './fr-fr/checks.ts'
import { common } from './fr-fr/common.ts'
import { dice } from './fr-fr/dice.ts'
import { draws } from './fr-fr/draws.ts'
import { errors } from './fr-fr/errors.ts'
import { fairness } from './fr-fr/fairness.ts'
import { game } from './fr-fr/game.ts'
import { gameRecords } from './fr-fr/game-records.ts'
import { help } from './fr-fr/help.ts'
import { home } from './fr-fr/home.ts'
import { kyc } from './fr-fr/kyc.ts'
import { limits } from './fr-fr/limits.ts'
import { limbo } from './fr-fr/limbo.ts'
import { mines } from './fr-fr/mines.ts'
import { rowDouble } from './fr-fr/row-double.ts'
import { lobby } from './fr-fr/lobby.ts'
import { offers } from './fr-fr/offers.ts'
import { search } from './fr-fr/search.ts'
import { security } from './fr-fr/security.ts'
import { rewards } from './fr-fr/rewards.ts'
import { shell } from './fr-fr/shell.ts'
import { slip } from './fr-fr/slip.ts'
import { sport } from './fr-fr/sport.ts'
import { wallet } from './fr-fr/wallet.ts'
import { yearly } from './fr-fr/yearly.ts'
import type { ptBr } from './pt-br.ts'
import type { Translation } from './translation.ts'

export const frFr: Translation<typeof ptBr> = {
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
