import { auth } from './ru-ru/auth.ts'
import { bets } from './ru-ru/bets.ts'
import { care } from './ru-ru/care.ts'
import { cash } from './ru-ru/cash.ts'
import { checks } from './ru-ru/checks.ts'
import { common } from './ru-ru/common.ts'
import { dice } from './ru-ru/dice.ts'
import { draws } from './ru-ru/draws.ts'
import { errors } from './ru-ru/errors.ts'
import { fairness } from './ru-ru/fairness.ts'
import { game } from './ru-ru/game.ts'
import { gameRecords } from './ru-ru/game-records.ts'
import { help } from './ru-ru/help.ts'
import { home } from './ru-ru/home.ts'
import { kyc } from './ru-ru/kyc.ts'
import { limits } from './ru-ru/limits.ts'
import { limbo } from './ru-ru/limbo.ts'
import { mines } from './ru-ru/mines.ts'
import { rowDouble } from './ru-ru/row-double.ts'
import { lobby } from './ru-ru/lobby.ts'
import { offers } from './ru-ru/offers.ts'
import { search } from './ru-ru/search.ts'
import { security } from './ru-ru/security.ts'
import { rewards } from './ru-ru/rewards.ts'
import { shell } from './ru-ru/shell.ts'
import { slip } from './ru-ru/slip.ts'
import { sport } from './ru-ru/sport.ts'
import { wallet } from './ru-ru/wallet.ts'
import { yearly } from './ru-ru/yearly.ts'
import type { ptBr } from './pt-br.ts'
import type { Translation } from './translation.ts'

export const ruRu: Translation<typeof ptBr> = {
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
